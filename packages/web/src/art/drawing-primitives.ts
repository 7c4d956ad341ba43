// Drawing primitives of all pictures. They return SVG text.

import { INK, type Ink } from './ink-colours.ts';
import { circle, type Path, shifted, short } from './path-shapes.ts';

export type Markup = string;

/** The patterns of an engraver, defined once in the page's shared `defs`. */
export type Pattern = 'hatch' | 'level' | 'upright' | 'dots-1' | 'dots-2' | 'dots-3';

/**
 * A shape in flat colour, slightly shifted, so that it looks printed. The path itself is shifted, because each
 * `transform` costs the browser time whenever a card flies over the table.
 */
const flat = (d: Path, ink: Ink): Markup => `<path d="${shifted(d, 0.8)}" fill="${ink}"/>`;

export const line = (d: Path, width = 2.2, ink: Ink = INK.black): Markup =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A shape with flat colour and an outline. */
export const cut = (d: Path, ink: Ink, width = 2.4): Markup => flat(d, ink) + line(d, width);

/** A shape in flat colour, not shifted, without an outline. */
export const solid = (d: Path, ink: Ink = INK.black): Markup => `<path d="${d}" fill="${ink}"/>`;

/** A line with an outline, for thin and long things. */
export const rod = (d: Path, width: number, ink: Ink): Markup => line(d, width + 3.4) + line(d, width, ink);

/** A rod that looks like a twisted rope. */
export const rope = (d: Path, width = 3.6, ink: Ink = INK.sand): Markup =>
  rod(d, width, ink) +
  `<path d="${d}" fill="none" stroke="${INK.bark}" stroke-width="${width}" stroke-dasharray="1.2 3.6"/>`;

/** A shadow: an engraved pattern over the colour. */
export const shade = (d: Path, pattern: Pattern = 'hatch'): Markup => `<path d="${d}" fill="url(#ink-${pattern})"/>`;

/** Tapered cuts, written as `x y length angle, …`; the angle is optional. */
export function gouge(marks: string, ink: Ink = INK.bone, width = 1.5): Markup {
  const mark = (text: string): Path => {
    const [x = 0, y = 0, length = 0, angle = 0] = text.trim().split(' ').map(Number);
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [length * Math.cos(turn), length * Math.sin(turn)];
    const [sx, sy] = [(-Math.sin(turn) * width) / 2, (Math.cos(turn) * width) / 2];
    const bend = (side: number): string => `${short(x + dx * 0.4 + sx * side)} ${short(y + dy * 0.4 + sy * side)}`;
    return `M${x} ${y}Q${bend(2)} ${short(x + dx)} ${short(y + dy)}Q${bend(-1)} ${x} ${y}Z`;
  };
  return solid(marks.split(',').map(mark).join(''), ink);
}

/** Spots of one size, written as `x y, …`. */
export const spots = (places: string, radius: number, ink: Ink = INK.black): Markup =>
  solid(
    each(places, (x, y) => circle(x, y, radius)),
    ink,
  );

/** Draws the same thing at several positions, written as `x y, …`. */
export function each(places: string, draw: (x: number, y: number, i: number) => string): string {
  return places
    .split(',')
    .map((place, i) => {
      const [x = 0, y = 0] = place.trim().split(' ').map(Number);
      return draw(x, y, i);
    })
    .join('');
}

/** Places a part, drawn at its own origin: position, scale, and rotation in degrees. */
export const at = (x: number, y: number, scale: number, body: Markup, turn = 0): Markup =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;

/** Mirrors a part. */
export const mirrored = (body: Markup): Markup => `<g transform="scale(-1 1)">${body}</g>`;

/** A finished picture. */
export interface Picture {
  readonly viewBox: string;
  /** The content of the `svg`. */
  readonly markup: Markup;
}
