// Things of wood: wagons, boxes, furniture.

import { at, cut, gouge, line, type Markup, rod, shade, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { box, circle, spokes } from '../path-shapes.ts';

export const wheel = (radius = 18, count = 8, ink: Ink = INK.wood): Markup =>
  rod(spokes(radius, count), 2, ink) +
  rod(circle(0, 0, radius), 2.6, ink) +
  cut(circle(0, 0, radius * 0.22), INK.ochre, 1.8);

export const barrel = (ink: Ink = INK.wood): Markup =>
  cut('M-22 -32C-30 -12 -30 12 -22 32H22C30 12 30 -12 22 -32Z', ink) +
  line('M-11 -32C-15 -12 -15 12 -11 32M0 -32V32M11 -32C15 -12 15 12 11 32', 1.5) +
  shade('M14 -32H22C30 -12 30 12 22 32H12C17 12 17 -12 14 -32Z') +
  cut('M-25.5 -24H25.5L27 -16H-27ZM-27 16H27L25.5 24H-25.5Z', INK.steel, 2) +
  spots('-21 -20, 21 20', 1.3) +
  cut('M-23 -36C-10 -40 10 -40 23 -36V-30C10 -27 -10 -27 -23 -30Z', ink, 2.2);

/** A coach with luggage that goes to the right. */
export const coach = (ink: Ink = INK.rust): Markup =>
  cut('M30 34H90C92 46 90 58 84 64H38C30 58 28 46 30 34Z', ink) +
  shade('M74 34H90C92 46 90 58 84 64H74Z') +
  cut('M26 28H94V35H26Z', INK.bark, 2.2) +
  cut(box(38, 39, 13, 13, 2) + box(68, 39, 12, 13, 2), INK.night, 2) +
  cut(box(54, 38, 11, 25, 2), INK.ochre, 2) +
  spots('62 52', 1.3) +
  cut('M36 20H62V28H36Z', INK.wood, 2) +
  cut('M66 22H84V28H66Z', INK.sand, 2) +
  line('M44 20V28M54 20V28', 1.6) +
  cut('M92 44L104 42L106 48L92 52Z', INK.bark, 2) +
  at(42, 70, 1, wheel(15)) +
  at(84, 72, 1, wheel(12));

/** A settler's wagon under its canvas. */
export const wagon = (): Markup =>
  cut('M-40 2C-46 -12 -46 -30 -36 -34C-16 -42 16 -42 36 -34C46 -30 46 -12 40 2Z', INK.bone) +
  line('M-20 -38C-26 -24 -26 -8 -22 2M0 -40V2M20 -38C26 -24 26 -8 22 2', 1.6) +
  shade('M20 -38C30 -36 36 -34 36 -34C46 -30 46 -12 40 2H22C26 -8 26 -24 20 -38Z') +
  cut('M-44 2H44L38 20H-38Z', INK.petrol) +
  line('M-40 11H40', 1.6) +
  at(-25, 24, 1, wheel(15)) +
  at(27, 26, 1, wheel(12));

/** A strongbox full of money. */
export const strongbox = (): Markup =>
  cut('M-32 -8C-32 -22 -22 -26 0 -26C22 -26 32 -22 32 -8Z', INK.wood) +
  cut('M-32 -8H32V26H-32Z', INK.wood) +
  shade('M22 -22C30 -20 32 -14 32 -8V26H22Z') +
  cut('M-24 -24H-15V26H-24ZM15 -24H24V26H15Z', INK.steel, 2) +
  line('M-32 -8H32', 2.6) +
  cut(box(-9, -13, 18, 18, 3), INK.ochre, 2.2) +
  spots('0 -6', 2.6) +
  line('M0 -5V1', 2.6) +
  spots('-19.5 -16, 19.5 -16, -19.5 18, 19.5 18', 1.4);

/** A chair in mid-air, legs first. */
export const chair = (ink: Ink = INK.wood): Markup =>
  rod('M-16 2L-18 34M14 2L16 34M-17 20H15', 4, ink) +
  rod('M-15 -36V0M13 -36V0', 4, ink) +
  cut(box(-20, -40, 38, 11, 4), ink) +
  rod('M-7 -28V-2M5 -28V-2', 2, ink) +
  cut(box(-20, -4, 38, 9, 3), ink) +
  gouge('-14 -35 22', INK.black, 1.2);

/** A cart on rails, full of gold. */
export const cart = (load: Ink = INK.ochre): Markup =>
  cut('M-26 -10L-18 -22L-8 -17L0 -27L12 -18L20 -23L27 -10Z', load, 2.2) +
  line('M-18 -22L-14 -12M0 -27L3 -14L12 -18', 1.5) +
  cut('M-33 -10H33L26 20H-26Z', INK.steel) +
  shade('M18 -10H33L26 20H14Z') +
  line('M-29 3H29', 1.6) +
  spots('-24 -4, 0 -4, 24 -4, -20 13, 20 13', 1.4) +
  at(-16, 24, 1, cut(circle(0, 0, 8), INK.bark) + spots('0 0', 2, INK.ochre)) +
  at(16, 24, 1, cut(circle(0, 0, 8), INK.bark) + spots('0 0', 2, INK.ochre));

/** An upright piano, its keys in front. */
export const piano = (ink: Ink = INK.bark): Markup =>
  cut('M-40 -34H40V30H-40Z', ink) +
  cut('M-44 -40H44V-32H-44Z', ink, 2.2) +
  cut('M-32 -26H-6V-8H-32ZM6 -26H32V-8H6Z', INK.wood, 1.8) +
  shade('M30 -32H40V30H30Z') +
  cut('M-46 -2H46V6H-46Z', ink, 2.2) +
  cut('M-42 5H42V18H-42Z', INK.bone, 2) +
  line(
    'M-36 6V18M-30 6V18M-24 6V18M-18 6V18M-12 6V18M-6 6V18M0 6V18M6 6V18M12 6V18M18 6V18M24 6V18M30 6V18M36 6V18',
    1.1,
  ) +
  line('M-36 6V12M-30 6V12M-18 6V12M-12 6V12M-6 6V12M6 6V12M12 6V12M24 6V12M30 6V12M36 6V12', 2.6) +
  cut('M-46 17H46V23H-46Z', ink, 2.2);
