// The storm: kills the server at random moments and starts it again, cuts people's lines, and makes them go on with other devices.

import type { SimulatedPlayer } from '../simulated-player.ts';
import { must } from '../stress-test.ts';
import type { ChaosState } from './chaos-state.ts';

/** How often a server that was just started is killed again, before it listens or soon after. */
const AGAIN = 0.4;
/** Until when that happens, in milliseconds after it is usually listening. */
const SOON = 200;
/** Everybody must be back by then. */
const PATIENCE = 15_000;
/** Milliseconds between two cuts, at most; and between two of the same person, where only few are left: on a busy machine they would come to nothing else. */
const CALM = 80;
const CALM_FOR_ONE = 1000;
/** How many of them are moves to another device. */
const MOVES = 0.15;
/** A line that is dead is not noticed for so long, at most. */
const SILENCE = 60;

export class Disruptor {
  kills = 0;
  /** Those before the server listened. */
  killsAtStart = 0;
  cuts = 0;
  moves = 0;
  /** Milliseconds from a kill until everybody was back. */
  longestRecovery = 0;
  private killedAt = 0;
  private readonly chaosState: ChaosState;
  private readonly wanted: number;
  /** The kills are spread over so many answers. */
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
      // Not always in the same moment after an answer was shown.
      await chaosState.pause(Math.random() * 10);
      await this.kill();
      await this.restart();
      await this.everybodyIsBack();
      this.longestRecovery = Math.max(this.longestRecovery, performance.now() - this.killedAt);
    }
  }

  /** How many answers from now. */
  private nextKill(): number {
    const left = Math.max(0, this.answers - this.chaosState.answers);
    // Some kills come right after another.
    const waits = (this.wanted - this.kills) * (1 - AGAIN);
    return Math.min(left, (Math.random() * 2 * left) / waits);
  }

  /** Until there is nobody left. `calm` is the longest time between two, in milliseconds. */
  async cutLines(isOver: () => boolean, calm: number = CALM): Promise<void> {
    while (!isOver()) {
      const { people, restless, sheltered } = this.chaosState;
      await this.chaosState.pause(Math.random() * Math.max(calm, CALM_FOR_ONE / Math.max(1, people.size)));
      const isMove = Math.random() < MOVES;
      const person = anyOf(isMove ? restless : people);
      if (person === null || person.isAway || sheltered.has(person)) continue;
      if (isMove) this.moves += person.move() ? 1 : 0;
      else this.cuts += person.cut(Math.random() * SILENCE) ? 1 : 0;
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

  /** Perhaps not at the first attempt. */
  private async restart(): Promise<void> {
    const { chaosState } = this;
    const { server } = chaosState;
    const usual = server.startUps.at(-1) ?? 0;
    while (!this.isOver && Math.random() < AGAIN) {
      const started = server.start();
      await chaosState.pause(Math.random() * (usual + SOON));
      await this.kill();
      await started;
    }
    await server.start();
  }

  private async everybodyIsBack(): Promise<void> {
    const { server, people } = this.chaosState;
    const waiting = [...people];
    const deadline = performance.now() + PATIENCE;
    await this.chaosState.until(() => {
      const missing = waiting.find(
        (person) => people.has(person) && !person.diaryKeeper.isBack(server.life, this.killedAt),
      );
      const isLate = performance.now() > deadline;
      must(
        missing === undefined || !isLate,
        () => `${missing?.diaryKeeper.name} did not come back within ${PATIENCE} ms`,
      );
      return missing === undefined;
    });
  }
}

const anyOf = (people: ReadonlySet<SimulatedPlayer>): SimulatedPlayer | null =>
  [...people][Math.floor(Math.random() * people.size)] ?? null;
