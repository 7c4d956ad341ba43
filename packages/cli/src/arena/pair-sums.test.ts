// Tests of the sums of paired games and of their standard errors.

import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import {
  addSums,
  meanDifference,
  NO_SUMS,
  NO_TIME,
  type Pair,
  type Sums,
  sideDifference,
  sumsOf,
} from './pair-sums.ts';

const SIDES = ['law', 'outlaw', 'renegade'];
const random = randomFrom('sums');
const deals: readonly (readonly Pair[])[] = Array.from({ length: 500 }, () =>
  SIDES.map((side) => ({ side, before: below(random, 3) === 0, after: below(random, 2) === 0 })),
);
const gain = ({ before, after }: Pair): number => Number(after) - Number(before);
const all = deals.map((pairs) => sumsOf(pairs, NO_TIME)).reduce(addSums, NO_SUMS);

/** The mean of some numbers and its standard error, computed from the definition. */
function plainly(numbers: readonly number[]): { mean: number; error: number } {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1);
  return { mean, error: Math.sqrt(variance / numbers.length) };
}

test('the difference of a side is the mean of its pairs', () => {
  for (const [place, side] of all.sides.entries()) {
    const { mean, error } = plainly(deals.map((pairs) => gain(pairs[place] as Pair)));
    const found = sideDifference(side);
    expect(side.games).toBe(500);
    expect(found.difference).toBeCloseTo(mean, 12);
    expect(found.error).toBeCloseTo(error, 12);
    expect(found.errors).toBeCloseTo(mean / error, 9);
  }
});

test('the error of the mean accounts for the deals that the sides share', () => {
  const { mean, error } = plainly(deals.map((pairs) => pairs.reduce((sum, pair) => sum + gain(pair), 0) / 3));
  const found = meanDifference(all);
  expect(found.difference).toBeCloseTo(mean, 12);
  expect(found.error).toBeCloseTo(error, 12);
});

test('the order of chunks makes no difference', () => {
  const parts = deals.map((pairs) => sumsOf(pairs, NO_TIME));
  expect(parts.toReversed().reduce(addSums, NO_SUMS)).toEqual(all);
  const halves: Sums[] = [parts.slice(0, 77), parts.slice(77)].map((some) => some.reduce(addSums, NO_SUMS));
  expect(halves.reduce(addSums)).toEqual(all);
});

test('times are added, and the longest is kept', () => {
  const [one, other] = [
    { decisions: 3, milliseconds: 5, longest: 4 },
    { decisions: 2, milliseconds: 3, longest: 2 },
  ].map((clock) => sumsOf([], clock));
  expect(addSums(one as Sums, other as Sums).clock).toEqual({ decisions: 5, milliseconds: 8, longest: 4 });
});
