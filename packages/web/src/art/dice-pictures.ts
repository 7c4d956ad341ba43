// Pictures of dice, seen from above, and of tokens.
// A die is a cube of bone, gold for the Loudmouth and sky-blue for the Coward; symbols are drawn on a grid of 60.

import type { DieKind, Face } from '@posse/dice';
import { at, cut, line, type Markup, mirrored, solid } from './drawing-primitives.ts';
import { INK, type Ink } from './ink-colours.ts';
import * as part from './parts/index.ts';
import { box, circle } from './path-shapes.ts';

const SIGHTS = line(circle(30, 30, 18), 3.4) + line('M30 5V14M30 46V55M5 30H14M46 30H55', 3.4);
const ONE = SIGHTS + solid('M26 23L33 19.4V40.4H27.6V26.6L26 27.4Z');
const TWO =
  SIGHTS +
  line(circle(30, 30, 12.6), 1.4) +
  solid(
    'M24.6 26C24.6 22 27 19.6 30.4 19.6C33.8 19.6 36 21.6 36 24.8C36 29 31.8 31.4 29.6 35.6H36V40.4H24V36.6C25.6 31.8 30.8 28.6 30.8 25.6C30.8 24.6 30.4 24 29.8 24C29 24 28.8 24.8 28.8 26Z',
  );

/** The pill behind a symbol that counts double. */
const TWICE =
  cut(box(37, 1, 22, 16, 8), INK.black, 2) +
  line('M41.6 6.8L46.4 11.6M46.4 6.8L41.6 11.6', 2, INK.gold) +
  line('M49.4 7C49.8 4.2 54.4 4.4 54.2 7.2C54 9.4 50.4 10.4 49.4 13H54.8', 2, INK.gold);

const DYNAMITE = at(30, 36, 0.76, part.dynamite()) + at(39.4, 9, 0.52, part.spark(11));

const SYMBOLS: Readonly<Record<Face, Markup>> = {
  arrow: at(11, 49, 0.74, part.arrow(), -45),
  'broken arrow': at(12, 44, 0.76, part.brokenArrow(), -36),
  dynamite: DYNAMITE,
  '1': ONE,
  '2': TWO,
  '1x2': ONE + TWICE,
  '2x2': TWO + TWICE,
  beer: at(17, 19, 0.84, part.mug()),
  beerx2: at(9, 16, 0.64, part.mug()) + at(27, 26, 0.7, part.mug()) + TWICE,
  gatling: at(-3, -3, 0.66, part.gatling()),
  gatlingx2: at(-3, 1, 0.62, part.gatling()) + TWICE,
  bullet: at(21.6, 21, 1.4, part.bullet()),
};

/** The inks of a die's side, body and face, by its kind. */
const BONES: Readonly<Record<DieKind, readonly [Ink, Ink, Ink]>> = {
  base: [INK.bark, INK.sand, INK.bone],
  loudmouth: [INK.copper, INK.ochre, INK.gold],
  coward: [INK.petrol, INK.mist, INK.paleSky],
};

export const DIE_BOX = '-2 -2 70 77';

/** The picture of a die. Dynamite is pink, because it can't be rolled again. */
export function dieMarkup(kind: DieKind, face: Face): Markup {
  const [side, body, bone] = BONES[kind];
  return (
    cut(box(0, 7, 66, 66, 14), side, 2) +
    cut(box(0, 0, 66, 66, 14), body, 2) +
    solid(box(3, 2.4, 60, 60, 12), face === 'dynamite' ? INK.paleRose : bone) +
    at(3, 2.4, 1, SYMBOLS[face])
  );
}

export const TOKEN_BOX = '0 0 60 60';

/** The tokens in front of a seat: life points and arrows. */
export const TOKENS = {
  bullet: at(21.6, 21, 1.4, part.bullet()),
  arrow: at(13, 47, 0.66, part.arrow(), -45),
  /** The Chief's arrow, which counts as two arrows. */
  'chief-arrow': at(
    47,
    47,
    0.66,
    mirrored(part.arrow(INK.petrol) + line('M20 -4V4M27 -4V4M34 -4V4', 3, INK.ochre)),
    45,
  ),
  ghost: at(30, 31, 0.72, part.ghost()),
  skull: at(30, 32, 0.68, part.skull()),
} as const;

export type Token = keyof typeof TOKENS;
