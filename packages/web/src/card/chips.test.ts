// Cards in play never lie over what is beside them.

import { expect, test } from 'vitest';
import { chipsIn } from './rows.ts';

test.each([30, 50, 63, 72, 100, 120])('whatever there is fits into %i pixels', (room) => {
  for (let count = 0; count <= 9; count++) {
    const { shown, step } = chipsIn(room, 24, count);
    const width = shown === 0 ? 0 : 24 + (shown - 1) * step;
    expect(width + (shown < count ? 20 : 0)).toBeLessThanOrEqual(room + 1);
    expect(shown).toBeLessThanOrEqual(count);
  }
});

test('up to three are shown, of more only two and how many there are besides', () => {
  expect(chipsIn(120, 24, 3).shown).toBe(3);
  expect(chipsIn(120, 24, 4).shown).toBe(2);
  expect(chipsIn(30, 24, 2).shown).toBe(0);
});
