// Cards, dice, coins: what men lose their land with.

import { INK, type Ink } from '../inks.ts';
import { at, cut, line, type Markup, solid, spots } from '../press.ts';
import { box, circle, star } from '../shapes.ts';

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

/** So large that it has a contour. */
export const bigPip = (suit: Suit, scale: number, ink: Ink): Markup =>
  at(0, 0, scale, solid(SUIT[suit], ink) + line(SUIT[suit], 2.4 / scale));

export const playingCard = (suit: Suit): Markup =>
  cut(box(-15, -21, 30, 42, 4), INK.bone, 2.2) + line(box(-11, -17, 22, 34, 2), 1, inkOf(suit)) + pip(suit);

/** The back of a card. */
export const faceDown = (ink: Ink = INK.petrol): Markup =>
  cut(box(-15, -21, 30, 42, 4), INK.bone, 2.2) +
  solid(box(-11.4, -17.4, 22.8, 34.8, 2), ink) +
  solid(star(0, 0, 7, 3, 4), INK.bone);

/** Several cards in a hand; the hand would be at the origin. */
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
