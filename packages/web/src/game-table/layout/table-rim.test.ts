// Tests that the sections of the rim are in order and do not overlap.

import { expect, test } from 'vitest';
import { layout } from './table-layout.ts';
import { inlaysOf, trackTo } from './table-rim.ts';

test.each([2, 3, 4, 5, 6, 7, 8])(
  'the table’s rim on a small screen has one section for each of %i players, clockwise',
  (players) => {
    for (const [width, height] of [
      [360, 596],
      [390, 800],
      [844, 390],
      [768, 972],
    ] as const) {
      const [yours, ...others] = inlaysOf(layout(players, width, height));
      expect(yours?.path).toMatch(/^M[\d.]+ [\d.]+H/);
      let end = 0;
      for (const { from, to } of others) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThan(1000);
    }
  },
);

test.each([2, 3, 8])('the rim of a round table is divided into %i arcs, one per player', (players) => {
  const inlays = inlaysOf(layout(players, 1440, 848));
  expect(inlays).toHaveLength(players);
  for (const { path } of inlays) expect(path).toMatch(/^M[-\d.]+ [-\d.]+A[\d.]+ [\d.]+ 0 [01] 1 [-\d.]+ [-\d.]+$/);
});

test('a track of dots leads from the viewer to every other seat, and not to their own', () => {
  const table = layout(5, 1440, 848);
  expect(trackTo(table, 0)).toBeNull();
  expect(trackTo(table, 4)?.dots).toMatch(/^M/);
});
