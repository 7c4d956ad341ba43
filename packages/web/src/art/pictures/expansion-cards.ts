// Pictures of the cards of Dodge City and of later sets.

import * as ground from '../card-backgrounds.ts';
import { at, cut, gouge, line, type Markup, solid, spots } from '../drawing-primitives.ts';
import { INK, SKIN } from '../ink-colours.ts';
import * as part from '../parts/index.ts';
import { circle, star } from '../path-shapes.ts';

const brown: Readonly<Record<string, Markup>> = {
  punch:
    ground.rays(INK.rust, INK.paleRust, 90, 46) +
    at(92, 44, 1, part.burst(26, 9, INK.ochre)) +
    at(58, 54, 1.16, part.fist('tan', INK.night), -10),
  springfield:
    ground.rings(INK.sage, INK.paleSage) + at(12, 78, 0.94, part.musket(INK.wood), -38) + at(98, 14, 1, part.spark(12)),
  brawl:
    ground.rays(INK.plum, INK.palePlum, 60, 50) +
    at(22, 26, 1, part.spark(12)) +
    at(100, 34, 1, part.spark(14, INK.rust)) +
    at(26, 80, 1, part.spark(10, INK.rust)) +
    at(60, 54, 1.14, part.chair(), 24),
  // A card leans where the sheet of music should be.
  'rag-time':
    ground.planks(INK.moss, INK.paleMoss) +
    at(60, 60, 1.06, part.piano()) +
    at(60, 30, 0.62, part.playingCard('heart'), -6) +
    solid('M92 8L104 5V22A4.4 3.4 0 1 1 101 19V10L95 12V25A4.4 3.4 0 1 1 92 22Z') +
    solid('M20 10L22 9V22A4 3.2 0 1 1 19.6 19Z'),
  tequila:
    ground.planks(INK.clay, INK.paleClay) +
    at(52, 56, 1.26, part.bottle(INK.sky, INK.sage)) +
    at(
      88,
      76,
      1,
      cut(circle(0, 0, 14), INK.sage) +
        solid(circle(0, 0, 10), INK.paleSand) +
        line('M0 -9V9M-8 -5L8 5M-8 5L8 -5', 1.5, INK.sage),
    ),
  whisky:
    ground.planks(INK.pine, INK.palePine) +
    at(48, 54, 1.26, part.flask(INK.clay, INK.bone)) +
    at(92, 74, 1.14, part.shotGlass(INK.clay)),
  dodge:
    ground.rays(INK.mist, INK.paleMist, 70, 30) +
    line('M-4 34L84 26', 4.4, INK.bone) +
    line('M-4 28L30 25M-4 41L24 38.4', 1.6) +
    at(92, 25, 0.8, at(-6, -6, 1, part.bullet()), 84) +
    at(50, 66, 1.12, part.figure(), -30) +
    gouge('74 66 14 50, 80 56 14 40', INK.black, 2),
};

const blue: Readonly<Record<string, Markup>> = {
  binocular: ground.night(INK.plum, INK.sand) + at(56, 58, 1.12, part.binocular(), -12),
  hideout:
    ground.country(INK.paleSky, INK.coral, INK.sand, { ink: INK.gold, x: 26, y: 24, radius: 13 }) +
    cut('M67 36H95V76H67Z', SKIN.tan[0], 2) +
    spots('74 55, 88 55', 2.8) +
    at(81, 38, 0.84, part.stetson(INK.bark, INK.rust), 6) +
    at(46, 80, 1.42, part.rock(INK.steel, INK.paleSteel)) +
    at(14, 62, 0.7, part.cactus()),
};

const guns: Readonly<Record<string, Markup>> = {
  'buffalo-rifle': ground.rings(INK.pine, INK.palePine) + at(14, 78, 1, part.heavyRifle(INK.wood), -36),
  derringer: ground.rings(INK.teal, INK.paleTeal) + at(22, 36, 1.42, part.derringer(INK.wine), -10),
  pepperbox: ground.rings(INK.mist, INK.paleMist) + at(14, 40, 1.24, part.pepperbox(INK.bark), -10),
  howitzer:
    ground.rays(INK.clay, INK.paleClay, 98, 22) + at(100, 22, 1, part.burst(23, 9)) + at(54, 56, 1.12, part.howitzer()),
  knife: ground.rays(INK.wine, INK.paleWine) + at(96, 24, 1, part.spark(11)) + at(56, 54, 1.06, part.knife(), 34),
};

const hats: Readonly<Record<string, Markup>> = {
  // The page about turning the other cheek stops the bullet.
  bible:
    ground.rays(INK.petrol, INK.palePetrol) + at(58, 52, 1.14, part.book(), -8) + at(86, 24, 0.72, part.bullet(), 214),
  'iron-plate':
    ground.rays(INK.moss, INK.paleMoss) +
    at(60, 52, 1.12, part.ironPlate()) +
    solid(star(56, 50, 10, 4.4, 7), INK.paleSteel) +
    line(star(56, 50, 10, 4.4, 7), 1.8) +
    at(96, 30, 0.8, at(-6, -6, 1, part.bullet()), 48) +
    gouge('80 46 8 -40, 74 36 8 -60, 84 56 8 -10', INK.black, 1.8),
  sombrero:
    ground.rays(INK.ochre, INK.clay, 60, 60) +
    at(60, 60, 1.16, part.sombrero(INK.sand, INK.petrol)) +
    part.hole(67, 44, 3.2) +
    spots('24 66, 40 74, 60 77, 80 74, 96 66', 2.2, INK.rust),
  'ten-gallon-hat':
    ground.rays(INK.sage, INK.paleSage, 60, 56) +
    at(60, 62, 1.32, part.stetson(INK.bone, INK.rust)) +
    part.hole(54, 40) +
    part.hole(96, 68, 3),
};

const goods: Readonly<Record<string, Markup>> = {
  'can-can':
    ground.rays(INK.lilac, INK.paleLilac, 90, 24) +
    at(48, 56, 0.9, part.dancer()) +
    gouge('104 66 10 70, 96 74 10 60', INK.black, 2),
  canteen:
    ground.country(INK.sand, INK.clay, INK.straw, { ink: INK.ochre, x: 94, y: 26, radius: 15 }) +
    at(56, 56, 1.02, part.canteen()),
  conestoga:
    ground.country(INK.paleSky, INK.sage, INK.pine, { ink: INK.bone, x: 18, y: 22, radius: 11 }) +
    at(60, 56, 1.06, part.wagon()),
  'pony-express':
    ground.country(INK.rose, INK.plum, INK.moss, { ink: INK.bone, x: 72, y: 40, radius: 28 }) +
    at(66, 58, 1.12, part.horse(INK.wood, INK.black)) +
    at(30, 76, 0.96, part.letter(), -10),
};

export const EXPANSION_CARDS: Readonly<Record<string, Markup>> = { ...brown, ...blue, ...guns, ...hats, ...goods };
