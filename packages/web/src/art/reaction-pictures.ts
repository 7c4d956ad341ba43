// Pictures of reactions on a grid of 60: legible at 26 px, on paper.

import type { Reaction } from '@posse/protocol';
import {
  at,
  cut,
  each,
  gouge,
  line,
  type Markup,
  type Picture,
  rod,
  shade,
  solid,
  spots,
} from './drawing-primitives.ts';
import { INK } from './ink-colours.ts';
import * as part from './parts/index.ts';
import { box, circle } from './path-shapes.ts';

const target = (): Markup =>
  cut(circle(29, 31, 24), INK.bone) +
  solid(circle(29, 31, 17.6), INK.rust) +
  solid(circle(29, 31, 11), INK.bone) +
  solid(circle(29, 31, 5.4), INK.rust) +
  part.hole(29, 31, 4.6) +
  at(42, 15, 0.6, part.spark(13));

/** A hat that has just been shot off. */
const shotAt = (): Markup =>
  at(27, 40, 0.62, part.stetson(INK.petrol, INK.black), -12) +
  part.hole(27, 30, 4.2) +
  at(43, 8, 0.8, part.bullet(), 78) +
  line('M8 10H25M13 17H27', 2.6);

const flag = (): Markup =>
  rod('M14 55L18 7', 3.4, INK.wood) +
  cut('M18 8C28 2 36 15 52 7L50 33C35 41 28 27 16 34Z', INK.bone) +
  shade('M38 12C42 12 47 9.6 52 7L50 33C46 35.4 42 36.6 39 36Z') +
  line('M27 12C27 18 26 24 25 28', 1.6);

const eye = (): Markup =>
  cut('M5 36C15 22 45 22 55 36C45 48 15 48 5 36Z', INK.bone) +
  cut(circle(34, 35, 8.6), INK.petrol, 2.2) +
  solid(circle(34, 35, 4)) +
  gouge('31 31 5 20', INK.bone, 2.4) +
  line('M8 18C20 8 40 5 53 17', 4.4);

const watch = (): Markup =>
  cut(box(25, 3, 10, 9, 3), INK.ochre, 2.2) +
  cut(circle(30, 34, 22), INK.ochre) +
  cut(circle(30, 34, 16.4), INK.bone, 2) +
  shade('M30 12A22 22 0 0 1 30 56A32 32 0 0 0 30 12Z') +
  line('M30 22V34L39 40', 3.2) +
  line('M30 19V20.4M45 34H43.6M30 49V47.6M15 34H16.4', 2);

const thought = (): Markup =>
  cut('M13 38C3 37 3 22 13 21C14 10 30 7 35 14C45 9 56 17 52 26C58 33 51 41 43 38C38 45 19 46 13 38Z', INK.bone) +
  spots('20 28, 30 28, 40 28', 3.2) +
  cut(circle(17, 49, 4), INK.bone, 2.2) +
  cut(circle(8.6, 55, 2.2), INK.bone, 2);

const horseshoe = (): Markup =>
  cut('M7 8H18C15 20 15 43 30 43C45 43 45 20 42 8H53C57 31 52 56 30 56C8 56 3 31 7 8Z', INK.steel) +
  shade('M42 8H53C57 31 52 56 30 56C44 50 49 28 42 8Z') +
  solid(each('11.6 17, 11.8 29, 16.6 41, 43.4 41, 48.2 29, 48.4 17', (x, y) => circle(x, y, 2.4)));

const DRAWINGS: Readonly<Record<Reaction, Markup>> = {
  howdy: at(29, 35, 0.66, part.stetson(INK.wood, INK.rust), -16) + line('M48 9L53 4M53 17L59 15M41 6L42 1', 2.6),
  'nice-shot': target(),
  'missed-me': shotAt(),
  ouch: at(30, 30, 0.88, part.burst(32, 10)) + line('M24 24L36 36M36 24L24 36', 4.4),
  sorry: flag(),
  thanks: at(30, 31, 0.76, part.heart()),
  'trust-me': at(30, 34, 0.64, part.palm('tan', INK.petrol)),
  doubts: eye(),
  hurry: watch(),
  thinking: thought(),
  'pure-luck': horseshoe(),
  drinks: at(13, 16, 0.92, part.mug()),
};

export const reactionPicture = (reaction: Reaction): Picture => ({ viewBox: '0 0 60 60', markup: DRAWINGS[reaction] });
