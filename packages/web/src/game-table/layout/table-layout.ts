// The layout of the table for every window and 2 to 8 players.
// The viewer sits at the bottom (place 0, in the dock); the others follow clockwise from the left.

import { STRIP_BELOW } from '../../app/breakpoints.ts';

export type Kind = 'column' | 'wide' | 'strip';
export type Side = 'left' | 'head' | 'right';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface SeatPlace {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** The maximum width of things below the seat: at the head there is more room than the seat itself takes. */
  readonly room: number;
}

/** The layout of a table in CSS pixels, from the top left corner of the table's container. */
export interface TableLayout {
  /** The kind of window: a phone held upright, a desktop, a phone on its side. */
  readonly kind: Kind;
  readonly width: number;
  readonly height: number;
  /** The scale of everything, which is designed for 1 at 390 x 800, 1440 x 848 and 844 x 390. */
  readonly scale: number;
  /** The height of the headline above the felt; 0 if it lies on the felt. */
  readonly say: number;
  /** The height of the viewer's own part at the bottom. */
  readonly dock: number;
  readonly seat: { readonly w: number; readonly h: number; readonly arch: number };
  /** All seats but the viewer's. */
  readonly seats: readonly SeatPlace[];
  /** The table: an ellipse inscribed in this box when wide, else a counter with round corners. */
  readonly felt: Box;
  /** The free space between the seats, for the piles. */
  readonly centre: Box;
  readonly hand: { readonly card: number; readonly width: number };
}

/** The number of seats at each side, for 0 to 7 other players; the rest sit at the head. */
const AT_A_SIDE: Readonly<Record<Kind, readonly number[]>> = {
  column: [0, 0, 1, 1, 2, 2, 3, 3],
  wide: [0, 0, 1, 1, 1, 1, 2, 2],
  strip: [0, 0, 1, 1, 1, 1, 1, 1],
};

const MEASURES = {
  column: { say: 56, dock: 376, pad: 16, card: 98, seat: { w: 118, h: 108, arch: 54 } },
  wide: { say: 0, dock: 236, pad: 34, card: 112, seat: { w: 244, h: 205, arch: 84 } },
  strip: { say: 30, dock: 132, pad: 20, card: 78, seat: { w: 146, h: 92, arch: 50 } },
} as const;

/** The minimum height of a row of seats, so that names and numbers stay legible on a low screen. */
const MIN_STRIP_ROW_PX = 92;
/** The height that a tray of dice takes on a low screen, if there is that much. */
const MIN_STRIP_DOCK_PX = 122;
/** The height of a row of seats for which the dock of a replay gives way. */
const REPLAY_ROW_PX = 104;

const MAX_COLUMN_SCALE = 1.45;

const kindOf = (width: number, height: number): Kind =>
  width < height * 1.1 ? 'column' : height < STRIP_BELOW ? 'strip' : 'wide';

const scaleOf = (kind: Kind, width: number, height: number): number => {
  if (kind === 'column') return Math.min(MAX_COLUMN_SCALE, width / 390, (height / 800) * 1.2);
  if (kind === 'wide') return Math.min(width / 1440, height / 848);
  return Math.min(1, width / 780, height / 390);
};

/** The numbers of seats at a side, from the one nearest to the viewer. */
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Limits of the height of an upright dock. */
export interface DockLimits {
  /** The maximum, at scale 1. */
  readonly max?: number | undefined;
  /** In a replay nobody presses buttons in the dock: it gives way to the seats, down to this height in pixels. */
  readonly givesWayTo?: number | undefined;
}

/** Computes the layout of a table. */
export function layout(players: number, width: number, height: number, limits: DockLimits = {}): TableLayout {
  const { max: maxDock = Number.POSITIVE_INFINITY, givesWayTo = Number.POSITIVE_INFINITY } = limits;
  const kind = kindOf(width, height);
  const scale = scaleOf(kind, width, height);
  const { card, ...measures } = MEASURES[kind];
  const sides = AT_A_SIDE[kind][players - 1] ?? 0;
  const head = players - 1 - 2 * sides;
  // On a very wide screen the table stays compact in the middle.
  const w = kind === 'wide' ? Math.min(width, height * 2.05) : width;
  const margin = (width - w) / 2;
  const pad = measures.pad * scale;
  const say = measures.say * scale;
  // In a column a head seat gets a row of its own while there is room; fewer rows have larger portraits.
  const rows = Math.max(1, sides + (kind === 'column' && head > 0 && sides > 0 && sides < 3 ? 1 : 0));
  const usualDock =
    kind === 'column'
      ? Math.min(measures.dock * scale, height * columnDock(scale, height), maxDock * scale)
      : Math.max(measures.dock * scale, kind === 'strip' ? Math.min(MIN_STRIP_DOCK_PX, height * 0.34) : 0);
  const besideSeats = height - say - 21 * scale - rows * REPLAY_ROW_PX;
  const dock = kind === 'column' ? Math.min(usualDock, Math.max(givesWayTo, besideSeats)) : usualDock;
  const bottom = height - dock;

  const pitch = (bottom - say - 21 * scale) / rows;
  const isRoomy = kind === 'column' && rows < 3;
  const tall = kind === 'column' ? Math.min(scale * (isRoomy ? 1.14 : 1), (pitch - 2) / measures.seat.h) : scale;
  // A low window leaves seats their width, so that names stay whole.
  const across =
    kind === 'wide' ? scale : kind === 'column' ? Math.min(MAX_COLUMN_SCALE, width / 390) : Math.min(1, width / 780);
  const seat = {
    w: measures.seat.w * across * (isRoomy ? 1.07 : 1),
    h: measures.seat.h * tall,
    arch: measures.seat.arch * tall,
  };

  const headTop = (kind === 'strip' ? 15 : 10) * scale;
  const rowY = (row: number): number => {
    if (kind === 'strip') return say + Math.max(seat.h + 18 * scale, headTop + MIN_STRIP_ROW_PX);
    if (kind === 'column') return say + 21 * scale + (rows - 1 - row) * pitch + (pitch - seat.h) / 2;
    const lowest = bottom - seat.h - 58 * scale;
    return sides === 1 ? lowest - 50 * scale : lowest - row * (lowest - 38 * scale);
  };
  // The row at the head: its available and its real width. In a column of three rows it lies between two seats.
  const free =
    kind === 'wide' ? w - 2 * pad - 1.8 * seat.w : w - 2 * pad - (kind === 'column' && rows === sides ? 2 * seat.w : 0);
  const between = kind === 'wide' ? Math.min(free, head * seat.w * 1.14) : free;
  const headX = (number: number): number =>
    kind === 'column' ? (width - seat.w) / 2 : (width - between) / 2 + ((number + 0.5) * between) / head - seat.w / 2;
  const headY = kind === 'column' ? rowY(rows - 1) : say + headTop;

  // A single head seat gets the whole width.
  const headRoom = Math.max(seat.w, ((head > 1 ? between / head : free) + 0.8 * seat.w) / 2);
  const seats: SeatPlace[] = [
    ...numbers(sides).map((row) => ({ x: margin + pad, y: rowY(row), side: 'left' as const, room: seat.w })),
    ...numbers(head).map((number) => ({ x: headX(number), y: headY, side: 'head' as const, room: headRoom })),
    ...numbers(sides)
      .reverse()
      .map((row) => ({ x: width - margin - pad - seat.w, y: rowY(row), side: 'right' as const, room: seat.w })),
  ];

  const under = head === 0 ? say : headY + seat.h;
  const felt =
    kind === 'wide'
      ? around(width / 2, 356 * scale, Math.max(w / 2 - pad - seat.w - 2 * scale, 300 * scale), 222 * scale)
      : { x: 3, y: say + 4 * scale, w: width - 6, h: bottom - say + 14 };
  return {
    kind,
    width,
    height,
    scale,
    say: Math.round(say),
    dock: Math.round(dock),
    seat: { w: Math.round(seat.w), h: Math.round(seat.h), arch: Math.round(seat.arch) },
    seats: seats.map(({ x, y, side, room }) => ({ x: Math.round(x), y: Math.round(y), side, room: Math.round(room) })),
    felt: rounded(felt),
    centre: rounded({ x: margin + pad + seat.w, y: under, w: w - 2 * (pad + seat.w), h: bottom - under }),
    hand: {
      card: Math.round(card * (kind === 'column' ? Math.min(scale, dock / (scale > 1.2 ? 300 : 335)) : scale)),
      width: Math.round(kind === 'column' ? width - 24 : kind === 'wide' ? 690 * scale : width * 0.5),
    },
  };
}

/**
 * The viewer's share of a column's height: less on a tablet, on a short phone and below banners, so that three rows of
 * seats fit above.
 */
function columnDock(scale: number, height: number): number {
  if (scale > 1.2) return 0.385;
  if (height < 575) return 0.39;
  return height < 660 ? 0.42 : 0.47;
}

const around = (x: number, y: number, rx: number, ry: number): Box => ({ x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry });

const rounded = ({ x, y, w, h }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
});
