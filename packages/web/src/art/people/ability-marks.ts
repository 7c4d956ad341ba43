// Marks of portraits: the one thing that hints at a character's ability.

import { at, cut, gouge, line, type Markup, rod, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { bottle, coin, fan, playingCard } from '../parts/saloon.ts';
import { shovel } from '../parts/tools.ts';
import { box, circle, star } from '../path-shapes.ts';

export const scar: Markup = line('M60 53L66 62', 1.8) + line('M60.5 57L64.5 55.4M62.6 60.4L66.4 58.6', 1.1);

export const spectacles: Markup = line(
  `${circle(42.4, 51.4, 6)}${circle(57.6, 51.4, 6)}M48.4 51H51.6M36.4 50L32 48M63.6 50L68 48`,
  1.6,
);

/** Large golden spectacles, visible from afar. */
export const goldSpectacles: Markup =
  line(`${circle(42, 51.6, 7)}${circle(58, 51.6, 7)}M49 51H51M35 50L32 48M65 50L68 48`, 3.6) +
  line(`${circle(42, 51.6, 7)}${circle(58, 51.6, 7)}M49 51H51M35 50L32 48M65 50L68 48`, 1.8, INK.gold);

export const beautySpot: Markup = spots('41.4 60.4', 1.5);

export const monocle: Markup =
  line(circle(57.6, 51, 6.2), 2, INK.ochre) + line('M63 54C68 64 68 74 64 84', 1.2, INK.ochre);

export const patch: Markup =
  line('M34 42L66 58', 1.8) + solid('M51 47.6L64 48C64 54 61 57.6 57 57C53 56 51 52 51 47.6Z');

export const toothpick: Markup = rod('M55 65.4L66 61', 1.2, INK.sand);

export const cigar: Markup = rod('M55 66L68 69', 3, INK.bark) + spots('69 69.4', 2, INK.rust);

export const earrings: Markup =
  spots('32.6 62, 67.4 62', 2.4, INK.gold) + line(`${circle(32.6, 62, 2.4)}${circle(67.4, 62, 2.4)}`, 1);

export const bruise: Markup = solid('M52 53C55 56 61 56 64 53C63 58 60 60 57.6 59.6C55 59.4 53 57 52 53Z', INK.plum);

/** A glass brooch on the hat. */
export const brooch: Markup = cut('M50 17L57 26L50 35L43 26Z', INK.rust, 2) + line('M43 26H57', 1.2);

/** A card stuck in the ribbon. */
export const cardInHat = (suit: 'heart' | 'diamond' | 'spade' | 'club'): Markup =>
  at(67, 21, 0.5, playingCard(suit), 18);

/** Cards in a hand that is just below the picture. */
export const cardsInHand = (count: number): Markup =>
  at(78, 112, 0.6, fan((['heart', 'spade', 'diamond', 'club', 'heart', 'spade'] as const).slice(0, count), 96 / count));

/** A card in the breast pocket. */
export const cardInPocket = (ink: Ink): Markup =>
  at(75, 96, 0.5, cut(box(-13, -18, 26, 36, 3), ink, 3) + solid(star(0, -4, 8, 3.4, 5), INK.bone), 8) +
  cut('M66 100H86V112H66Z', INK.umber, 1.8);

export const coinInAir: Markup = at(82, 74, 0.86, coin(INK.gold)) + gouge('74 86 8 110, 82 88 8 90', INK.black, 1.6);

export const bottleInHand: Markup = at(82, 92, 0.74, bottle(INK.pine, INK.sand), 10);

export const shovelBehind: Markup = at(84, 60, 0.8, at(0, 0, 1, shovel(), 180), 14);

export const barrelsBehind: Markup = rod('M84 112L92 24', 5, INK.steel) + rod('M86 112L89 70', 6, INK.wood);

/** A fan that hides half a smile. */
export const openFan: Markup = at(
  26,
  98,
  1,
  cut('M0 10L-26 -14C-20 -32 8 -38 26 -24Z', INK.rust, 2.2) +
    line('M0 10L-18 -23M0 10L-6 -31M0 10L9 -32M0 10L20 -27', 1.4) +
    line('M-23 -13C-16 -26 6 -32 22 -21', 2.4, INK.gold),
);

/** A wrapped present with a bow. */
export const present: Markup = at(
  80,
  94,
  1,
  cut(box(-14, -10, 28, 26, 2), INK.pine, 2.2) +
    cut('M-3 -10H3V16H-3ZM-14 0H14V5H-14Z', INK.gold, 1.6) +
    cut('M0 -10C-14 -10 -14 -22 0 -12C14 -22 14 -10 0 -10Z', INK.gold, 1.8),
  8,
);

export const tube: Markup = at(
  82,
  92,
  1,
  cut('M-5 -20H7L9 16H-7Z', INK.ochre, 2.2) + cut('M-7 -24H9V-17H-7ZM-9 12H11V20H-9Z', INK.bark, 2),
  16,
);

export const vultureFeather: Markup =
  cut('M66 34C68 14 78 2 88 2C90 14 80 26 68 36Z', INK.steel, 1.8) + line('M68 34C74 22 80 12 86 6', 1.3);

/** A mask, for a character who copies others. */
export const mask: Markup =
  cut(
    'M33 46C40 42 46 46 50 47C54 46 60 42 67 46C67 56 60 58 55 55C52 53 48 53 45 55C40 58 33 56 33 46Z',
    INK.wine,
    1.8,
  ) +
  spots('42.4 50.6, 57.6 50.6', 2.8, INK.bone) +
  spots('42.4 50.8, 57.6 50.8', 1.7);
