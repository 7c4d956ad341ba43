// The shared state of the stress test `chaos`: server, players, progress, first error.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerUnderTest } from '../server-under-test.ts';
import type { SimulatedPlayer } from '../simulated-player.ts';

export class ChaosState {
  readonly server: ServerUnderTest;
  readonly people = new Set<SimulatedPlayer>();
  /** Players who change their device now and then. All others rely on the memory of their client. */
  readonly restless = new Set<SimulatedPlayer>();
  /** Players whose connections are not cut at present. */
  readonly protected = new Set<SimulatedPlayer>();
  /** The number of answers shown so far, at all tables. */
  answers = 0;
  private readonly ending = new AbortController();

  constructor(server: ServerUnderTest) {
    this.server = server;
  }

  /** Stops everything: the test fails with this error. */
  readonly fail = (error: unknown): void => this.ending.abort(error);

  /** Waits, or throws the first error. */
  async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.ending.signal });
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.pause(5);
  }

  /** Waits for all of this work, or throws the first error. */
  async whole(work: readonly Promise<unknown>[]): Promise<void> {
    for (const one of work) one.catch(this.fail);
    await Promise.allSettled(work);
    this.ending.signal.throwIfAborted();
  }

  /** A description of everybody that the test waits for. */
  waiting(): readonly string[] {
    return [...this.people].map(({ recorder: { name }, client: { status, game } }) => {
      const at =
        game === null ? 'without a game' : `at step ${game.step} of ${game.id}, where ${game.view.asked} is asked`;
      return `${name} is ${status}, ${at}`;
    });
  }
}
