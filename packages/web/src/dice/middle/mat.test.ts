// Others' dice lie with them, at every size of window and table.

import { describe, expect, test } from 'vitest';
import { type Box, layout, type TableLayout } from '../../play/layout/layout.ts';
import { matOf } from './mat.ts';

const WINDOWS = [
  [390, 800],
  [360, 596],
  [844, 390],
  [820, 1128],
  [1366, 716],
  [1440, 848],
] as const;

const middleOf = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** On the rim it counts in which direction they lie, elsewhere how far. */
function farness({ kind, felt }: TableLayout, mat: Box, seat: Box): number {
  const [one, other, middle] = [middleOf(mat), middleOf(seat), middleOf(felt)];
  if (kind !== 'wide') return Math.hypot(one.x - other.x, one.y - other.y);
  const angle = ({ x, y }: typeof one): number => Math.atan2((y - middle.y) / felt.h, (x - middle.x) / felt.w);
  const between = Math.abs(angle(one) - angle(other));
  return Math.min(between, 2 * Math.PI - between);
}

describe.each(WINDOWS)('in a window of %i x %i', (width, height) => {
  test.each([3, 4, 5, 6, 7, 8])('with %i at the table they lie in sight, nearest to who threw them', (players) => {
    const table = layout(players, width, height);
    for (const place of table.seats.keys())
      for (const dice of [2, 5, 6]) {
        const mat = matOf(table, place, dice);
        if (mat === null) throw new Error('no mat');
        expect(mat.x).toBeGreaterThanOrEqual(0);
        expect(mat.x + mat.w).toBeLessThanOrEqual(width);
        expect(mat.y).toBeGreaterThan(0);
        expect(mat.y + mat.h).toBeLessThanOrEqual(height - table.dock + 2);
        const far = table.seats.map((seat) => farness(table, mat, { ...seat, ...table.seat }));
        expect(far.indexOf(Math.min(...far))).toBe(place);
      }
  });
});

test('nobody has none', () => {
  const table = layout(3, 390, 800);
  expect([matOf(table, 2, 5), matOf(table, 0, 0)]).toEqual([null, null]);
});
