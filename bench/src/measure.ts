// Timing on a noisy machine: every contender runs in turn, many rounds, and its best round counts.

export interface Contender {
  readonly name: string;
  /** Gets ready, untimed, and returns the work: done some number of times, it says how many. */
  ready(): () => number;
}

const ROUNDS = 60;

/** Nanoseconds for one piece of work of each contender, by name. */
export function race(contenders: readonly Contender[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, ready } of contenders) {
      const run = ready();
      const start = process.hrtime.bigint();
      const times = run();
      const each = Number(process.hrtime.bigint() - start) / times;
      best.set(name, Math.min(each, best.get(name) ?? Number.POSITIVE_INFINITY));
    }
  }
  return best;
}

/** One figure of the report. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that the value may be, where there is a bar. */
  readonly atMost?: number;
}
