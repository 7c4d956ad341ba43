// Tests of the Wilson interval of a share.

import { expect, test } from 'vitest';
import { add, emptyTally, interval } from './mean-tally.ts';

function tallyOf(wins: number, games: number) {
  const tally = emptyTally();
  for (let game = 0; game < games; game++) add(tally, Number(game < wins));
  return tally;
}

test('the interval of a share that was never observed is wider than a point', () => {
  expect(interval(tallyOf(0, 10)).map((end) => end.toFixed(3))).toEqual(['0.000', '0.278']);
  expect(interval(tallyOf(10, 10)).map((end) => end.toFixed(3))).toEqual(['0.722', '1.000']);
  expect(interval(tallyOf(5, 10)).map((end) => end.toFixed(3))).toEqual(['0.237', '0.763']);
  expect(interval(tallyOf(0, 0))).toEqual([0, 1]);
});
