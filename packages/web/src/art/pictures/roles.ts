// The roles: four shapes on four colours, so that nobody takes one for the other.

import * as ground from '../grounds.ts';
import { INK } from '../inks.ts';
import * as part from '../parts/index.ts';
import { at, cut, type Markup, shade, solid, spots } from '../press.ts';

/** The colours of the four roles, which their special forms share. */
export const ROLE_GROUND = {
  sheriff: ground.rays(INK.rust, INK.paleRust, 60, 50, 18),
  deputy: ground.rays(INK.petrol, INK.palePetrol, 60, 50, 18),
  outlaw: ground.rays(INK.black, INK.soot, 60, 50, 18),
  renegade: ground.rays(INK.plum, INK.palePlum, 60, 50, 18),
} as const;

const bandit: Markup =
  cut('M-24 -8C-26 14 -16 34 0 36C16 34 26 14 24 -8Z', INK.sand) +
  solid('M-15 -2C-10 -6 -5 -4 -3 0C-7 3 -12 2 -15 -2ZM15 -2C10 -6 5 -4 3 0C7 3 12 2 15 -2Z') +
  cut('M-26 8C-12 13 12 13 26 8L22 26L0 46L-22 26Z', INK.rust) +
  shade('M6 12C14 12 20 10 26 8L22 26L6 40Z') +
  spots('-12 18, -2 20, -8 28, 2 30, 10 20', 1.6, INK.bone) +
  at(0, -16, 1.02, part.stetson(INK.bark, INK.ochre));

export const ROLES: Readonly<Record<string, Markup>> = {
  sheriff: ROLE_GROUND.sheriff + at(60, 50, 1, part.sheriffStar(36)),
  deputy: ROLE_GROUND.deputy + at(60, 50, 1, part.shield()),
  outlaw: ROLE_GROUND.outlaw + at(60, 48, 1, bandit),
  renegade: ROLE_GROUND.renegade + at(58, 52, 1.06, part.snake()),
};
