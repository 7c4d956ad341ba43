// Tests of the three clocks against those of the server.

import { clock, DEFAULT_CLOCK } from '@posse/protocol';
import { expect, test } from 'vitest';
import { CLOCK_PRESETS, CLOCKS, paceOf } from './clock-presets.ts';

test('the plan’s default clock equals the server’s, and all three clocks on offer are valid', () => {
  expect(CLOCKS.normal).toEqual(DEFAULT_CLOCK);
  for (const pace of CLOCK_PRESETS) {
    expect(clock.parse(CLOCKS[pace])).toEqual(CLOCKS[pace]);
    expect(paceOf(CLOCKS[pace])).toBe(pace);
  }
  expect(paceOf({ answer: 45, bank: 0 })).toBeNull();
});
