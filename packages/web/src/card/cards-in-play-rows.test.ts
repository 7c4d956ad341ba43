// Tests that cards in play never cover their neighbours.

import { expect, test } from 'vitest';
import { chipsIn } from './card-rows.ts';

test.each([30, 50, 63, 72, 100, 120])('any number of small cards in play fits into %i pixels', (room) => {
  for (let count = 0; count <= 9; count++) {
    const { shown, step } = chipsIn(room, 24, count);
    const width = shown === 0 ? 0 : 24 + (shown - 1) * step;
    expect(width + (shown < count ? 20 : 0)).toBeLessThanOrEqual(room + 1);
    expect(shown).toBeLessThanOrEqual(count);
  }
});

test('small cards in play are all shown while more than half of each is visible, else the rest is counted', () => {
  expect(chipsIn(120, 24, 5).shown).toBe(5);
  expect(chipsIn(74, 24, 4).shown).toBe(4);
  expect(chipsIn(74, 24, 9).shown).toBe(2);
  expect(chipsIn(244, 70, 5).shown).toBe(5);
  expect(chipsIn(20, 24, 2).shown).toBe(0);
});
