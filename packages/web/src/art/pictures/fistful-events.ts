// Pictures of the events of A Fistful of Cards.

import * as ground from '../card-backgrounds.ts';
import { at, cut, gouge, line, type Markup, mirrored, rod, rope, shade, solid, spots } from '../drawing-primitives.ts';
import { INK } from '../ink-colours.ts';
import * as part from '../parts/index.ts';
import { around, box, circle, spokes, star } from '../path-shapes.ts';

/** The centres of the six chambers of a cylinder. */
const CHAMBERS = [0, 60, 120, 180, 240, 300].map((angle) => around(0, 0, 19, angle - 90)).join(',');

export const FISTFUL_EVENTS: Readonly<Record<string, Markup>> = {
  'abandoned-mine':
    ground.night(INK.night, INK.gold) +
    cut('M8 104V40L32 12H88L112 40V104Z', INK.bark) +
    solid('M20 104V46L38 26H82L100 46V104Z', INK.black) +
    at(44, 50, 0.86, part.pickaxe(), -30) +
    at(66, 68, 1, part.cart()),
  ambush:
    ground.country(INK.sage, INK.moss, INK.straw, { ink: INK.paleSand, x: 94, y: 24, radius: 13 }) +
    at(46, 58, 1.2, part.shooter()) +
    at(90, 32, 1, part.spark(11)) +
    at(46, 80, 1.1, part.rock(INK.umber, INK.wood)),
  'blood-brothers':
    ground.rays(INK.rust, INK.paleRust, 60, 56) +
    at(40, 52, 1, part.hand('fair', INK.petrol), 8) +
    at(84, 54, 1, mirrored(part.hand('dark', INK.ochre)), -8) +
    at(61, 84, 0.92, part.drop(INK.wine)),
  'dead-man':
    ground.night(INK.moss, INK.bone) +
    at(62, 50, 1.12, part.tombstone()) +
    at(26, 74, 0.62, part.palm('tan', INK.bark), -12) +
    solid('M0 84C20 78 34 88 60 84S100 80 120 86V100H0Z', INK.pine) +
    gouge('12 90 8 -80, 44 92 8 -70, 78 91 8 -100, 104 92 8 -80', INK.sage, 1.6),
  'hard-liquor': ground.planks(INK.copper, INK.rust) + at(62, 56, 1.18, part.jug(), -6),
  judge:
    ground.planks(INK.plum, INK.palePlum) +
    at(60, 48, 1.12, part.scales(), 6) +
    cut('M-4 88H124V104H-4Z', INK.wood, 2.2),
  lasso:
    ground.rays(INK.sage, INK.paleSage, 66, 36) +
    rope('M2 100C16 84 34 76 54 71C92 80 116 56 106 32C94 6 42 8 34 34C30 54 42 66 54 71', 5.6) +
    at(53, 71, 1, cut(box(-8, -6, 16, 12, 5), INK.bark, 2), 24) +
    gouge('20 40 12 -60, 26 56 10 -30', INK.black, 2),
  // The text is nailed down.
  'law-of-the-west':
    ground.planks(INK.sand, INK.straw) +
    at(60, 50, 1.1, part.poster()) +
    at(60, 46, 1, cut(star(0, 2, 22, 9, 5), INK.ochre) + shade('M0 -20L5 -5L21 -5L9 5L13 20L0 11Z')) +
    line('M44 74H76M48 81H72', 2.4),
  peyote:
    ground.rings(INK.plum, INK.teal) +
    at(
      60,
      54,
      1,
      cut(star(0, 0, 36, 27, 10), INK.sage) + line(spokes(24, 10, 12), 1.8) + cut(star(0, 0, 13, 6.6, 8), INK.rose, 2),
    ) +
    spots('60 54', 3.6, INK.gold) +
    spots('60 24, 86 40, 86 70, 60 84, 34 70, 34 40', 2.2, INK.bone),
  ranch:
    ground.country(INK.paleSky, INK.paleSage, INK.sage, { ink: INK.gold, x: 60, y: 58, radius: 16 }) +
    at(60, 54, 1, part.gate()) +
    at(60, 36, 0.56, part.skull()),
  ricochet:
    ground.rays(INK.steel, INK.paleSteel, 62, 76) +
    cut('M18 80H102L94 92H78V100H44V92H30Z', INK.umber) +
    line('M-2 16L58 76', 4.6, INK.bone) +
    line('M-4 24L30 58M10 14L32 36', 1.6) +
    line('M62 74L90 40', 4.6, INK.bone) +
    at(60, 76, 1, part.spark(15, INK.rust)) +
    at(94, 34, 0.96, at(-6, -6, 1, part.bullet()), 38),
  'russian-roulette':
    ground.rays(INK.wine, INK.copper) +
    at(
      60,
      50,
      1.16,
      cut(circle(0, 0, 34), INK.steel) +
        shade('M10 -32.5A34 34 0 0 1 10 32.5A44 44 0 0 0 10 -32.5Z') +
        spots(CHAMBERS, 7.6) +
        cut(circle(0, 0, 6), INK.paleSteel, 2) +
        solid(circle(0, -19, 6.6), INK.ochre) +
        line(circle(0, -19, 3), 1.6),
    ) +
    at(82, 14, 0.9, part.spark(8)),
  sniper:
    ground.rings(INK.night, INK.paleNight) +
    solid(circle(60, 50, 38), INK.gold) +
    shade('M26 66A38 38 0 0 0 94 66Z', 'level') +
    at(60, 60, 0.6, part.figure()) +
    rod(circle(60, 50, 38), 3, INK.steel) +
    line('M60 6V38M60 62V94M16 50H48M72 50H104', 2) +
    line(circle(60, 50, 12), 1.8, INK.rust),
  // Behind the figure stands the enemy to fear.
  vendetta:
    ground.night(INK.copper, INK.gold) +
    at(74, 64, 1.5, part.figure()) +
    spots('71.4 20, 76.6 20', 1.3, INK.gold) +
    solid('M0 84C40 78 80 86 120 80V100H0Z', INK.wine) +
    at(34, 62, 0.9, part.figure(INK.sand)),
  'fistful-of-cards':
    ground.rays(INK.pine, INK.palePine, 60, 30) +
    at(60, 72, 1, part.fan(['heart', 'spade', 'diamond', 'club', 'heart'], 26)) +
    at(60, 78, 0.84, part.grip('tan', INK.wine)),
};
