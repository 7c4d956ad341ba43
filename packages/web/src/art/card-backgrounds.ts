// Backgrounds of cards: the colour field by which a card is recognised from afar.
// Each stands for a family: rays for sudden things and people, country for outdoors, planks for indoors, rings for
// weapons and aim, night for events and far sight, plain for buildings.

import { each, gouge, line, type Markup, shade, solid } from './drawing-primitives.ts';
import { INK, type Ink } from './ink-colours.ts';
import { around, circle, star } from './path-shapes.ts';

export const plain = (ink: Ink): Markup => solid('M0 0H120V100H0Z', ink);

/** Beams from a point, in two hues that alternate. */
export function beams(ink: Ink, x: number, y: number, count: number, radius = 120): Markup {
  const beam = (_: unknown, i: number): string =>
    `M${x} ${y}L${around(x, y, radius, (i * 360) / count)}L${around(x, y, radius, ((i + 0.5) * 360) / count)}Z`;
  return solid(Array.from({ length: count }, beam).join(''), ink);
}

export const rays = (under: Ink, over: Ink, x = 60, y = 50, count = 16): Markup =>
  plain(under) + beams(over, x, y, count);

/** The position and size of the sun. */
export interface Sun {
  readonly ink: Ink;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A background of sky, sun, two mesas and floor. */
export const country = (sky: Ink, far: Ink, near: Ink, sun: Sun): Markup =>
  plain(sky) +
  solid(circle(sun.x, sun.y, sun.radius), sun.ink) +
  shade('M0 0H120V8H0Z', 'dots-3') +
  shade('M0 8H120V16H0Z', 'dots-2') +
  shade('M0 16H120V26H0Z', 'dots-1') +
  solid('M0 66L8 64L12 48L34 47L37 60L46 66L74 66L80 62L84 40L104 41L107 58L120 60V100H0Z', far) +
  shade('M30 47L34 47L37 60L46 66L30 66ZM99 41L104 41L107 58L120 60V66H99Z', 'upright') +
  solid('M0 74C20 68 40 78 60 74S100 68 120 74V100H0Z', near) +
  gouge('8 84 20, 44 82 26, 84 86 22, 24 92 18, 66 93 30', INK.black, 0.9);

export const planks = (under: Ink, over: Ink): Markup =>
  plain(under) +
  solid('M0 0H120V22H0ZM0 44H120V66H0ZM0 88H120V100H0Z', over) +
  line('M0 22H120M0 44H120M0 66H120M0 88H120M34 0V22M86 22V44M20 44V66M96 66V88M62 66V88', 1.1) +
  gouge(
    '6 12 22, 50 8 30, 96 14 18, 10 34 30, 50 32 26, 36 55 36, 84 54 24, 8 77 34, 72 78 18, 102 76 14',
    INK.black,
    0.8,
  );

/** A background of a waning moon and eight stars. */
export const night = (sky: Ink, moon: Ink): Markup =>
  plain(sky) +
  solid(circle(92, 22, 11), moon) +
  solid(circle(97, 19, 10), sky) +
  solid(
    each('14 16, 32 28, 50 10, 70 24, 18 46, 108 50, 104 8, 60 36', (x, y) => star(x, y, 2.6, 0.9, 4)),
    moon,
  );

export const rings = (under: Ink, over: Ink): Markup =>
  plain(under) + [58, 44, 30, 16].map((radius, i) => solid(circle(60, 50, radius), i % 2 ? under : over)).join('');
