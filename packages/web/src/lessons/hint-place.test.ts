// Tests of finding a free place for the hint.

import { expect, test } from 'vitest';
import { type Box, freeSpot } from './hint-place.ts';

const room: Box = { x: 0, y: 0, w: 400, h: 800 };
const covers = (panel: Box, { x, y, w, h }: Box) =>
  panel.x < x + w && x < panel.x + panel.w && panel.y < y + h && y < panel.y + panel.h;

test('in an empty room the panel of hints lies at the bottom left', () => {
  const { x, y, isFree } = freeSpot(200, 100, {
    room,
    taps: [],
    ownTaps: [],
    sights: [],
    own: [],
    about: [],
    dock: null,
  });
  expect({ x, isFree }).toEqual({ x: 8, isFree: true });
  expect(y).toBeGreaterThan(680);
});

test('the panel of hints covers nothing that can be tapped as long as there is a gap', () => {
  const taps: Box[] = [
    { x: 0, y: 500, w: 400, h: 300 },
    { x: 0, y: 0, w: 400, h: 200 },
  ];
  const spot = freeSpot(300, 150, { room, taps, ownTaps: [], sights: [], own: [], about: [], dock: null });
  expect(spot.isFree).toBe(true);
  expect(taps.some((tap) => covers({ ...spot, w: 300, h: 150 }, tap))).toBe(false);
});

test('the panel of hints covers as little as possible of the texts to read', () => {
  const sights: Box[] = [{ x: 0, y: 400, w: 400, h: 400 }];
  const spot = freeSpot(300, 150, { room, taps: [], ownTaps: [], sights, own: [], about: [], dock: null });
  expect(covers({ ...spot, w: 300, h: 150 }, sights[0] as Box)).toBe(false);
});

test('a room without any gap for the panel of hints is reported as such', () => {
  expect(
    freeSpot(300, 150, { room, taps: [room], ownTaps: [], sights: [], own: [], about: [], dock: null }).isFree,
  ).toBe(false);
});

test('the panel of hints lies beside the thing that it explains, and never over it', () => {
  const about: Box = { x: 150, y: 100, w: 100, h: 100 };
  const spot = freeSpot(200, 100, { room, taps: [], ownTaps: [], sights: [], own: [], about: [about], dock: null });
  expect(spot.isFree).toBe(true);
  expect(covers({ ...spot, w: 200, h: 100 }, about)).toBe(false);
  expect(spot.y).toBeLessThan(230);
});

test('the panel of hints docks above the hand, and moves up if it would cover a thing that it mentions', () => {
  const hand = 640;
  const docked = freeSpot(380, 150, { room, taps: [], ownTaps: [], sights: [], own: [], about: [], dock: hand });
  expect(hand - docked.y - 150).toBeGreaterThanOrEqual(0);
  expect(hand - docked.y - 150).toBeLessThan(24);
  const about: Box[] = [
    { x: 20, y: 640, w: 60, h: 120 },
    { x: 0, y: 500, w: 100, h: 60 },
  ];
  const higher = freeSpot(380, 150, { room, taps: [], ownTaps: [], sights: [], own: [], about, dock: hand });
  expect(higher.isFree).toBe(true);
  expect(about.some((thing) => covers({ ...higher, w: 380, h: 150 }, thing))).toBe(false);
});

test('the panel of hints stays in its dock over the edge of a raised card rather than move over a neighbour’s seat', () => {
  const hand = 640;
  const raised: Box = { x: 100, y: 632, w: 60, h: 120 };
  const neighbour: Box = { x: 0, y: 380, w: 100, h: 104 };
  const obstacles = { room, taps: [], sights: [neighbour], own: [], about: [neighbour], dock: hand };
  const free = freeSpot(380, 150, { ...obstacles, ownTaps: [] });
  const spot = freeSpot(380, 150, { ...obstacles, ownTaps: [raised] });
  expect(spot).toEqual({ ...free, isFree: false });
  // A pixel of the hand weighs less than one of the neighbour, and more than a little way up.
  const above = freeSpot(380, 150, { ...obstacles, sights: [], about: [], ownTaps: [raised] });
  expect(above.y).toBeLessThan(free.y);
  expect(above.isFree).toBe(true);
});
