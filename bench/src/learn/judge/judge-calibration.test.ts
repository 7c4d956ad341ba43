// Tests the calibration of a judge.

import { judged } from '@posse/bots/search';
import { expect, test } from 'vitest';
import { calibrate } from './judge-calibration.ts';

/** A judge that knows nothing: every side has the same chance. */
const IGNORANT = {
  hidden: [[0, 0]],
  out: [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  calibration: {},
};
const POSITION = { places: [], numbers: [] };

test('a calibrated judge says what happens at tables with as many seats', () => {
  const winners = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2];
  const games = Array.from({ length: 4000 }, (_, number) => {
    const seats = number % 2 === 0 ? 5 : 7;
    const side = seats === 5 ? (winners[(number / 2) % winners.length] as number) : 1;
    return { seats, side, positions: Array.from({ length: 5 }, () => POSITION) };
  });
  const weights = { ...IGNORANT, calibration: calibrate(IGNORANT, games) };
  const [law = 0, outlaws = 0, renegades = 0] = judged(weights, POSITION, 5);
  expect([law, outlaws, renegades].map((chance) => Math.round(10 * chance))).toEqual([6, 3, 1]);
  expect(judged(weights, POSITION, 7)[1]).toBeGreaterThan(0.7);
  expect(judged(weights, POSITION, 4)).toEqual(judged(IGNORANT, POSITION, 4));
});
