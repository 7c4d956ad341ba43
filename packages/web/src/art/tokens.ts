// What lies in front of a seat: life points and arrows.

import { INK } from './inks.ts';
import * as part from './parts/index.ts';
import { at, line, mirrored } from './press.ts';

export const TOKEN_BOX = '0 0 60 60';

export const TOKENS = {
  bullet: at(21.6, 21, 1.4, part.bullet()),
  arrow: at(13, 47, 0.66, part.arrow(), -45),
  /** The Chief's, which counts as two. */
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
