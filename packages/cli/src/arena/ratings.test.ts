// Tests of ratings against seasons with known strengths.

import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import { ratingsFrom, type WinCount } from './ratings.ts';

const FINE = 1e6;
const chance = (one: number, other: number): number => 1 / (1 + 10 ** ((other - one) / 400));

/** Random results of a round robin in which wins follow from the strengths. */
function season(strengths: readonly number[], times: number, seed: string): WinCount[] {
  const random = randomFrom(seed);
  return strengths.flatMap((mine, winner) =>
    strengths.flatMap((theirs, loser): WinCount[] => {
      if (winner >= loser) return [];
      let won = 0;
      for (let game = 0; game < times; game++) if (below(random, FINE) < chance(mine, theirs) * FINE) won++;
      return [
        { winner, loser, times: won },
        { winner: loser, loser: winner, times: times - won },
      ];
    }),
  );
}

test('known strengths are found again, within the standard errors', () => {
  const strengths = [1350, 1440, 1530, 1680];
  const off: number[] = [];
  for (let number = 0; number < 40; number++) {
    const ratings = ratingsFrom(4, season(strengths, 400, `season ${number}`));
    for (const [bot, { rating, error }] of ratings.entries()) off.push((rating - (strengths[bot] ?? 0)) / error);
    expect(ratings.reduce((sum, { rating }) => sum + rating, 0) / 4).toBeCloseTo(1500, 6);
  }
  const spread = Math.sqrt(off.reduce((sum, one) => sum + one * one, 0) / off.length);
  expect(spread).toBeGreaterThan(0.8);
  expect(spread).toBeLessThan(1.2);
});

test('bots that win equally often have equal ratings, and four times the games halve the error', () => {
  const even = (times: number) =>
    ratingsFrom(2, [
      { winner: 0, loser: 1, times },
      { winner: 1, loser: 0, times },
    ]);
  const [few, many] = [even(100), even(400)];
  expect(few[0]?.rating).toBeCloseTo(1500, 9);
  // The error of a difference is 400 / ln 10 · 2 / √n, twice the error of each rating.
  expect(few[0]?.error).toBeCloseTo((400 / Math.LN10) * (1 / Math.sqrt(201)), 6);
  expect((few[0]?.error ?? 0) / (many[0]?.error ?? 1)).toBeCloseTo(2, 1);
});

test('a bot that never lost has a high but finite rating', () => {
  const [strong, weak] = ratingsFrom(2, [
    { winner: 0, loser: 1, times: 50 },
    { winner: 1, loser: 0, times: 0 },
  ]);
  expect(strong?.rating).toBeGreaterThan(1800);
  expect(strong?.rating).toBeLessThan(2500);
  expect(weak?.rating).toBeLessThan(1200);
});
