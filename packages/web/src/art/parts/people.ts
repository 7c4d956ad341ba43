// People from afar, hands from near, and hats from the front.

import { at, cut, gouge, line, type Markup, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink, SKIN, type Skin } from '../ink-colours.ts';
import { box } from '../path-shapes.ts';

/** A person who stands with their hands near the belt. */
export const figure = (ink: Ink = INK.black): Markup =>
  solid(
    'M-3 -31C-11 -32 -11 -35 -6 -35C-6 -41 -4 -42 0 -42C4 -42 6 -41 6 -35C11 -35 11 -32 3 -31C4 -28 3 -26 2 -25C8 -24 10 -20 11 -14L15 -2L12 0L8 -8L9 6L10 32H15V35H4L1 10L-1 10L-4 35H-15V32H-10L-9 6L-10 -8L-15 2L-18 0L-12 -16C-10 -22 -8 -24 -2 -25C-3 -26 -4 -28 -3 -31Z',
    ink,
  );

/** A person who shoots to the right, legs apart. The muzzle is at 32 -21. */
export const shooter = (ink: Ink = INK.black): Markup =>
  solid(
    'M-3 -31C-11 -32 -11 -35 -6 -35C-6 -41 -4 -42 0 -42C4 -42 6 -41 6 -35C11 -35 11 -32 3 -31C4 -28 3 -26 2 -25L8 -23L21 -22V-25L32 -23V-20L24 -19L22 -17L9 -16L8 4L16 18L20 33H25V36H14L9 20L-1 8L-8 20L-12 36H-23V33H-18L-13 16L-9 4V-10L-16 -1L-21 -4L-12 -18C-10 -22 -8 -24 -2 -25C-3 -26 -4 -28 -3 -31Z',
    ink,
  );

/** A hand that reaches to the right, out of a sleeve. */
export function hand(skin: Skin = 'fair', sleeve: Ink = INK.petrol): Markup {
  const [lit, dark] = SKIN[skin];
  return (
    cut('M-52 -13L-24 -11V13L-52 16Z', sleeve) +
    shade('M-52 4L-24 4V13L-52 16Z') +
    cut(box(-27, -14, 9, 28, 3), INK.bone, 2) +
    cut('M-6 -12C-4 -28 6 -32 14 -28C19 -25 15 -19 10 -19C7 -19 6 -15 6 -10Z', lit, 2.2) +
    cut('M-18 -12C-10 -15 2 -15 8 -14V16C-2 17 -12 15 -18 11Z', lit) +
    cut(box(2, -16, 28, 8.4, 4.2), lit, 2.2) +
    cut(box(4, -8, 33, 8.4, 4.2), lit, 2.2) +
    cut(box(4, 0, 31, 8.4, 4.2), lit, 2.2) +
    cut(box(2, 8, 24, 8, 4), lit, 2.2) +
    solid('M-16 -11H8V14.4H-10L-16 10Z', lit) +
    solid('M-16 4L6 9V15L-10 14.6L-16 10Z', dark) +
    line('M20 -11.8V-10M26 -3.8V-2M25 4V6', 1.4)
  );
}

/** A fist that flies to the right. */
export function fist(skin: Skin = 'fair', sleeve: Ink = INK.petrol): Markup {
  const [lit, dark] = SKIN[skin];
  return (
    cut('M-58 -17L-26 -15V17L-58 21Z', sleeve) +
    shade('M-58 6L-26 5V17L-58 21Z') +
    cut(box(-30, -19, 10, 38, 3), INK.bone, 2) +
    cut('M-20 -18C-12 -23 0 -25 8 -23V23C-4 24 -14 22 -20 17Z', lit) +
    cut(box(-4, -25, 31, 13, 6), lit, 2.2) +
    cut(box(-2, -12.6, 32, 12.6, 6), lit, 2.2) +
    cut(box(-2, -0.4, 31, 12.4, 6), lit, 2.2) +
    cut(box(-4, 11.6, 27, 11.6, 5.6), lit, 2.2) +
    solid('M-18 -17H2V21.4L-10 20L-18 16Z', lit) +
    solid('M-18 6L2 14V21.4L-10 20L-18 16Z', dark) +
    cut('M-12 -8C-4 -14 8 -12 15 -6C19 -2 16 5 10 4L-2 1Z', lit, 2.2) +
    gouge('22 -18 6 90, 25 -6 6 90, 24 6 6 90', INK.black, 1.4)
  );
}

/** An open right hand, palm towards the viewer, fingers up. */
export function palm(skin: Skin, sleeve: Ink): Markup {
  const [lit, dark] = SKIN[skin];
  return (
    cut('M-15 28H17L20 50H-18Z', sleeve) +
    cut(box(-18, 22, 37, 9, 3), INK.bone, 2) +
    cut('M-15 2L-27 -14C-31 -21 -23 -26 -18 -20L-8 -8Z', lit, 2.2) +
    cut(box(-16, -32, 8.6, 34, 4.3), lit, 2.2) +
    cut(box(-7, -40, 8.6, 42, 4.3), lit, 2.2) +
    cut(box(2, -36, 8.6, 38, 4.3), lit, 2.2) +
    cut(box(11, -26, 8, 28, 4), lit, 2.2) +
    cut('M-16 -4C-18 6 -16 16 -13 23H15C19 14 20 4 19 -4Z', lit) +
    solid('M-14.6 -8H18V4H-15Z', lit) +
    line('M-16 -6V4M19 -6V2', 2.4) +
    solid('M8 22C14 12 16 4 17.6 -6C19 6 18 14 14 22Z', dark) +
    line('M-10 2C-2 -3 6 -2 14 -4M-11 9C-4 4 2 6 4 14', 1.5)
  );
}

/** A ghost. */
export const ghost = (ink: Ink = INK.bone): Markup =>
  cut('M-24 34V-6C-24 -26 -12 -36 0 -36C12 -36 24 -26 24 -6V34L16 26L8 34L0 26L-8 34L-16 26Z', ink) +
  shade('M8 -34C18 -31 24 -22 24 -6V34L16 26L10 32C16 10 16 -16 8 -34Z') +
  solid(
    'M-13 -10C-12 -17 -4 -17 -3 -10C-4 -4 -12 -4 -13 -10ZM13 -10C12 -17 4 -17 3 -10C4 -4 12 -4 13 -10ZM-5 4C-3 0 3 0 5 4C4 11 -4 11 -5 4Z',
  ) +
  spots('-8 -11, 8 -11', 1.4, INK.bone);

/** A laced boot with a heel. The leg comes in at the origin, and the toe points right. */
const boot = (): Markup =>
  cut('M-9 -10H9L10 6C16 9 26 10 28 16V20H5L2 16L-3 17V24H-9Z', INK.black, 2) +
  line('M-3 -4L6 -4M-3 2L7 2M-2 8L9 7', 1.8, INK.ochre);

/** A dancer: one leg on the floor, one in the air, frills above both. */
export const dancer = (): Markup =>
  rod('M-14 -34L-12 14', 12, INK.paleRose) +
  at(-12, 20, 1, boot()) +
  rod('M8 -36L38 -14', 12, INK.paleRose) +
  shade('M6 -28L34 -8L38 -14L12 -33ZM-10 -34L-6 -34L-6 12L-9 12Z') +
  at(43, -11, 1, boot(), -60) +
  at(
    0,
    -16,
    1,
    cut(
      'M-46 -18C-42 -8 -32 -8 -28 -15C-24 -5 -14 -5 -10 -13C-5 -4 4 -5 7 -14C12 -6 22 -8 24 -17C31 -11 39 -15 40 -24L34 -40H-40Z',
      INK.bone,
    ) +
      cut(
        'M-44 -26C-38 -17 -30 -18 -26 -24C-20 -15 -12 -16 -8 -23C-2 -15 6 -16 9 -24C15 -17 22 -19 24 -27C30 -22 36 -26 37 -33L28 -54H-34Z',
        INK.rust,
      ) +
      line('M-24 -50L-27 -28M-8 -52L-8 -28M8 -52L9 -30M21 -50L25 -32', 1.8),
  );

/** A hand that holds something from below. */
export function grip(skin: Skin, sleeve: Ink): Markup {
  const [lit, dark] = SKIN[skin];
  const finger = (y: number, length: number): Markup => cut(box(-19, y, length, 10.6, 5.2), lit, 2.2);
  return (
    cut('M-15 26H17L21 50H-19Z', sleeve) +
    cut(box(-18, 20, 38, 9, 3), INK.bone, 2) +
    cut('M-14 -18H18C22 -4 21 10 16 21H-13C-17 10 -18 -6 -14 -18Z', lit) +
    solid('M10 -17H18C22 -4 21 10 16 21H6C14 10 14 -4 10 -17Z', dark) +
    finger(-18, 27) +
    finger(-8.4, 30) +
    finger(1.2, 29) +
    finger(10.6, 25) +
    cut('M6 -10C4 -24 6 -34 13 -35C20 -35 19 -24 20 -10C17 -5 9 -5 6 -10Z', lit, 2.2)
  );
}

/** The band of a hat, seen from the front. The head would be under the origin. */
export const band = (ink: Ink): Markup => solid('M-20.4 0C-10 5 10 5 20.4 0V7C10 11.5 -10 11.5 -20.4 7Z', ink);

export const stetson = (ink: Ink, ribbon: Ink = INK.black): Markup =>
  cut('M-40 4C-34 -6 -20 3 0 4C20 3 34 -6 40 4C30 16 14 18 0 18C-14 18 -30 16 -40 4Z', ink) +
  cut(
    'M-20 6C-22 -12 -18 -25 -10 -27C-6 -28 -3 -23 0 -23C3 -23 6 -28 10 -27C18 -25 22 -12 20 6C10 11 -10 11 -20 6Z',
    ink,
  ) +
  shade('M6 -25C8 -28 18 -25 20 6C16 8 12 9 8 9C9 0 9 -14 6 -25Z') +
  band(ribbon) +
  line('M0 -23C-2 -17 -2 -13 0 -9', 1.8);

export const sombrero = (ink: Ink, ribbon: Ink): Markup =>
  cut('M-48 0C-50 -8 -42 -8 -34 -2C-16 6 16 6 34 -2C42 -8 50 -8 48 0C36 16 14 19 0 19C-14 19 -36 16 -48 0Z', ink) +
  line('M-44 1C-30 12 -14 14.5 0 14.5C14 14.5 30 12 44 1', 1.6, ribbon) +
  cut('M-18 4C-18 -10 -10 -30 0 -32C10 -30 18 -10 18 4C10 9 -10 9 -18 4Z', ink) +
  shade('M3 -31C11 -28 18 -10 18 4C14 6 12 7 8 7C9 -8 8 -22 3 -31Z') +
  solid('M-18.4 -3C-8 2 8 2 18.4 -3V4C10 9 -10 9 -18.4 4Z', ribbon);
