// Tools and other things that people carry.

import { at, cut, gouge, line, type Markup, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { box, circle } from '../path-shapes.ts';

/** A pickaxe: handle down, points left and right. */
export const pickaxe = (): Markup =>
  cut(box(-4, -24, 8, 66, 3), INK.wood) +
  shade('M1 -14H4V40H1Z') +
  cut('M-40 -10C-28 -26 -12 -32 0 -32C12 -32 28 -26 40 -10C26 -18 12 -20 0 -20C-12 -20 -26 -18 -40 -10Z', INK.steel) +
  gouge('-28 -21 26 -14', INK.bone, 1.6) +
  cut(box(-7, -35, 14, 17, 3), INK.steel, 2.2);

export const shovel = (): Markup =>
  cut(box(-3, -44, 6, 60, 3), INK.wood, 2.2) +
  cut('M-12 12H12V26C12 36 4 42 0 44C-4 42 -12 36 -12 26Z', INK.steel) +
  shade('M3 12H12V26C12 36 6 40 3 42Z');

/** A spyglass with its lens at the right. */
export const spyglass = (brass: Ink = INK.ochre): Markup =>
  cut('M-50 -7L-20 -11V11L-50 7Z', brass) +
  cut('M-20 -14L12 -17V17L-20 14Z', brass) +
  cut('M12 -20L44 -23V23L12 20Z', brass) +
  shade('M-50 2L44 8V23L12 20L-20 14L-50 7Z', 'level') +
  cut('M-22 -16H-17V16H-22ZM9 -21H14V21H9Z', INK.bark, 2) +
  cut('M41 -25H49V25H41Z', INK.bark, 2.2) +
  cut('M-56 -9H-48V9H-56Z', INK.bark, 2.2);

/** Binoculars with the lenses below. */
export const binocular = (ink: Ink = INK.bark): Markup =>
  cut('M-10 -10H10V10H-10Z', INK.steel) +
  cut('M-30 -30H-10L-4 22H-38ZM30 -30H10L4 22H38Z', ink) +
  shade('M-16 -30H-10L-4 22H-12ZM24 -30H30L38 22H28Z') +
  cut(box(-33, -38, 26, 10, 3) + box(7, -38, 26, 10, 3), INK.ochre, 2.2) +
  cut('M-40 20H-2V30H-40ZM2 20H40V30H2Z', INK.ochre, 2.2) +
  gouge('-28 14 30 -82, 15 14 30 -98', INK.sand, 2);

/** An iron plate to wear over the heart. */
export const ironPlate = (ink: Ink = INK.steel): Markup =>
  line('M-20 -30L-30 -46M20 -30L30 -46', 6) +
  line('M-20 -30L-30 -46M20 -30L30 -46', 2.6, INK.clay) +
  cut('M-26 -32C-16 -26 16 -26 26 -32L32 -14C30 12 20 28 0 38C-20 28 -30 12 -32 -14Z', ink) +
  shade('M14 -28C20 -29 24 -31 26 -32L32 -14C30 12 20 28 4 36C16 20 20 -8 14 -28Z') +
  line('M-24 -14C-22 8 -14 22 0 30', 1.8, INK.bone) +
  spots('-20 -23, 20 -23, -24 -6, 24 -6, 0 28', 1.8);

/** A letter with a wax seal. */
export const letter = (): Markup =>
  cut(box(-22, -14, 44, 28, 2), INK.bone, 2.2) + line('M-22 -14L0 4L22 -14', 1.8) + cut(circle(0, 4, 6), INK.rust, 1.8);

/** A flat pan with gold from a river. */
export const goldPan = (): Markup =>
  cut('M-42 -4C-42 22 -22 30 0 30C22 30 42 22 42 -4Z', INK.steel) +
  shade('M14 29C32 27 42 18 42 -4H30C30 12 26 22 14 29Z') +
  cut('M-42 -4C-42 -18 42 -18 42 -4C42 10 -42 10 -42 -4Z', INK.petrol, 2.2) +
  cut('M-18 -4L-12 -12L-2 -11L2 -3L-6 2L-15 1ZM6 0L12 -7L22 -6L26 0L18 4L9 4Z', INK.ochre, 1.8) +
  gouge('-34 -4 10, -8 -8 6 -20', INK.bone, 1.4);

/** An abandoned house. */
export const house = (wall: Ink = INK.wood, roof: Ink = INK.bark): Markup =>
  cut('M-26 36V-12H28V36Z', wall) +
  shade('M14 -12H28V36H14Z') +
  line('M-26 0H28M-26 12H28M-26 24H28', 1.2) +
  cut('M-34 -8L0 -36L36 -10L30 -6H-28Z', roof) +
  cut('M-18 0H-4V14H-18Z', INK.night, 2) +
  line('M-18 0L-4 14', 1.8) +
  cut('M6 6H20V36H6Z', INK.night, 2) +
  at(6, 6, 1, cut('M0 0L-8 4V34L0 30Z', roof, 1.8)) +
  solid('M-34 36H36V39H-34Z');

/** A glass lamp with a flame. */
export const lamp = (): Markup =>
  line('M0 -30V-14', 2.4) +
  cut('M-16 0C-14 -10 -8 -14 0 -14C8 -14 14 -10 16 0Z', INK.rust, 2.2) +
  cut('M-6 0H6L4 8H-4Z', INK.gold, 1.8);

/** A locomotive from the front. */
export const engine = (): Markup =>
  cut('M-34 44L-26 20H26L34 44Z', INK.rust) +
  line('M-20 44L-14 20M-6 44L-4 20M8 44L5 20M22 44L14 20', 2) +
  cut(circle(0, -4, 28), INK.night) +
  cut(circle(0, -4, 20), INK.steel, 2) +
  shade('M6 -23A20 20 0 0 1 6 15A26 26 0 0 0 6 -23Z') +
  cut('M-6 -46H6L9 -30H-9Z', INK.night) +
  cut('M-11 -50H11V-44H-11Z', INK.rust, 2) +
  cut(circle(0, -22, 8), INK.ochre) +
  solid(circle(0, -22, 4), INK.bone) +
  line('M0 -12V10M-11 -1H11', 1.6);

/** A gate of two posts, a beam and two rails. */
export const gate = (ink: Ink = INK.wood): Markup =>
  rod('M-60 14H-34M34 14H60M-60 26H-34M34 26H60', 3.4, ink) +
  cut('M-38 -32H-30V40H-38ZM30 -32H38V40H30Z', ink) +
  cut('M-46 -40H46V-30H-46Z', ink) +
  gouge('-40 -35 30, 4 -34 34', INK.black, 1.2) +
  line('M-12 -30V-22M12 -30V-22', 1.8);
