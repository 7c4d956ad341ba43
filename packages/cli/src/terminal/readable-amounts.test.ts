// Tests how numbers and durations are written.

import { expect, test } from 'vitest';
import { duration, numberText } from './readable-amounts.ts';

test('a large number has a comma before each three digits', () => {
  expect([7, 1000, 1_902_511].map(numberText)).toEqual(['7', '1,000', '1,902,511']);
});

test.each([
  [0.00412, '0.00412 s'],
  [2.3456, '2.35 s'],
  [12.34, '12.3 s'],
  [59.94, '59.9 s'],
  [59.96, '1 min'],
  [125.4, '2 min 5 s'],
  [3599.4, '59 min 59 s'],
  [3599.6, '1 h'],
  [4200, '1 h 10 min'],
  [86_369, '23 h 59 min'],
  [86_371, '1 d'],
  [97_200, '1 d 3 h'],
  [1e9, '11,574 d 2 h'],
])('%d seconds are written as %s', (seconds, text) => expect(duration(seconds)).toBe(text));
