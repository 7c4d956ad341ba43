// Kills and restarts the server, cuts connections, and moves players to other devices.

import type { SimulatedPlayer } from '../simulated-player.ts';
import { must } from '../stress-test.ts';
import type { ChaosState } from './chaos-state.ts';

/** The probability that a restarted server is killed again, before it listens or soon after. */
const KILL_AGAIN_PROBABILITY = 0.4;
/** How many milliseconds after the usual time to listen a restarted server may still be killed. */
const KILL_AGAIN_WITHIN_MS = 200;
/** Milliseconds until all players must have reconnected. */
const MAX_RECOVERY_MS = 15_000;
/**
 * The maximum pause between two cuts, and between two cuts of one player if few are left. With more cuts a busy machine
 * would make no progress.
 */
const MAX_PAUSE_MS = 80;
const MAX_PAUSE_FOR_ONE_MS = 1000;
/** The share of cuts that move the player to another device. */
const MOVE_SHARE = 0.15;
/** The maximum number of milliseconds until a cut connection is noticed. */
const MAX_SILENCE_MS = 60;

export class Disruptor {
  kills = 0;
  /** Kills before the server listened. */
  killsAtStart = 0;
  cuts = 0;
  moves = 0;
  /** The longest time from a kill until all players had reconnected, in milliseconds. */
  longestRecovery = 0;
  private killedAt = 0;
  private readonly chaosState: ChaosState;
  private readonly wanted: number;
  /** The kills are spread over this many answers. */
  private readonly answers: number;

  constructor(chaosState: ChaosState, kills: number, answers: number) {
    this.chaosState = chaosState;
    this.wanted = kills;
    this.answers = answers;
  }

  get isOver(): boolean {
    return this.kills >= this.wanted;
  }

  async killServer(): Promise<void> {
    const { chaosState } = this;
    while (!this.isOver) {
      const due = chaosState.answers + this.nextKill();
      await chaosState.until(() => chaosState.answers >= due);
      // The pause varies the moment of the kill relative to the last shown answer.
      await chaosState.pause(Math.random() * 10);
      await this.kill();
      await this.restart();
      await this.everybodyIsBack();
      this.longestRecovery = Math.max(this.longestRecovery, performance.now() - this.killedAt);
    }
  }

  /** Returns the number of answers until the next kill. */
  private nextKill(): number {
    const left = Math.max(0, this.answers - this.chaosState.answers);
    // Some kills follow another one immediately.
    const waits = (this.wanted - this.kills) * (1 - KILL_AGAIN_PROBABILITY);
    return Math.min(left, (Math.random() * 2 * left) / waits);
  }

  /** Cuts connections until the games are over. `calm` is the longest pause between two cuts, in milliseconds. */
  async cutLines(isOver: () => boolean, calm: number = MAX_PAUSE_MS): Promise<void> {
    while (!isOver()) {
      const { people, restless, protected: sheltered } = this.chaosState;
      await this.chaosState.pause(Math.random() * Math.max(calm, MAX_PAUSE_FOR_ONE_MS / Math.max(1, people.size)));
      const isMove = Math.random() < MOVE_SHARE;
      const person = anyOf(isMove ? restless : people);
      if (person === null || person.isAway || sheltered.has(person)) continue;
      if (isMove) this.moves += person.move() ? 1 : 0;
      else this.cuts += person.cut(Math.random() * MAX_SILENCE_MS) ? 1 : 0;
    }
  }

  private async kill(): Promise<void> {
    const { server } = this.chaosState;
    const isUp = server.isListening;
    this.killedAt = performance.now();
    await server.kill();
    this.kills++;
    if (!isUp) this.killsAtStart++;
  }

  /** Starts the server, possibly in several attempts. */
  private async restart(): Promise<void> {
    const { chaosState } = this;
    const { server } = chaosState;
    const usual = server.startUps.at(-1) ?? 0;
    while (!this.isOver && Math.random() < KILL_AGAIN_PROBABILITY) {
      const started = server.start();
      await chaosState.pause(Math.random() * (usual + KILL_AGAIN_WITHIN_MS));
      await this.kill();
      await started;
    }
    await server.start();
  }

  private async everybodyIsBack(): Promise<void> {
    const { server, people } = this.chaosState;
    const waiting = [...people];
    const deadline = performance.now() + MAX_RECOVERY_MS;
    await this.chaosState.until(() => {
      const missing = waiting.find(
        (person) => people.has(person) && !person.recorder.isBack(server.life, this.killedAt),
      );
      const isLate = performance.now() > deadline;
      must(
        missing === undefined || !isLate,
        () => `${missing?.recorder.name} did not come back within ${MAX_RECOVERY_MS} ms`,
      );
      return missing === undefined;
    });
  }
}

const anyOf = (people: ReadonlySet<SimulatedPlayer>): SimulatedPlayer | null =>
  [...people][Math.floor(Math.random() * people.size)] ?? null;
