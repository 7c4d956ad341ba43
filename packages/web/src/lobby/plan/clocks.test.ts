import { clock, DEFAULT_CLOCK } from '@posse/protocol';
import { expect, test } from 'vitest';
import { CLOCKS, PACES, paceOf } from './clocks.ts';

test('what is usual here is usual on the server, and all three can be played', () => {
  expect(CLOCKS.normal).toEqual(DEFAULT_CLOCK);
  for (const pace of PACES) {
    expect(clock.parse(CLOCKS[pace])).toEqual(CLOCKS[pace]);
    expect(paceOf(CLOCKS[pace])).toBe(pace);
  }
  expect(paceOf({ answer: 45, bank: 0 })).toBeNull();
});
