// Pictures of the roles, and of the special roles and modules of Old Saloon.

import * as ground from '../card-backgrounds.ts';
import { at, cut, gouge, type Markup, mirrored, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK } from '../ink-colours.ts';
import * as part from '../parts/index.ts';
import { box, circle, star } from '../path-shapes.ts';

/** The background colours of the four roles, which their special roles share. */
const ROLE_GROUND = {
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

/** The special roles and modules of Old Saloon. Each has the background of the role that it replaces. */
export const SPECIALS: Readonly<Record<string, Markup>> = {
  orso: ROLE_GROUND.sheriff + at(60, 50, 1.06, part.bear()) + at(60, 88, 0.42, part.sheriffStar()),
  buono:
    ROLE_GROUND.deputy +
    at(60, 54, 1.2, part.stetson(INK.bone, INK.ochre)) +
    at(60, 84, 0.62, cut(star(0, 0, 20, 8.4, 5), INK.ochre)) +
    rod('M36 14C36 6 84 6 84 14C84 22 36 22 36 14Z', 2.4, INK.gold),
  dottore: ROLE_GROUND.deputy + at(54, 52, 1, part.doctorsBag()) + at(92, 72, 0.78, part.cube('-8 -8, 0 0, 8 8'), 14),
  giudice: ROLE_GROUND.deputy + at(66, 42, 1.1, part.gavel(), 38) + cut(box(24, 78, 52, 12, 3), INK.bark),
  // An ace that was not dealt.
  baro:
    ROLE_GROUND.outlaw +
    at(80, 36, 1.1, part.playingCard('spade'), 16) +
    at(46, 62, 1.12, part.hand('tan', INK.wine), -22),
  brutto:
    ROLE_GROUND.outlaw +
    at(34, 24, 1.06, part.arrow(INK.rust), 45) +
    at(86, 24, 1.06, part.arrow(INK.ochre), 135) +
    rod('M14 66V38M106 34V62', 2.6, INK.bone) +
    cut('M8 40L14 28L20 40ZM100 60L106 72L112 60Z', INK.bone, 2),
  cattivo:
    ROLE_GROUND.outlaw +
    at(42, 32, 1.12, part.mug(false), -8) +
    solid('M44 28L52 46L46 54L58 66L52 84L64 64L56 54L62 44L56 30Z') +
    cut('M20 90C24 82 40 86 50 84C64 82 70 86 82 84C98 84 106 92 92 95C70 99 24 99 20 90Z', INK.ochre, 2) +
    at(30, 66, 0.6, part.drop(INK.ochre)) +
    at(86, 24, 1, part.spark(11, INK.rust)),
  'mano-destra': ROLE_GROUND.renegade + at(60, 50, 1.02, part.palm('fair', INK.rust)) + again(98, 26),
  'mano-sinistra':
    ROLE_GROUND.renegade + at(64, 50, 1.02, mirrored(part.palm('dark', INK.sage))) + at(26, 30, 0.44, part.heart()),
};

/** A circular arrow, for "again". */
function again(x: number, y: number): Markup {
  return at(x, y, 1, rod('M8 -9A12 12 0 1 0 12 3', 2.6, INK.gold) + cut('M3 -16L15 -13L8 -3Z', INK.gold, 1.8));
}

export const MODULES: Readonly<Record<string, Markup>> = {
  '1':
    ground.planks(INK.teal, INK.paleTeal) +
    at(42, 44, 1.12, part.cube('-8 -8, 8 8, -8 8, 8 -8', INK.gold), -12) +
    at(78, 58, 1.12, part.cube('-8 -8, 0 0, 8 8', INK.sky), 12),
  '2':
    ground.rings(INK.clay, INK.paleClay) +
    at(22, 74, 1.2, part.arrow(INK.petrol) + rod('M18 -4V4M26 -4V4M34 -4V4', 2.4, INK.ochre), -36) +
    gouge('96 22 12 -36, 90 12 10 -60, 104 34 10 -10', INK.black, 2),
  '3':
    ground.rays(INK.moss, INK.paleMoss) +
    at(44, 42, 0.6, part.sheriffStar()) +
    at(80, 44, 0.54, part.shield()) +
    at(46, 76, 0.5, part.snake()) +
    at(80, 76, 0.62, part.stetson(INK.bark, INK.rust)),
  '4':
    ground.country(INK.paleSky, INK.coral, INK.sand, { ink: INK.bone, x: 20, y: 22, radius: 10 }) +
    at(34, 62, 0.84, part.figure(INK.petrol)) +
    at(88, 62, 0.84, mirrored(part.figure(INK.wine))) +
    at(60, 60, 1, part.figure()),
  '5':
    ground.night(INK.night, INK.bone) + at(54, 48, 1.12, part.ghost()) + at(94, 72, 0.76, part.cube('-8 -8, 8 8'), 12),
};

/** The picture of a house role, which has none of its own. */
export const HOUSE_ROLE: Markup =
  ground.rays(INK.steel, INK.paleSteel) +
  cut(circle(60, 50, 30), INK.bone) +
  shade('M60 20A30 30 0 0 1 60 80Z', 'dots-2') +
  at(60, 50, 1.5, part.pip('diamond', INK.plum));
