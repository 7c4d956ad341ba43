// What came of the pairs of a duel, in sums that can be added up in any order: whole numbers, so that none is rounded.

import { error, mean, type Tally } from '../tally.ts';

export interface SideSums {
  readonly side: string;
  readonly games: number;
  /** Games that the seat won as it was, */
  readonly before: number;
  /** and with the other bot in it. */
  readonly after: number;
  /** Games in which that made a difference. */
  readonly changed: number;
}

export interface Sums {
  readonly sides: readonly SideSums[];
  /** By deal: what was gained on all sides together. */
  readonly gains: Readonly<Tally>;
  readonly clock: Clock;
}

/** How long the bot that was put in thought. The only part that differs from run to run. */
export interface Clock {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly longest: number;
}

export const NO_TIME: Clock = { decisions: 0, milliseconds: 0, longest: 0 };
export const NO_SUMS: Sums = { sides: [], gains: { count: 0, sum: 0, squares: 0 }, clock: NO_TIME };

/** One seat in one deal: did it win as it was, and did it win with the other bot? */
export interface Pair {
  readonly side: string;
  readonly before: boolean;
  readonly after: boolean;
}

export function sumsOf(pairs: readonly Pair[], clock: Clock): Sums {
  const gain = pairs.reduce((sum, { before, after }) => sum + Number(after) - Number(before), 0);
  return {
    sides: pairs.map(({ side, before, after }) => ({
      side,
      games: 1,
      before: Number(before),
      after: Number(after),
      changed: Number(before !== after),
    })),
    gains: { count: 1, sum: gain, squares: gain * gain },
    clock,
  };
}

export function together(a: Sums, b: Sums): Sums {
  const names = [...new Set([...a.sides, ...b.sides].map(({ side }) => side))];
  return {
    sides: names.map((side) => ({
      side,
      games: total([a, b], side, 'games'),
      before: total([a, b], side, 'before'),
      after: total([a, b], side, 'after'),
      changed: total([a, b], side, 'changed'),
    })),
    gains: {
      count: a.gains.count + b.gains.count,
      sum: a.gains.sum + b.gains.sum,
      squares: a.gains.squares + b.gains.squares,
    },
    clock: {
      decisions: a.clock.decisions + b.clock.decisions,
      milliseconds: a.clock.milliseconds + b.clock.milliseconds,
      longest: Math.max(a.clock.longest, b.clock.longest),
    },
  };
}

const total = (all: readonly Sums[], side: string, field: Exclude<keyof SideSums, 'side'>): number =>
  all.reduce((sum, { sides }) => sum + (sides.find((one) => one.side === side)?.[field] ?? 0), 0);

/** How much more often a seat wins, from -1 to 1, and how far off that may be. */
export interface Difference {
  readonly difference: number;
  readonly error: number;
  /** The difference in standard errors. */
  readonly errors: number;
}

/** A pair counts 1, 0 or -1, so its square is whether anything changed. */
export const sideDifference = ({ games, before, after, changed }: SideSums): Difference =>
  differenceOf({ count: games, sum: after - before, squares: changed }, 1);

/** The mean over the sides. They share a game in each deal, so it is what a deal gains on the whole that varies. */
export const meanDifference = ({ gains, sides }: Sums): Difference => differenceOf(gains, Math.max(1, sides.length));

function differenceOf(tally: Tally, parts: number): Difference {
  const difference = mean(tally) / parts;
  const off = error(tally) / parts;
  return { difference, error: off, errors: off === 0 ? 0 : difference / off };
}
