// The layout of a screen for the room: seats, middle and captions.

import type { Box } from '../../game-table/layout/table-layout.ts';

export interface RoomLayout {
  /** Round for a screen that is wider than high; otherwise seats in two columns over the middle. */
  readonly kind: 'round' | 'tall';
  /** A hundredth of the screen's height in pixels, or less on a narrow screen. All sizes are multiples of it. */
  readonly unit: number;
  /** The seats clockwise, in pixels. Seat 0 is below, at the right. */
  readonly seats: readonly Box[];
  readonly middle: Box;
  readonly captions: Box;
  /** The box of the round table. */
  readonly table: Box;
}

/** Sizes in units. */
const SEAT = { width: 57, height: 25.4 };
const SIDE_SEAT_WIDTH = 42;
const GAP = 1.2;
const CAPTIONS = 17.5;
/** The width that a round table needs, in units. */
const MIN_WIDTH = 168;
/** A screen that is less wide than this share of its height has two columns. */
const ROUND_FROM = 1.2;
const TALL_WIDTH = 92;
const TALL_MIDDLE = 36;
const TALL_CAPTIONS = 27;

export const roomLayout = (players: number, width: number, height: number): RoomLayout =>
  width < height * ROUND_FROM ? tall(players, width, height) : round(players, width, height);

/** Two seats at the sides, and the rest above and below. */
function round(players: number, width: number, height: number): RoomLayout {
  const unit = Math.min(height / 100, width / MIN_WIDTH);
  const [w, h] = [width / unit, height / unit];
  const others = Math.max(0, players - 2);
  const above = Math.ceil(others / 2);
  const below = others - above;
  const foot = h - CAPTIONS;
  const middleTop = above > 0 ? GAP + SEAT.height + GAP : GAP;
  const middleBottom = below > 0 ? foot - SEAT.height - 2 * GAP : foot - GAP;
  const sideTop = (middleTop + middleBottom - SEAT.height) / 2;
  const side = (x: number): Box => ({ x, y: sideTop, w: SIDE_SEAT_WIDTH, h: SEAT.height });
  const seats = [
    ...row(below, w, foot - SEAT.height - GAP).reverse(),
    side(GAP),
    ...row(above, w, GAP),
    ...(players > 1 ? [side(w - SIDE_SEAT_WIDTH - GAP)] : []),
  ];
  const inset = SIDE_SEAT_WIDTH + 2 * GAP;
  return scaled('round', unit, {
    seats,
    middle: { x: inset, y: middleTop, w: w - 2 * inset, h: middleBottom - middleTop },
    captions: { x: 0, y: foot, w, h: CAPTIONS },
    table: { x: w * 0.17, y: foot * 0.14, w: w * 0.66, h: foot * 0.72 },
  });
}

function row(count: number, width: number, y: number): Box[] {
  const w = Math.min(SEAT.width, (width - GAP * (count + 1)) / Math.max(1, count));
  const pitch = count < 3 ? w + 6 * GAP : w + GAP;
  const from = (width - (count - 1) * pitch - w) / 2;
  return Array.from({ length: count }, (_, number) => ({ x: from + number * pitch, y, w, h: SEAT.height }));
}

/** Two columns of seats, the middle below them, and the captions. */
function tall(players: number, width: number, height: number): RoomLayout {
  const rows = Math.ceil(players / 2);
  const below = TALL_MIDDLE + TALL_CAPTIONS;
  const unit = Math.min(width / TALL_WIDTH, height / (rows * (SEAT.height + GAP) + below + GAP));
  const [w, h] = [width / unit, height / unit];
  const pitch = Math.min(SEAT.height + 3 * GAP, (h - below - GAP) / rows);
  const seatWidth = Math.min(SEAT.width, (w - 3 * GAP) / 2);
  const left = (w - 2 * seatWidth - GAP) / 2;
  const seats = Array.from({ length: players }, (_, place) => ({
    x: left + (place % 2) * (seatWidth + GAP),
    y: GAP + Math.floor(place / 2) * pitch,
    w: seatWidth,
    h: SEAT.height,
  }));
  const top = GAP + rows * pitch;
  const middle = { x: GAP, y: top, w: w - 2 * GAP, h: h - top - TALL_CAPTIONS };
  return scaled('tall', unit, {
    seats,
    middle,
    captions: { x: 0, y: h - TALL_CAPTIONS, w, h: TALL_CAPTIONS },
    table: { x: GAP, y: middle.y, w: middle.w, h: middle.h },
  });
}

function scaled(
  kind: RoomLayout['kind'],
  unit: number,
  { seats, middle, captions, table }: Pick<RoomLayout, 'seats' | 'middle' | 'captions' | 'table'>,
): RoomLayout {
  const inPixels = ({ x, y, w, h }: Box): Box => ({ x: x * unit, y: y * unit, w: w * unit, h: h * unit });
  return {
    kind,
    unit,
    seats: seats.map(inPixels),
    middle: inPixels(middle),
    captions: inPixels(captions),
    table: inPixels(table),
  };
}

/** The unit of pages without a table: a hundredth of the height, or less on a narrow screen. */
export const pageUnit = (width: number, height: number): number =>
  width < height * ROUND_FROM ? Math.min(width / 74, height / 100) : Math.min(height / 100, width / MIN_WIDTH);
