// Tests that every card of a hand can be tapped in every window.

import { expect, test } from 'vitest';
import { overlap } from './card-rows.ts';

test('a few cards of a hand lie side by side without overlapping', () => {
  expect(overlap(690, 112, 4, false)).toEqual({ step: 118, doesScroll: false });
});

test.each([1, 2, 5, 6, 7])('a hand of %i cards fits on the screen of a phone without scrolling', (count) => {
  const { step, doesScroll } = overlap(366, 98, count, false);
  expect(step).toBeGreaterThanOrEqual(44);
  expect(doesScroll).toBe(false);
});

test('a large hand scrolls before its cards get too narrow', () => {
  expect(overlap(366, 98, 15, false)).toEqual({ step: 44, doesScroll: true });
});

test('the other cards of a hand move closer together beside a raised card', () => {
  const { step, doesScroll } = overlap(366, 98, 6, true);
  expect(step).toBeLessThan(overlap(366, 98, 6, false).step);
  expect(doesScroll).toBe(false);
});
