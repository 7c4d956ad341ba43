// Tests of option ids, which the compiler checks.

import { expect, test } from 'vitest';
import { diceGame, setupFrom } from './index.ts';
import { isOn } from './state.ts';

test('rules and texts of the dice game can read only options that exist', () => {
  const t = diceGame.deal({ seats: 4, options: { 'no-overkill': true } }, 'ids');
  expect(isOn(t, 'no-overkill')).toBe(true);
  // @ts-expect-error: it is no-overkill.
  expect(isOn(t, 'no-overkil')).toBe(false);
  // @ts-expect-error: it is nine-tokens.
  expect(t.setup.options.includes('nine-token')).toBe(false);
});

test('wishes for a dice game can name only options that exist, and unknown ones are refused', () => {
  // @ts-expect-error: it is no-overkill.
  expect(() => setupFrom({ seats: 4, options: { 'no-overkil': true } })).toThrow('There is no option "no-overkil"');
  const fromOutside: Readonly<Record<string, boolean>> = JSON.parse('{"no-overkil":true}');
  expect(() => setupFrom({ seats: 4, options: fromOutside })).toThrow('There is no option "no-overkil"');
});
