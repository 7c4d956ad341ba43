// Law, church and medicine.

import { cut, each, gouge, line, type Markup, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { around, box, circle, short, star } from '../path-shapes.ts';

/** A sheriff's star: six points with a knob on each. */
export function sheriffStar(radius = 34, ink: Ink = INK.ochre): Markup {
  const knobs = [0, 60, 120, 180, 240, 300].map((angle) => around(0, 0, radius, angle - 90)).join(',');
  const of = (share: number): string => short(radius * share);
  return (
    cut(star(0, 0, radius, radius * 0.56, 6), ink, 2.8) +
    each(knobs, (x, y) => cut(circle(x, y, Number(of(0.11))), ink, 2.2)) +
    shade(
      `M0 ${-radius}L${of(0.28)} ${of(-0.485)}L${of(0.866)} ${of(-0.5)}L${of(0.56)} 0L${of(0.866)} ${of(0.5)}L${of(0.28)} ${of(0.485)}L0 ${radius}Z`,
    ) +
    cut(circle(0, 0, Number(of(0.36))), INK.bone, 2.2) +
    line(circle(0, 0, Number(of(0.28))), 1.2)
  );
}

export const shield = (ink: Ink = INK.steel): Markup =>
  cut('M0 -36C10 -30 20 -28 28 -30C34 -6 26 22 0 36C-26 22 -34 -6 -28 -30C-20 -28 -10 -30 0 -36Z', ink, 2.8) +
  shade('M0 -36C10 -30 20 -28 28 -30C34 -6 26 22 0 36Z') +
  cut(star(0, 1, 20, 8.4, 5), INK.bone, 2.2);

export const book = (ink: Ink = INK.wine, mark: Ink = INK.ochre): Markup =>
  cut('M-26 -30H22C26 -30 26 -26 26 -26V30H-22C-26 30 -26 26 -26 26Z', ink) +
  cut('M-26 26C-26 22 -22 22 -22 22H26V30H-22C-26 30 -26 26 -26 26Z', INK.bone, 2) +
  line('M-20 26H25', 1.2) +
  shade('M14 -30H22C26 -30 26 -26 26 -26V22H14Z') +
  line('M-18 -30V22', 1.6) +
  solid('M1 -18H7V-8H15V-2H7V14H1V-2H-7V-8H1Z', mark) +
  line('M1 -18H7V-8H15V-2H7V14H1V-2H-7V-8H1Z', 1.4);

export const cuffs = (): Markup =>
  rod('M-14 4C-6 14 6 14 14 4', 3, INK.steel) +
  line(circle(-24, -6, 15), 8) +
  line(circle(-24, -6, 15), 4.4, INK.steel) +
  line(circle(24, -6, 15), 8) +
  line(circle(24, -6, 15), 4.4, INK.steel) +
  cut(box(-18, 3, 13, 13, 3) + box(5, 3, 13, 13, 3), INK.paleSteel, 2.2) +
  spots('-11.5 9, 11.5 9', 2) +
  gouge('-35 -10 12 -60, 13 -10 12 -60', INK.bone, 1.8);

export const scales = (): Markup =>
  rod('M0 -26V26', 4, INK.ochre) +
  rod('M-34 -20C-20 -26 20 -26 34 -20', 3, INK.ochre) +
  line('M-34 -18L-46 8M-34 -18L-22 8M34 -18L22 8M34 -18L46 8', 1.6) +
  cut('M-48 8H-20C-22 19 -46 19 -48 8ZM20 8H48C46 19 22 19 20 8Z', INK.ochre, 2.2) +
  shade('M34 8H48C46 16 40 17 34 16ZM-34 8H-20C-22 16 -28 17 -34 16Z') +
  cut('M-16 34C-14 27 14 27 16 34Z', INK.ochre, 2.2) +
  cut(circle(0, -28, 4.6), INK.ochre, 2);

/** A judge's hammer. */
export const gavel = (ink: Ink = INK.wood): Markup =>
  cut(box(-4, 0, 8, 48, 3), ink) +
  cut('M-22 -18H22V6H-22Z', ink) +
  shade('M-22 -4H22V6H-22Z') +
  cut(box(-31, -21, 11, 30, 4) + box(20, -21, 11, 30, 4), ink) +
  line('M-14 -18V6M14 -18V6', 1.8, INK.ochre) +
  gouge('-10 -13 20', INK.bone, 1.4);

/** A bell in full swing. */
export const bell = (ink: Ink = INK.ochre): Markup =>
  cut(box(-8, -38, 16, 10, 4), INK.bark, 2.2) +
  cut(circle(6, 30, 7), INK.bark, 2.2) +
  cut('M-8 -28H8C20 -24 20 -4 24 10C26 16 30 20 34 22V28H-34V22C-30 20 -26 16 -24 10C-20 -4 -20 -24 -8 -28Z', ink) +
  shade('M8 -28C20 -24 20 -4 24 10C26 16 30 20 34 22V28H14C18 4 14 -16 8 -28Z') +
  line('M-27 16H27M-22 4H22', 1.6) +
  gouge('-14 0 22 -78', INK.bone, 2.4);

export const doctorsBag = (): Markup =>
  rod('M-14 -16C-14 -34 14 -34 14 -16', 3.6, INK.bark) +
  cut('M-36 30C-40 8 -34 -14 -24 -16H24C34 -14 40 8 36 30Z', INK.bark) +
  shade('M18 -16H24C34 -14 40 8 36 30H20Z') +
  cut(box(-28, -20, 56, 9, 3), INK.ochre, 2.2) +
  cut(circle(0, 10, 13), INK.bone, 2.2) +
  solid('M-3 2H3V7H8V13H3V18H-3V13H-8V7H-3Z', INK.pine);

/** A grey stone with a round top. */
export const tombstone = (ink: Ink = INK.steel): Markup =>
  cut('M-24 36V-12C-24 -28 -13 -36 0 -36C13 -36 24 -28 24 -12V36Z', ink) +
  shade('M10 -34C18 -31 24 -24 24 -12V36H12C16 10 16 -14 10 -34Z') +
  solid('M-3 -24H3V-16H11V-10H3V4H-3V-10H-11V-16H-3Z') +
  line('M-14 12H10M-14 19H6', 2);

/** A paper nailed to a wall. */
export const poster = (ink: Ink = INK.bone): Markup =>
  cut('M-28 -38L26 -40L29 -8L27 38L4 36L-10 40L-29 37L-27 0Z', ink) +
  shade('M16 -39L26 -40L29 -8L27 38L14 37Z', 'dots-1') +
  spots('-1 -34', 2.2, INK.rust);
