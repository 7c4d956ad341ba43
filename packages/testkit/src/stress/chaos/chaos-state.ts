// What all parts of the trial share: the server, everybody who plays there, how far they are, and the first thing that went wrong.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerUnderTest } from '../server-under-test.ts';
import type { SimulatedPlayer } from '../simulated-player.ts';

export class ChaosState {
  readonly server: ServerUnderTest;
  readonly people = new Set<SimulatedPlayer>();
  /** Those of them who go on with other devices now and then. The others rely on what their client remembers. */
  readonly restless = new Set<SimulatedPlayer>();
  /** Those of them whose lines nobody cuts now. */
  readonly sheltered = new Set<SimulatedPlayer>();
  /** How many answers were shown, at all tables. */
  answers = 0;
  private readonly ending = new AbortController();

  constructor(server: ServerUnderTest) {
    this.server = server;
  }

  /** Everything stops, and the trial fails with this. */
  readonly fail = (error: unknown): void => this.ending.abort(error);

  /** Waits, but no longer than nothing has gone wrong. */
  async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.ending.signal });
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.pause(5);
  }

  /** All of this work, unless something goes wrong in it or elsewhere; then that is thrown. */
  async whole(work: readonly Promise<unknown>[]): Promise<void> {
    for (const one of work) one.catch(this.fail);
    await Promise.allSettled(work);
    this.ending.signal.throwIfAborted();
  }

  /** What everybody is waiting for, in words. */
  waiting(): readonly string[] {
    return [...this.people].map(({ diaryKeeper: { name }, client: { status, game } }) => {
      const at =
        game === null ? 'without a game' : `at step ${game.step} of ${game.id}, where ${game.view.asked} is asked`;
      return `${name} is ${status}, ${at}`;
    });
  }
}
