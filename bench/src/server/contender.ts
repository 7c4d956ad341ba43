// A server in a process of its own with players before it. They play only while they are asked to, so that several can be measured in turn.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Cost } from './driven.ts';
import { newScore, type Player, type Score } from './players.ts';

/** Milliseconds until all tables are at it, and until the last answer has been told. */
const RUN_UP = 500;
const RUN_OUT = 300;

export interface Run {
  readonly perSecond: number;
  /** Microseconds of processor time for one answer, of all threads. */
  readonly cpu: number;
  readonly bytes: number;
  readonly waits: readonly number[];
}

export type Seating = (address: string, score: Score) => Promise<readonly Player[][]>;

export class Contender {
  private readonly child: ChildProcess;
  private readonly score: Score;
  private readonly seated: readonly Player[][];

  private constructor(child: ChildProcess, score: Score, seated: readonly Player[][]) {
    this.child = child;
    this.score = score;
    this.seated = seated;
  }

  /** Begins with the first of everybody at a table, and plays for so many milliseconds before anything is measured. */
  static async open(
    program: string,
    args: readonly string[],
    seat: Seating,
    begin: (first: Player) => void,
    warmUp: number,
  ): Promise<Contender> {
    const child = fork(program, [...args], { execArgv: ['--conditions=source'] });
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    const score = newScore();
    const contender = new Contender(child, score, await seat(address, score));
    for (const [first] of contender.seated) if (first !== undefined) begin(first);
    await wait(warmUp);
    await contender.hold();
    return contender;
  }

  async run(milliseconds: number): Promise<Run> {
    const { score } = this;
    score.isHeld = false;
    for (const goOn of score.held.splice(0)) goOn();
    await wait(RUN_UP);
    Object.assign(score, { updates: 0, bytes: 0, answers: 0 });
    score.waits.length = 0;
    const before = await this.cost();
    const begun = performance.now();
    await wait(milliseconds);
    const seconds = (performance.now() - begun) / 1000;
    const { answers, bytes, updates } = score;
    const waits = [...score.waits];
    const cpu = (await this.cost()) - before;
    await this.hold();
    return { perSecond: answers / seconds, cpu: cpu / answers, bytes: bytes / updates, waits };
  }

  async close(): Promise<void> {
    for (const player of this.seated.flat()) player.leave();
    this.child.send('stop');
    await once(this.child, 'exit');
  }

  private async hold(): Promise<void> {
    this.score.isHeld = true;
    await wait(RUN_OUT);
  }

  private async cost(): Promise<number> {
    this.child.send('cost');
    const [{ cpu }] = (await once(this.child, 'message')) as [Cost];
    return cpu;
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
