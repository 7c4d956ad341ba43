// Where the dice of somebody else lie: with him, on his side of the table.

import type { Box, TableLayout } from '../../play/layout/layout.ts';

export interface Mat extends Box {
  /** The width of a die. */
  readonly die: number;
  readonly columns: number;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

const HIGH = 1.1;
const GAP = 3;
const PAD = 4;
const DIE = { column: 25, strip: 25, wide: 42 } as const;
const SMALLEST = 25;
/** So many lie beside each other where they lie in two rows. */
const STACKED = 3;
/** Under name and life a seat has a row that says nothing of this turn: dice may lie over it. */
const BELOW_LIFE = 28;
/** On a large table they lie this far from the middle to the rim. */
const OUTWARDS = 0.7;

/** The mat of whoever sits in this place, counted from the first after the one at the bottom; null for nobody. */
export function matOf(table: TableLayout, place: number, dice: number): Mat | null {
  const seat = table.seats[place];
  if (seat === undefined || dice === 0) return null;
  const { kind, scale, width } = table;
  const die = Math.max(SMALLEST, Math.round(DIE[kind] * scale));
  const sizeIn = (columns: number): Size => ({
    w: columns * (die + GAP) - GAP + 2 * PAD,
    h: Math.ceil(dice / columns) * (Math.round(die * HIGH) + GAP) - GAP + 2 * PAD,
  });
  const stacked = sizeIn(Math.min(STACKED, dice));
  const below = kind === 'column' ? roomBelow(table, place) : 0;
  const isStacked =
    kind === 'wide' ? seat.side !== 'head' : kind === 'column' && stacked.h <= below + BELOW_LIFE * scale;
  const columns = isStacked ? Math.min(STACKED, dice) : dice;
  const size = sizeIn(columns);
  const { x, y } = kind === 'wide' ? onFelt(table, place, size) : underSeat(table, place, size, below);
  return { x: Math.round(Math.max(0, Math.min(width - size.w, x))), y: Math.round(y), ...size, die, columns };
}

/** What is free between a seat and the next one, or the dock. */
function roomBelow({ seat, seats, height, dock }: TableLayout, place: number): number {
  const { x = 0, y = 0 } = seats[place] ?? {};
  const next = seats.filter((one) => one.x === x && one.y > y).map((one) => one.y);
  return Math.max(0, Math.min(...next, height - dock) - y - seat.h - 4);
}

/** Under name and life, from the outer edge of the table inwards. */
function underSeat({ seat, seats }: TableLayout, place: number, { w, h }: Size, below: number) {
  const { x, y, side } = seats[place] ?? { x: 0, y: 0, side: 'left' };
  const across = { left: x, head: x + (seat.w - w) / 2, right: x + seat.w - w }[side];
  return { x: across, y: y + seat.h - Math.max(0, h - below) };
}

/** On the felt, between the middle and whoever threw them. */
function onFelt({ seat, seats, felt }: TableLayout, place: number, { w, h }: Size) {
  const { x, y } = seats[place] ?? { x: 0, y: 0 };
  const [rx, ry] = [felt.w / 2, felt.h / 2];
  const [right, down] = [(x + seat.w / 2 - felt.x - rx) / rx, (y + seat.h / 2 - felt.y - ry) / ry];
  const far = Math.hypot(right, down) || 1;
  const [cx, cy] = [felt.x + rx + (right / far) * rx * OUTWARDS, felt.y + ry + (down / far) * ry * OUTWARDS];
  return { x: cx - w / 2, y: cy - h / 2 };
}
