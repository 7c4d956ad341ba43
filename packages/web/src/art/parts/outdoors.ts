// Parts of pictures from outdoors: plants, stones, animals.

import { cut, gouge, line, type Markup, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { circle } from '../path-shapes.ts';

export const cactus = (ink: Ink = INK.pine): Markup =>
  cut(
    'M-5 40V20C-14 20 -19 16 -19 8V2C-19 -3 -12 -3 -12 2V6C-12 11 -11 13 -5 13V-14C-5 -21 5 -21 5 -14V8C11 8 12 6 12 1V-3C12 -8 19 -8 19 -3V4C19 12 13 16 5 16V40Z',
    ink,
  ) + gouge('-1 34 44 -90, 2 20 30 -90', INK.black, 1);

/** The skull of a steer. */
export const skull = (ink: Ink = INK.bone): Markup =>
  cut(
    'M-12 -6C-26 -4 -36 -12 -38 -26C-30 -20 -22 -17 -12 -18C-6 -22 6 -22 12 -18C22 -17 30 -20 38 -26C36 -12 26 -4 12 -6C12 2 8 10 8 22C6 28 -6 28 -8 22C-8 10 -12 2 -12 -6Z',
    ink,
  ) +
  solid(
    'M-9 -6C-8 -1 -4 1 -3 -3C-3 -7 -8 -9 -9 -6ZM9 -6C8 -1 4 1 3 -3C3 -7 8 -9 9 -6ZM-4 18C-4 12 -1 13 -1 18ZM4 18C4 12 1 13 1 18Z',
  ) +
  shade(
    'M4 -20C8 -20 10 -19 12 -18C22 -17 30 -20 38 -26C36 -12 26 -4 12 -6C12 2 8 10 8 22C7 25 5 26 3 26C5 12 5 -8 4 -20Z',
  );

/** The head and neck of a horse that looks right. */
export const horse = (ink: Ink, mane: Ink): Markup =>
  cut(
    'M-24 42C-26 22 -22 6 -12 -6L-14 -26L-4 -17C2 -17 6 -14 9 -9C15 1 24 10 30 19C33 24 31 31 25 33C20 35 16 31 12 28C6 27 1 25 -3 20C-2 28 2 36 6 42Z',
    ink,
  ) +
  shade('M-3 20C1 25 6 27 12 28C8 20 4 14 -4 10C-12 18 -14 30 -14 42H6C2 36 -2 28 -3 20Z') +
  cut('M-12 -6L-14 -26C-24 -18 -34 2 -36 34L-30 26L-31 40L-24 30L-24 38C-24 22 -20 8 -12 -6Z', mane, 2) +
  cut('M-14 -26C-4 -22 0 -14 0 -6C-6 -10 -10 -14 -14 -26Z', mane, 1.6) +
  gouge('-16 -16 26 112, -20 0 24 104, -27 8 20 98', INK.bone, 1.2) +
  spots('6 -1', 2.4) +
  solid('M24 24C27 23 28 26 26 27Z') +
  line('M17 30C19 27 22 27 25 28', 1.6);

/** A boulder as wide as a person is tall. */
export const rock = (ink: Ink, lit: Ink): Markup =>
  cut('M-46 30L-42 2L-28 -8L-16 -22L8 -20L26 -10L38 4L46 30Z', ink) +
  solid('M-38 4L-27 -5L-15 -18L6 -16L-6 -4L-22 2L-28 14Z', lit) +
  shade('M8 -20L26 -10L38 4L46 30H22L26 12L12 -2Z') +
  line('M-6 -4L4 10L0 28M4 10L16 14', 1.6);

/** A sitting crow that looks right. */
export const crow = (ink: Ink = INK.black, beak: Ink = INK.ochre): Markup =>
  cut('M16 -22L30 -17L16 -14Z', beak, 1.6) +
  cut('M-34 20L-20 2C-16 -12 -8 -18 -2 -20C0 -28 14 -30 18 -20C20 -12 16 -6 16 0C14 14 2 20 -10 18L-26 28Z', ink, 2) +
  gouge('-14 12 22 -46, -8 15 20 -50, -20 16 14 -40', INK.steel, 1.6) +
  spots('10 -20', 2, INK.bone) +
  line('M-4 18V28M4 17V27', 2.2);

/** A rattlesnake. */
export const snake = (ink: Ink = INK.sage): Markup =>
  cut(
    'M-30 26C-34 12 -20 8 -6 12C10 16 16 10 10 4C2 -4 -18 0 -18 -16C-18 -32 6 -34 14 -26C18 -32 30 -30 32 -22C30 -14 22 -14 16 -18C10 -24 -6 -24 -6 -16C-6 -6 22 -8 26 8C30 26 0 30 -12 26C-18 24 -18 28 -14 32C-20 34 -28 34 -30 26Z',
    ink,
  ) +
  shade('M-6 -16C-6 -6 22 -8 26 8C30 26 0 30 -12 26C10 26 20 18 18 8C16 -2 -10 -2 -6 -16Z') +
  spots('23 -23', 1.9) +
  line('M32 -21L40 -24M32 -21L39 -18', 1.8, INK.rust) +
  gouge('-12 -12 10 60, 0 -2 12 30, -24 20 12, 0 20 12 10', INK.black, 1.6);

/** A bear's head, seen from the front. */
export const bear = (ink: Ink = INK.bark): Markup =>
  cut(circle(-22, -20, 10) + circle(22, -20, 10), ink) +
  solid(circle(-22, -19, 4.6) + circle(22, -19, 4.6), INK.wood) +
  cut('M-30 2C-30 -20 -18 -30 0 -30C18 -30 30 -20 30 2C30 18 22 32 0 34C-22 32 -30 18 -30 2Z', ink) +
  shade('M10 -29C22 -26 30 -18 30 2C30 18 22 32 4 34C18 26 22 0 10 -29Z') +
  cut('M-14 14C-14 4 -8 0 0 0C8 0 14 4 14 14C14 24 8 28 0 28C-8 28 -14 24 -14 14Z', INK.wood, 2) +
  solid('M-7 5C-4 2 4 2 7 5C6 10 2 12 0 12C-2 12 -6 10 -7 5Z') +
  line('M0 12V18M-7 20C-4 23 -1 21 0 18C1 21 4 23 7 20', 1.8) +
  spots('-12 -5, 12 -5', 4, INK.sand) +
  spots('-11.4 -5, 11.4 -5', 2.4) +
  line('M-18 -13L-8 -11M18 -13L8 -11', 2);

export const heart = (ink: Ink = INK.rust): Markup =>
  cut(
    'M0 30C-24 12 -34 0 -34 -12C-34 -24 -26 -30 -17 -30C-9 -30 -3 -25 0 -19C3 -25 9 -30 17 -30C26 -30 34 -24 34 -12C34 0 24 12 0 30Z',
    ink,
  ) +
  shade('M17 -30C26 -30 34 -24 34 -12C34 0 24 12 0 30C14 8 22 -8 17 -30Z') +
  gouge('-26 -10 16 -64', INK.bone, 3);

export const drop = (ink: Ink = INK.rust): Markup =>
  cut('M0 -12C6 -3 9 1 9 6C9 12 5 15 0 15C-5 15 -9 12 -9 6C-9 1 -6 -3 0 -12Z', ink, 2) +
  gouge('-4 8 8 -66', INK.bone, 1.6);
