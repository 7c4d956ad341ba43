// Tests that the dice fit the tray and a finger in every window.

import { expect, test } from 'vitest';
import { layout } from '../../game-table/layout/table-layout.ts';
import { trayMeasures } from './tray-layout.ts';

test.each([
  ['small phone', 360, 596, 322, 112],
  ['phone', 390, 800, 346, 200],
  ['tablet', 768, 970, 720, 200],
  ['desktop', 1440, 848, 600, 190],
  ['phone on its side', 844, 390, 400, 104],
  ['small phone on its side', 667, 375, 320, 82],
])('the dice tray fits, with dice large enough to tap, on a %s', (_name, windowWidth, windowHeight, width, height) => {
  const table = layout(8, windowWidth, windowHeight);
  for (const dice of [2, 5, 6]) {
    const { die, step, top, drop, shelf } = trayMeasures(table, width, height, dice);
    expect(die).toBeGreaterThanOrEqual(44);
    expect(step).toBeGreaterThanOrEqual(die);
    expect((dice - 1) * step + die).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(drop).toBeGreaterThan(24);
    expect(top + drop + die).toBeLessThanOrEqual(height);
    expect(shelf).toBeLessThan(height);
  }
});
