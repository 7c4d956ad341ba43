// Pictures of the events of High Noon.

import * as ground from '../card-backgrounds.ts';
import { at, cut, line, type Markup, mirrored, solid, spots } from '../drawing-primitives.ts';
import { INK } from '../ink-colours.ts';
import * as part from '../parts/index.ts';
import { circle, spokes, star } from '../path-shapes.ts';

/** The roofs of a town against the light. */
const TOWN = solid('M0 84L14 82V74H26V82L40 83L46 70L52 83L74 82V72H82L86 64L90 72H98V82L120 84V100H0Z');

export const HIGH_NOON_EVENTS: Readonly<Record<string, Markup>> = {
  blessing: ground.rays(INK.gold, INK.paleSand, 60, 48, 20) + at(60, 52, 1.12, part.heart()),
  curse:
    ground.night(INK.night, INK.sand) +
    solid(circle(73, 30, 35), INK.sand) +
    at(54, 68, 1, part.bigPip('spade', 2.7, INK.steel)) +
    at(58, 30, 0.84, part.crow()),
  'ghost-town':
    ground.night(INK.plum, INK.bone) +
    solid('M0 80C30 74 80 84 120 78V100H0Z', INK.bark) +
    at(46, 48, 0.98, part.house(INK.steel, INK.umber)) +
    at(92, 68, 0.66, part.ghost()) +
    line(`${circle(18, 84, 9)}M10 82C16 76 22 78 26 84M12 88C18 84 20 80 18 76M14 80L24 88`, 1.6, INK.sand),
  'gold-rush':
    ground.country(INK.paleOchre, INK.clay, INK.petrol, { ink: INK.bone, x: 96, y: 20, radius: 11 }) +
    at(58, 58, 1.06, part.goldPan(), -6) +
    at(94, 46, 0.92, part.coin()) +
    at(34, 34, 0.8, part.spark(9, INK.gold)),
  daltons:
    ground.country(INK.clay, INK.copper, INK.bark, { ink: INK.gold, x: 60, y: 50, radius: 34 }) +
    at(26, 62, 0.86, part.figure()) +
    at(96, 62, 0.86, mirrored(part.figure())) +
    at(60, 58, 1.1, part.figure()) +
    spots('60 44', 1.8, INK.rust),
  doctor: ground.planks(INK.sky, INK.paleSky) + at(60, 56, 1.14, part.doctorsBag(), -4),
  // The book on top, the mug bottom up.
  reverend:
    ground.planks(INK.umber, INK.paleBark) +
    at(46, 46, 0.94, part.book(INK.black, INK.bone), -10) +
    at(70, 46, 0.92, part.mug(false), 8) +
    line('M66 42L100 90M100 44L64 90', 7.4) +
    line('M66 42L100 90M100 44L64 90', 4, INK.rust),
  'train-arrival': ground.night(INK.wine, INK.gold) + at(60, 54, 1, part.engine()),
  thirst:
    ground.country(INK.gold, INK.clay, INK.sand, { ink: INK.bone, x: 92, y: 24, radius: 14 }) +
    at(26, 52, 0.8, part.cactus()) +
    at(68, 60, 0.9, part.skull()),
  hangover:
    ground.planks(INK.moss, INK.sage) +
    at(54, 72, 1.1, part.bottle(INK.wood), 84) +
    cut('M84 92C84 86 96 88 100 87C108 86 116 90 112 94C104 98 86 98 84 92Z', INK.clay, 2) +
    at(98, 76, 0.44, part.drop(INK.clay)) +
    at(62, 42, 0.9, part.stetson(INK.umber, INK.wine), 14) +
    solid(star(24, 26, 8, 3.4, 5) + star(60, 10, 7, 3, 5) + star(98, 24, 8, 3.4, 5), INK.gold) +
    line(star(24, 26, 8, 3.4, 5) + star(60, 10, 7, 3, 5) + star(98, 24, 8, 3.4, 5), 1.8),
  sermon:
    ground.planks(INK.petrol, INK.palePetrol) +
    at(60, 52, 1.08, part.bell(), -14) +
    line('M14 40C10 50 10 60 14 70M106 30C110 40 110 52 106 62', 2.6, INK.bone),
  shootout:
    ground.country(INK.coral, INK.plum, INK.soot, { ink: INK.gold, x: 60, y: 40, radius: 26 }) +
    at(24, 58, 1, part.shooter()) +
    at(96, 58, 1, mirrored(part.shooter())) +
    at(60, 36, 1, part.burst(14, 9)),
  handcuffs: ground.rays(INK.teal, INK.paleTeal) + at(60, 56, 1.04, part.cuffs(), -14),
  // The same poster, half of it somebody else.
  'new-identity':
    ground.planks(INK.straw, INK.sand) +
    at(60, 50, 1.12, part.poster()) +
    solid(
      'M60 19C52 15 47 19 46 36C41 37 36 35 33 32C34 42 46 46 60 46ZM60 44H49C49 54 52 61 57 64L56 68C46 70 38 76 36 88H60Z',
    ) +
    solid('M60 22C74 21 76 34 75 46C75 54 77 60 81 65C76 68 70 67 66 65L65 68C74 70 82 76 84 88H60Z', INK.rust) +
    line('M60 12L57 22L63 32L57 44L63 56L57 68L62 80L60 92', 2),
  'high-noon':
    ground.rays(INK.ochre, INK.gold, 60, 46, 20) +
    at(
      60,
      46,
      1,
      cut(circle(0, 0, 30), INK.bone) +
        line(circle(0, 0, 25), 1.4) +
        line(spokes(24, 12, 21), 1.6) +
        line(spokes(24, 4, 18), 3) +
        solid('M-2.6 4L0 -19L2.6 4Z', INK.rust) +
        solid('M-2 4L0 -13L2 4Z') +
        spots('0 0', 3),
    ) +
    TOWN,
};
