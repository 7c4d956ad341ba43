// Things on the tables of a saloon: cards, dice, coins and drinks.

import { at, cut, gouge, line, type Markup, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { box, circle, star } from '../path-shapes.ts';

type Suit = 'heart' | 'diamond' | 'spade' | 'club';

const SUIT: Readonly<Record<Suit, string>> = {
  heart: 'M0 9C-7 3 -10 0 -10 -4C-10 -7 -8 -9 -5 -9C-3 -9 -1 -8 0 -6C1 -8 3 -9 5 -9C8 -9 10 -7 10 -4C10 0 7 3 0 9Z',
  diamond: 'M0 -11L8 0L0 11L-8 0Z',
  spade:
    'M0 -11C2 -6 10 -3 10 3C10 7 4 9 1.6 5C2 8 3 10 4.6 11.6H-4.6C-3 10 -2 8 -1.6 5C-4 9 -10 7 -10 3C-10 -3 -2 -6 0 -11Z',
  club: 'M0 -11A5 5 0 0 1 4 -3A5 5 0 1 1 1.6 4C2 8 3 10 4.6 11.6H-4.6C-3 10 -2 8 -1.6 4A5 5 0 1 1 -4 -3A5 5 0 0 1 0 -11Z',
};

const inkOf = (suit: Suit): Ink => (suit === 'heart' || suit === 'diamond' ? INK.rust : INK.black);

export const pip = (suit: Suit, ink: Ink = inkOf(suit)): Markup => solid(SUIT[suit], ink);

/** A pip that is large enough for an outline. */
export const bigPip = (suit: Suit, scale: number, ink: Ink): Markup =>
  at(0, 0, scale, solid(SUIT[suit], ink) + line(SUIT[suit], 2.4 / scale));

export const playingCard = (suit: Suit): Markup =>
  cut(box(-15, -21, 30, 42, 4), INK.bone, 2.2) + line(box(-11, -17, 22, 34, 2), 1, inkOf(suit)) + pip(suit);

/** The back of a card. */
export const faceDown = (ink: Ink = INK.petrol): Markup =>
  cut(box(-15, -21, 30, 42, 4), INK.bone, 2.2) +
  solid(box(-11.4, -17.4, 22.8, 34.8, 2), ink) +
  solid(star(0, 0, 7, 3, 4), INK.bone);

/** A fan of several cards. The hand that holds them would be at the origin. */
export const fan = (suits: readonly Suit[], spread = 22): Markup =>
  suits.map((suit, i) => at(0, 0, 1, at(0, -30, 1, playingCard(suit)), (i - (suits.length - 1) / 2) * spread)).join('');

/** A card torn in two, the halves apart. */
export const tornCard = (): Markup =>
  at(
    -6,
    0,
    1,
    cut(
      'M-22 -28H2L-4 -17L3 -8L-5 2L2 12L-5 20L0 28H-22C-24 28 -25 27 -25 25V-25C-25 -27 -24 -28 -22 -28Z',
      INK.bone,
      2.2,
    ) +
      solid('M-1 -12L-13 2L-2 15L1 12L-5 2L1 -7Z', INK.rust) +
      line('M-19 -22V22', 1, INK.rust),
    -13,
  ) +
  at(
    8,
    2,
    1,
    cut('M2 -28H22C24 -28 25 -27 25 -25V25C25 27 24 28 22 28H0L-5 20L2 12L-5 2L3 -8L-4 -17Z', INK.bone, 2.2) +
      solid('M3 -8L11 2L4 10L2 12L-5 2Z', INK.rust) +
      line('M19 -22V22', 1, INK.rust),
    15,
  );

export const coin = (ink: Ink = INK.ochre): Markup =>
  cut(circle(0, 0, 11), ink, 2.2) + line(circle(0, 0, 7.6), 1.2) + solid(star(0, 0, 5, 2.1, 5));

/** A die from above, with its pips. */
export const cube = (pips: string, ink: Ink = INK.bone, dots: Ink = INK.black): Markup =>
  cut(box(-17, -11, 34, 34, 7), INK.bark) + cut(box(-17, -17, 34, 34, 7), ink) + spots(pips, 3.2, dots);

/** A mug of beer. Its body begins at the origin; `full` adds foam. */
export const mug = (full = true): Markup =>
  cut('M26 8H36C44 8 44 32 34 32H26V26H32C37 26 37 14 32 14H26Z', INK.sand) +
  cut('M-2 2H28L27 44C20 47 6 47 -1 44Z', full ? INK.ochre : INK.sand) +
  shade('M20 4H28L27 44C25 45 23 45 20 46Z') +
  line('M6 12V38M14 12V39', 1.8) +
  gouge('4 10 28 90', INK.bone, 2) +
  (full ? foam() : '');

const foam = (): Markup =>
  cut(
    'M-4 4C-9 -3 -2 -9 3 -7C5 -14 15 -14 17 -8C22 -12 30 -8 28 -2C34 0 32 8 27 7C24 12 19 8 18 7C15 12 9 11 8 7C4 11 -3 9 -4 4Z',
    INK.bone,
  ) + line('M3 -1C5 -3 8 -3 9 -1M17 0C19 -3 22 -2 23 0', 1.5);

/** A bottle with round shoulders, a long neck, and a label with a star. */
export const bottle = (glass: Ink = INK.pine, label: Ink = INK.bone): Markup =>
  cut('M-4 -30H4V-14C10 -10 11 -6 11 0V30C6 33 -6 33 -11 30V0C-11 -6 -10 -10 -4 -14Z', glass) +
  shade('M5 -13C10 -10 11 -6 11 0V30C9 31 7 32 5 32Z') +
  cut('M-11 4H11V22H-11Z', label, 1.8) +
  cut('M-5 -34H5V-28H-5Z', INK.wood, 1.8) +
  solid(star(0, 13, 6, 2.6, 5)) +
  gouge('-7.4 2 12 -90', INK.bone, 1.4);

/** A square bottle for strong drinks. */
export const flask = (glass: Ink, label: Ink): Markup =>
  cut(
    'M-5 -28H5V-18H12C15 -18 16 -16 16 -13V28C16 31 14 32 12 32H-12C-14 32 -16 31 -16 28V-13C-16 -16 -15 -18 -12 -18H-5Z',
    glass,
  ) +
  shade('M8 -18H12C15 -18 16 -16 16 -13V28C16 31 14 32 12 32H8Z') +
  cut('M-16 -6H16V20H-16Z', label, 1.8) +
  line('M-10 0H10M-10 14H10', 1.4) +
  solid('M-10 4H10V10H-10Z') +
  cut('M-6 -34H6V-27H-6Z', INK.bark, 1.8);

export const jug = (): Markup =>
  line('M-8 -26C-26 -28 -26 -8 -16 -8', 6) +
  line('M-8 -26C-26 -28 -26 -8 -16 -8', 2.4, INK.bark) +
  cut('M-6 -30H6V-20C16 -16 22 -8 22 4V26C14 31 -14 31 -22 26V4C-22 -8 -16 -16 -6 -20Z', INK.sand) +
  solid('M-6 -29H6V-20C14 -17 20 -10 21.6 -2C14 4 -14 4 -21.6 -2C-20 -10 -14 -17 -6 -20Z', INK.wood) +
  line('M-6 -30H6V-20C16 -16 22 -8 22 4V26C14 31 -14 31 -22 26V4C-22 -8 -16 -16 -6 -20Z', 2.4) +
  shade('M9 -18C17 -15 22 -8 22 4V26C19 28 15 29 11 29Z') +
  cut('M-7 -36H7V-29H-7Z', INK.bark, 2) +
  line('M-14 10L-6 20M-6 10L-14 20M-4 10L4 20M4 10L-4 20M6 10L14 20M14 10L6 20', 2.4);

export const shotGlass = (drink: Ink): Markup =>
  cut('M-10 -12H10L8 14H-8Z', INK.bone, 2.2) + solid('M-8.4 -2H8.4L7 12.6H-7Z', drink) + shade('M3 -11H9.4L7.6 13H3Z');

export const canteen = (): Markup =>
  rod('M-20 -18C-34 -50 34 -50 20 -18', 2.6, INK.clay) +
  cut('M-6 -34H6V-24H-6Z', INK.steel) +
  cut('M-8 -40H8V-33H-8Z', INK.steel, 2) +
  cut(circle(0, 4, 28), INK.sage) +
  shade('M10 -22A28 28 0 0 1 10 30A34 34 0 0 0 10 -22Z') +
  line(circle(0, 4, 19), 1.8) +
  line(circle(0, 4, 25), 1) +
  solid(star(0, 4, 11, 4.8, 5), INK.bone) +
  line(star(0, 4, 11, 4.8, 5), 1.8);
