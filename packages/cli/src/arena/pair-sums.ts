// Sums over the pairs of a duel.
// They are whole numbers, so the order of adding does not matter.

import { error, mean, type Tally } from '../mean-tally.ts';
import { addFaults, type Faults } from './bot-faults.ts';

export interface SideSums {
  readonly side: string;
  readonly games: number;
  /** The number of wins of the seat with the bot `before`. */
  readonly before: number;
  /** The number of wins of the seat with the bot `after`. */
  readonly after: number;
  /** The number of games with a different result. */
  readonly changed: number;
}

export interface Sums {
  readonly sides: readonly SideSums[];
  /** The sum of all sides' gains, tallied by deal. */
  readonly gains: Readonly<Tally>;
  readonly clock: Clock;
  /** The faults of foreign bots; left out if there are none. */
  readonly faults?: Faults;
}

/** The thinking time of the bot `after`: the only part that differs from run to run. */
export interface Clock {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly longest: number;
}

export const NO_TIME: Clock = { decisions: 0, milliseconds: 0, longest: 0 };
export const NO_SUMS: Sums = { sides: [], gains: { count: 0, sum: 0, squares: 0 }, clock: NO_TIME };

/** One seat in one deal: whether it won with the first bot, and with the second. */
export interface Pair {
  readonly side: string;
  readonly before: boolean;
  readonly after: boolean;
}

export function sumsOf(pairs: readonly Pair[], clock: Clock, faults: Faults = {}): Sums {
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
    ...withFaults(faults),
  };
}

export function addSums(a: Sums, b: Sums): Sums {
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
    ...withFaults(addFaults(a.faults ?? {}, b.faults ?? {})),
  };
}

const withFaults = (faults: Faults): Pick<Sums, 'faults'> => (Object.keys(faults).length === 0 ? {} : { faults });

const total = (all: readonly Sums[], side: string, field: Exclude<keyof SideSums, 'side'>): number =>
  all.reduce((sum, { sides }) => sum + (sides.find((one) => one.side === side)?.[field] ?? 0), 0);

/** How much more often a seat wins, from -1 to 1, with the standard error. */
export interface Difference {
  readonly difference: number;
  readonly error: number;
  /** The difference divided by its standard error. */
  readonly errors: number;
}

/**
 * The difference of one side. A pair counts 1, 0 or -1, so the sum of squares is the number of pairs with a different
 * result.
 */
export const sideDifference = ({ games, before, after, changed }: SideSums): Difference =>
  differenceOf({ count: games, sum: after - before, squares: changed }, 1);

/** The mean difference of all sides. They share a game in each deal, so the variance is that of a deal's total gain. */
export const meanDifference = ({ gains, sides }: Sums): Difference => differenceOf(gains, Math.max(1, sides.length));

function differenceOf(tally: Tally, parts: number): Difference {
  const difference = mean(tally) / parts;
  const off = error(tally) / parts;
  return { difference, error: off, errors: off === 0 ? 0 : difference / off };
}
