// The rim of the table: an inlay for each place, and tracks to seats.

import type { Box, TableLayout } from './table-layout.ts';

/** A section of a path, on a scale from 0 to 1000. */
export interface Stretch {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** The inlays, one for each place, the viewer's first. On a counter that one is in the edge of the dock. */
export const inlaysOf = (table: TableLayout): readonly Stretch[] =>
  table.kind === 'wide' ? roundInlays(table) : counterInlays(table);

/**
 * The inlays of a round table: arcs of an ellipse, divided half way between seats. Angles are turns, clockwise from the
 * bottom.
 */
function roundInlays({ felt, seat, seats, scale }: TableLayout): Stretch[] {
  const { x, y, rx, ry } = ellipseIn(grown(felt, 12.5 * scale));
  const turns = seats.map((place) => {
    const across = (place.x + seat.w / 2 - x) / rx;
    const down = (place.y + seat.h / 2 - y) / ry;
    return (Math.atan2(down, across) / (2 * Math.PI) + 0.75) % 1;
  });
  const cuts = halfWays([0, ...turns, 1]);
  const at = (turn: number): string => {
    const angle = (turn + 0.25) * 2 * Math.PI;
    return `${short(x + rx * Math.cos(angle))} ${short(y + ry * Math.sin(angle))}`;
  };
  const arc = (from: number, to: number): Stretch => {
    const [begin, end] = [from + 0.004, to - 0.004];
    const large = end - begin > 0.5 ? 1 : 0;
    return { path: `M${at(begin)}A${short(rx)} ${short(ry)} 0 ${large} 1 ${at(end)}`, from: 0, to: 1000 };
  };
  return [(cuts.at(-1) ?? 0.5) - 1, ...cuts].slice(0, -1).map((from, place) => arc(from, cuts[place] ?? 0));
}

/**
 * The inlays of a counter: sections of one path round it, clockwise from the middle of the bottom edge, which the dock
 * hides.
 */
function counterInlays(table: TableLayout): Stretch[] {
  const { felt, seats, seat, width, height, dock } = table;
  const box = grown(felt, -5);
  const radius = cornerOf(table) - 5;
  const corner = (Math.PI / 2) * radius;
  const leftFoot = box.w / 2 - radius + corner;
  const topLeft = leftFoot + box.h - 2 * radius + corner;
  const rightHead = topLeft + box.w - 2 * radius + corner;
  const length = rightHead + box.h - 2 * radius + leftFoot;
  const thousandths = (pixels: number): number => (pixels / length) * 1000;
  const marks = seats.map((place) => {
    const across = place.x + seat.w / 2 - box.x - radius;
    const down = place.y + seat.h / 2 - box.y - radius;
    const along = { left: topLeft - corner - down, head: topLeft + across, right: rightHead + down };
    return thousandths(along[place.side]);
  });
  const half = thousandths(seats[0]?.side === 'head' ? seat.w / 2 : seat.h / 2);
  const cuts = [(marks[0] ?? 0) - half, ...halfWays(marks), (marks.at(-1) ?? 0) + half];
  const path = counterPath(box, radius);
  const edge = height - dock + 4;
  return [
    { path: `M${short(width * 0.24)} ${edge}H${short(width * 0.76)}`, from: 0, to: 1000 },
    ...seats.map((_, number) => ({ path, from: (cuts[number] ?? 0) + 4, to: (cuts[number + 1] ?? 0) - 4 })),
  ];
}

const halfWays = (marks: readonly number[]): number[] =>
  marks.slice(1).map((mark, number) => (mark + (marks[number] ?? 0)) / 2);

export const cornerOf = ({ kind, scale }: TableLayout): number => (kind === 'strip' ? 40 : 44) * Math.min(scale, 1);

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

export const ellipseIn = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2, rx: w / 2, ry: h / 2 });

/** The path around a counter with round corners, from the middle of its bottom edge. */
export function counterPath({ x, y, w, h }: Box, radius: number): string {
  const [left, top, right, bottom] = [x, y, x + w, y + h].map(short);
  const [x1, y1, x2, y2] = [x + radius, y + radius, x + w - radius, y + h - radius].map(short);
  const arc = `A${short(radius)} ${short(radius)} 0 0 1`;
  return `M${short(x + w / 2)} ${bottom}H${x1}${arc} ${left} ${y2}V${y1}${arc} ${x1} ${top}H${x2}${arc} ${right} ${y1}V${y2}${arc} ${x2} ${bottom}Z`;
}

/** The track from the viewer's edge of the felt to a seat: the dots, and the two strokes of the arrow head. */
export function trackTo(table: TableLayout, place: number): { readonly dots: string; readonly head: string } | null {
  const { felt, seat, seats, kind, height, dock, scale } = table;
  const target = seats[place - 1];
  if (target === undefined) return null;
  const middle = felt.x + felt.w / 2;
  const from = { x: middle, y: kind === 'wide' ? felt.y + felt.h - 14 * scale : height - dock - 12 };
  const inner = target.side === 'left' ? target.x + seat.w : target.x;
  const inset = target.side === 'left' ? felt.x + 0.1 * felt.w : felt.x + 0.9 * felt.w;
  const to =
    target.side === 'head'
      ? { x: target.x + seat.w / 2, y: target.y + seat.h + 16 * scale }
      : { x: kind === 'wide' ? inset : inner, y: target.y + seat.h * 0.55 };
  const bend = { x: (from.x + 2 * to.x) / 3, y: from.y - 0.12 * (from.y - to.y) };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const barb = (turn: number): string =>
    `${short(to.x - 20 * scale * Math.cos(angle + turn))} ${short(to.y - 20 * scale * Math.sin(angle + turn))}`;
  const tip = `${short(to.x)} ${short(to.y)}`;
  return {
    dots: `M${short(from.x)} ${short(from.y)}Q${short(bend.x)} ${short(bend.y)} ${tip}`,
    head: `M${barb(0.7)}L${tip}L${barb(-0.7)}`,
  };
}

const short = (value: number): number => Math.round(value * 10) / 10;
