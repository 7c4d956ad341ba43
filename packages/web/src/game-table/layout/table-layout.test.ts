// Tests that seats neither overlap nor leave the table, in all common windows.

import { describe, expect, test } from 'vitest';
import { type Box, layout } from './table-layout.ts';

const WINDOWS = [
  // Banners above the table leave this much of a short phone held upright.
  [360, 448],
  [360, 596],
  [360, 756],
  [390, 800],
  [430, 888],
  [844, 390],
  [640, 360],
  [768, 972],
  [900, 852],
  [1024, 716],
  [1280, 548],
  [1440, 848],
  [1920, 1028],
  [2560, 1080],
  [2560, 1388],
] as const;

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(WINDOWS)('%i x %i', (width, height) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('the seats of %i players fit on the screen without overlapping', (players) => {
    const { seats, seat, say, dock } = layout(players, width, height);
    expect(seats).toHaveLength(players - 1);
    const boxes = seats.map(({ x, y, room }) => ({ x, y, w: room, h: seat.h }));
    for (const [number, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(width);
      expect(box.y).toBeGreaterThanOrEqual(say);
      expect(box.y + box.h).toBeLessThanOrEqual(height - dock);
      for (const other of boxes.slice(number + 1)) expect(overlap(box, other)).toBe(false);
    }
    expect(Math.min(seat.w, seat.h)).toBeGreaterThanOrEqual(44);
  });
});

test('the table on an upright phone has the layout of a column, however little room banners leave', () => {
  expect([layout(4, 360, 440).kind, layout(4, 844, 300).kind]).toEqual(['column', 'strip']);
});

test('seats at the head of the table have more room than at its sides, and a single opponent has all of it', () => {
  for (const [width, height] of WINDOWS) {
    const { seats, seat } = layout(4, width, height);
    expect(seats.map(({ side, room }) => [side, room > seat.w])).toEqual([
      ['left', false],
      ['head', true],
      ['right', false],
    ]);
  }
});

test('the other players’ seats go clockwise from the viewer’s left', () => {
  expect(layout(8, 1440, 848).seats.map(({ side }) => side)).toEqual([
    'left',
    'left',
    'head',
    'head',
    'head',
    'right',
    'right',
  ]);
  const [near, far] = layout(8, 1440, 848).seats;
  expect(near?.y).toBeGreaterThan(far?.y ?? 0);
});

test('on an upright phone the hand’s dock has a maximum height, and the seats get the rest', () => {
  const [all, out] = [layout(8, 360, 596), layout(8, 360, 596, { max: 200 })];
  expect(out.dock).toBeLessThan(all.dock);
  expect(out.seat.h).toBeGreaterThan(all.seat.h);
  expect(layout(8, 1440, 848, { max: 200 })).toEqual(layout(8, 1440, 848));
});

test('the dock of a replay gives way to three rows of seats on a short phone, and stays as it is elsewhere', () => {
  const limits = { givesWayTo: 140 };
  const [live, replay] = [layout(7, 360, 492), layout(7, 360, 492, limits)];
  const pitchOf = ({ seats: [near, far] }: typeof live): number => (near?.y ?? 0) - (far?.y ?? 0);
  expect(pitchOf(live)).toBeLessThan(85);
  expect(pitchOf(replay)).toBeGreaterThanOrEqual(95);
  expect(replay.dock).toBeGreaterThanOrEqual(140);
  for (const [width, height] of [
    [390, 800],
    [820, 1028],
    [844, 390],
    [1440, 848],
  ] as const)
    expect(layout(7, width, height, limits)).toEqual(layout(7, width, height));
});

test('seats of a low phone are as wide as those of a high one, upright and on its side', () => {
  expect(layout(5, 360, 466).seat.w).toBe(layout(5, 360, 756).seat.w);
  expect(layout(5, 844, 300).seat.w).toBe(layout(5, 844, 390).seat.w);
});
