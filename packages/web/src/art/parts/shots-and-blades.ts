// Shots, fire and blades.

import { at, cut, gouge, line, type Markup, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { box, circle, star } from '../path-shapes.ts';
import { wheel } from './wooden-things.ts';

/** A bullet that stands on its base, tip up. */
export const bullet = (ink: Ink = INK.ochre): Markup =>
  cut('M0 10V3C0 -4 3 -8 6 -11C9 -8 12 -4 12 3V10Z', INK.clay, 2) +
  cut('M-.5 3H12.5V20H-.5Z', ink, 2) +
  cut('M-1.5 20H13.5V24H-1.5Z', ink, 2) +
  gouge('3 18 13 -90', INK.bone, 1.6);

/** An arrow that flies to the right. */
export const arrow = (feathers: Ink = INK.rust, shaft: Ink = INK.sand): Markup =>
  rod('M0 0H58', 2.6, shaft) +
  cut('M54 -8L72 0L54 8L57 0Z', INK.steel, 2) +
  cut('M-2 0L-12 -7H4L12 0L4 7H-12Z', feathers, 1.8);

export const brokenArrow = (feathers: Ink = INK.rust): Markup =>
  rod('M0 0H28L33 -3M28 0L32 4', 2, INK.sand) +
  cut('M-2 0L-12 -7H4L12 0L4 7H-12Z', feathers, 1.8) +
  at(44, -4, 1, rod('M-5 -4L0 0L-4 4M0 0H22', 2, INK.sand) + cut('M20 -7L36 0L20 7L23 0Z', INK.steel, 2), 78);

const stick = (ink: Ink = INK.rust): Markup =>
  cut(box(0, 0, 11, 44, 3), ink) + shade('M7 2H11V42H7Z') + line('M0 9H11M0 36H11', 1.6);

/** Three sticks of dynamite and their fuse, which ends at 12 -36. */
export const dynamite = (): Markup =>
  at(-24, -18, 1, stick(), -6) +
  at(13, -20, 1, stick(), 8) +
  at(-5.5, -24, 1.06, stick()) +
  cut('M-26 2H26V11H-26Z', INK.bark, 2.2) +
  gouge('-22 6 18, 2 8 20', INK.sand, 1) +
  rod('M0 -24C0 -36 8 -30 12 -36', 1.5, INK.sand);

export const spark = (radius = 12, outside: Ink = INK.ochre, inside: Ink = INK.bone): Markup =>
  cut(star(0, 0, radius, radius * 0.45, 8), outside, 2) + solid(star(0, 0, radius * 0.5, radius * 0.22, 8), inside);

export const burst = (radius = 30, points = 11, outside: Ink = INK.rust, inside: Ink = INK.bone): Markup =>
  cut(star(0, 0, radius, radius * 0.56, points, -84), outside, 2.6) +
  solid(star(0, 0, radius * 0.64, radius * 0.38, points, -76), inside);

/** A bullet hole. */
export const hole = (x: number, y: number, radius = 3.8): Markup =>
  solid(circle(x, y, radius)) +
  line(
    `M${x} ${y - radius * 1.7}v${-radius}M${x + radius * 1.5} ${y + radius * 0.6}l${radius} ${radius * 0.5}M${x - radius * 1.5} ${y + radius * 0.7}l${-radius} ${radius * 0.6}`,
    1.5,
  );

/** A Gatling gun: six barrels, a crank, a wheel. It fires to the right. */
export const gatling = (): Markup =>
  cut('M10 62L46 44L54 54L18 76Z', INK.wood) +
  cut('M26 38H50V56H26Z', INK.steel) +
  [30, 36, 42, 48].map((y, i) => cut(box(48, y, 40, 5), i % 2 ? INK.steel : INK.paleSteel, 1.8)).join('') +
  cut('M62 28H69V54H62Z', INK.ochre, 2) +
  cut('M84 28H90V54H84Z', INK.steel, 2) +
  cut('M30 22H44V38H30Z', INK.ochre, 2) +
  line('M22 46H14V38', 3.4) +
  at(44, 70, 1, wheel(19, 10));

/** A howitzer: a short fat gun on wheels that fires up and to the right. */
export const howitzer = (): Markup =>
  cut('M-44 30L-6 4L6 14L-34 38Z', INK.wood) +
  at(
    0,
    2,
    1,
    cut('M-22 -12C-30 -12 -30 12 -22 12L34 10V-10Z', INK.steel) +
      shade('M-26 3C-26 9 -24 12 -22 12L34 10V2Z', 'upright') +
      cut('M33 -14H42V14H33Z', INK.steel, 2.2) +
      cut('M-8 -12.4H-2V12.4H-8ZM14 -12H19V12H14Z', INK.ochre, 2) +
      cut(circle(-31, 0, 4.4), INK.steel, 2),
    -24,
  ) +
  at(0, 20, 1, wheel(20, 10));

/** A knife with its point up. */
export const knife = (grip: Ink = INK.bark): Markup =>
  cut('M-7 12V-20C-7 -32 0 -42 8 -48C9 -30 8 -8 7 12Z', INK.paleSteel) +
  shade('M2 12V-20C2 -30 5 -40 8 -48C9 -30 8 -8 7 12Z') +
  gouge('-3 8 36 -90', INK.bone, 2) +
  cut(box(-14, 11, 28, 7, 3), INK.ochre, 2.2) +
  cut('M-6 18H6L7 40C4 44 -4 44 -7 40Z', grip) +
  spots('0 25, 0 34', 1.6, INK.ochre);
