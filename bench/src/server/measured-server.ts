// A server process with simulated players.
// They play only while they are measured, so several servers can be measured in turn.

import { type Measured, startProcess, wait } from './measured-process.ts';
import { newScore, type Player, type Score } from './quick-players.ts';

/** The number of answers before the measurement. */
const WARM_UP = 20_000;
/** Milliseconds until all tables are playing, and until the last answer has been told. */
const RUN_UP_MS = 500;
const RUN_OUT_MS = 300;

export interface Run {
  readonly perSecond: number;
  /** Microseconds of processor time per answer, of all threads. */
  readonly cpu: number;
  readonly bytes: number;
  readonly waits: readonly number[];
}

/** The players of each table. */
export type Seats = readonly (readonly Player[])[];

export class Contender {
  private readonly child: Measured;
  private readonly score: Score;
  private readonly players: readonly Player[];

  private constructor(child: Measured, score: Score, players: readonly Player[]) {
    this.child = child;
    this.score = score;
    this.players = players;
  }

  /** Lets the first player of each table start the game, and all of them play for a while. */
  static async open(
    file: string,
    args: readonly string[],
    seat: (address: string, score: Score) => Promise<Seats>,
    begin: (first: Player) => void,
  ): Promise<Contender> {
    const child = await startProcess(file, args);
    const score = newScore();
    const seats = await seat(child.address, score);
    const contender = new Contender(child, score, seats.flat());
    for (const [first] of seats) if (first !== undefined) begin(first);
    while (score.answers < WARM_UP) await wait(RUN_UP_MS);
    await contender.hold();
    return contender;
  }

  async run(milliseconds: number): Promise<Run> {
    const { score, child } = this;
    score.maxAnswers = Number.POSITIVE_INFINITY;
    for (const player of this.players) player.resume();
    await wait(RUN_UP_MS);
    Object.assign(score, { updates: 0, bytes: 0, answers: 0 });
    score.waits.length = 0;
    const before = await child.cost();
    const begun = performance.now();
    await wait(milliseconds);
    const seconds = (performance.now() - begun) / 1000;
    const { answers, bytes, updates } = score;
    const waits = [...score.waits];
    const cpu = (await child.cost()).cpu - before.cpu;
    await this.hold();
    return { perSecond: answers / seconds, cpu: cpu / answers, bytes: bytes / updates, waits };
  }

  async close(): Promise<void> {
    for (const player of this.players) player.leave();
    await this.child.stop();
  }

  private async hold(): Promise<void> {
    this.score.maxAnswers = 0;
    await wait(RUN_OUT_MS);
  }
}
