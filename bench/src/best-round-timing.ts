// Timing on a noisy machine: contenders run in turn, and the best round counts.

export interface Contender {
  readonly name: string;
  /** Prepares untimed, and returns the work, which returns how many units it did. */
  ready(): () => number;
}

const ROUNDS = 60;

/** The nanoseconds per unit of work, by name of the contender. */
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
  /** The maximum allowed value, if there is one. */
  readonly atMost?: number;
}
