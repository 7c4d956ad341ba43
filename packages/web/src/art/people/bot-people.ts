// Portraits of the eight bots, which differ even at the size of a coin.

import { INK } from '../ink-colours.ts';
import * as mark from './ability-marks.ts';
import type { Person } from './portrait.ts';

const NONE = ['none', INK.black] as const;

export const BOT_PEOPLE: Readonly<Record<string, Person>> = {
  dusty: {
    ground: [INK.teal, INK.paleTeal],
    skin: 'tan',
    head: 'oval',
    hair: ['short', INK.bone],
    hat: ['stetson', INK.sand, INK.bark],
    clothes: ['scarf', INK.wood, INK.rust],
    beard: ['beard', INK.bone],
  },
  mabel: {
    ground: [INK.lilac, INK.paleLilac],
    skin: 'dark',
    head: 'oval',
    hair: ['bun', INK.ash],
    hat: ['bow', INK.ochre, INK.wine],
    clothes: ['dress', INK.petrol, INK.bone],
    beard: NONE,
    lips: true,
    mark: mark.goldSpectacles,
  },
  coyote: {
    ground: [INK.night, INK.paleNight],
    skin: 'tan',
    head: 'oval',
    hair: NONE,
    hat: ['pelt', INK.straw, INK.bone],
    clothes: ['fur', INK.bark, INK.straw],
    beard: ['mask', INK.rust],
  },
  ruby: {
    ground: [INK.paleSky, INK.sky],
    skin: 'fair',
    head: 'oval',
    hair: ['curls', INK.rust],
    hat: ['topper', INK.wine, INK.gold],
    clothes: ['dress', INK.wine, INK.gold],
    beard: NONE,
    lips: true,
  },
  hank: {
    ground: [INK.ochre, INK.paleOchre],
    skin: 'brown',
    head: 'square',
    hair: ['short', INK.soot],
    hat: ['bowler', INK.soot, INK.rust],
    clothes: ['vest', INK.petrol, INK.black],
    beard: ['walrus', INK.soot],
  },
  pepita: {
    ground: [INK.pine, INK.palePine],
    skin: 'brown',
    head: 'oval',
    hair: ['braids', INK.black],
    hat: ['sombrero', INK.rust, INK.gold],
    clothes: ['poncho', INK.ochre, INK.rust],
    beard: NONE,
    lips: true,
  },
  slim: {
    ground: [INK.coral, INK.paleCoral],
    skin: 'fair',
    head: 'thin',
    hair: ['short', INK.bark],
    hat: ['tall', INK.petrol, INK.sand],
    clothes: ['coat', INK.night, INK.petrol],
    beard: ['pencil', INK.bark],
    mark: mark.patch,
  },
  belle: {
    ground: [INK.plum, INK.palePlum],
    skin: 'fair',
    head: 'oval',
    hair: ['long', INK.gold],
    hat: ['rose', INK.rust, INK.pine],
    clothes: ['dress', INK.black, INK.rust],
    beard: NONE,
    lips: true,
    mark: mark.beautySpot,
  },
};
