// Tests of the layout of a screen for the room.

import { describe, expect, test } from 'vitest';
import type { Box } from '../../game-table/layout/table-layout.ts';
import { roomLayout } from './room-layout.ts';

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

const areApart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x + 0.01 ||
  other.x + other.w <= one.x + 0.01 ||
  one.y + one.h <= other.y + 0.01 ||
  other.y + other.h <= one.y + 0.01;

describe.each(SIZES)('on a screen of %i by %i pixels', (width, height) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('%i seats, the middle and the captions lie apart and inside', (players) => {
    const { seats, middle, captions } = roomLayout(players, width, height);
    const boxes = [...seats, middle, captions];
    expect(seats).toHaveLength(players);
    for (const [number, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(-0.01);
      expect(one.y).toBeGreaterThanOrEqual(-0.01);
      expect(one.x + one.w).toBeLessThanOrEqual(width + 0.01);
      expect(one.y + one.h).toBeLessThanOrEqual(height + 0.01);
      for (const other of boxes.slice(number + 1)) expect(areApart(one, other)).toBe(true);
    }
  });
});

test('seats follow clockwise around a round table: from below to the left, above, and to the right', () => {
  const { seats, middle } = roomLayout(8, 1920, 1080);
  const sides = seats.map(({ x, y, w, h }) => {
    if (y + h <= middle.y) return 'above';
    if (y >= middle.y + middle.h) return 'below';
    return x + w <= middle.x ? 'left' : 'right';
  });
  expect(sides).toEqual(['below', 'below', 'below', 'left', 'above', 'above', 'above', 'right']);
  expect(seats[0]?.x).toBeGreaterThan(seats[1]?.x ?? 0);
  expect(seats[4]?.x).toBeLessThan(seats[5]?.x ?? 0);
});
