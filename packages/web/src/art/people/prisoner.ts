// The man behind the bars of Jail; he regrets nothing.

import { INK, SKIN } from '../inks.ts';
import { at, cut, line, type Markup, solid, spots } from '../press.ts';
import { BROWS, EYES, HEADS, NOSE } from './heads.ts';

export const prisoner = (): Markup =>
  at(
    -50,
    -58,
    1,
    cut('M6 112C8 90 22 82 38 78H62C78 82 92 90 94 112Z', INK.bone) +
      line('M10 96H90M8 104H92M20 88H80', 3.4) +
      cut(HEADS.square, SKIN.fair[0]) +
      solid(BROWS) +
      spots(EYES, 1.9) +
      line(`${NOSE}M44 66C48 63 52 63 56 66`, 1.6) +
      cut('M32 42C32 26 40 20 50 20C60 20 68 26 68 42C60 34 40 34 32 42Z', INK.bark, 2),
  );
