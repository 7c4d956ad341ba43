// Stand-ins for ids without a picture, such as house cards, drawn from the id.

import * as ground from '../card-backgrounds.ts';
import { at, cut, gouge, type Markup, mirrored, shade } from '../drawing-primitives.ts';
import { INK, type Ink, type Skin } from '../ink-colours.ts';
import * as part from '../parts/index.ts';
import { box, star } from '../path-shapes.ts';
import { STRANGER } from '../people/base-people.ts';
import type { Person } from '../people/portrait.ts';

/** A number from the id, the same on every machine. */
function numberOf(id: string): number {
  let number = 7;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

/** Chooses an item by the id. `of` names the purpose, so that the choices for one id differ. */
const chosen = <T>(id: string, of: string, list: readonly T[]): T => list[numberOf(of + id) % list.length] as T;

const PALE: readonly (readonly [Ink, Ink])[] = [
  [INK.sand, INK.paleSand],
  [INK.sky, INK.paleSky],
  [INK.sage, INK.paleSage],
  [INK.clay, INK.paleClay],
  [INK.steel, INK.paleSteel],
  [INK.lilac, INK.paleLilac],
];

const DEEP: readonly (readonly [Ink, Ink])[] = [
  [INK.wine, INK.paleWine],
  [INK.petrol, INK.palePetrol],
  [INK.plum, INK.palePlum],
  [INK.pine, INK.palePine],
];

const SUITS = ['club', 'heart', 'spade', 'diamond'] as const;

/** The stand-in of a house card: two cards of an unknown deck. */
export const houseCard = (id: string): Markup =>
  ground.rays(...chosen(id, 'ground', PALE)) +
  at(47, 54, 1, part.faceDown(chosen(id, 'back', [INK.rust, INK.petrol, INK.pine, INK.plum])), -12) +
  at(72, 52, 1.1, mirrored(part.playingCard(chosen(id, 'suit', SUITS))), 10) +
  shade('M0 90H120V100H0Z', 'dots-2');

/** The stand-in of a house event: a star over a town. */
export const houseEvent = (id: string): Markup =>
  ground.rays(...chosen(id, 'ground', DEEP)) +
  at(
    60,
    50,
    1,
    cut(star(0, 2, 34, 14.5, 5), chosen(id, 'star', [INK.ochre, INK.sand, INK.clay])) +
      shade('M0 -32L8 -10L32 -9L14 6L20 30L0 16Z'),
  ) +
  cut(box(-4, 90, 128, 14), INK.bark, 2) +
  gouge('10 96 30, 60 95 40', INK.sand, 1);

/** The stand-in of a house character: a stranger in clothes that follow from the id. */
export const housePerson = (id: string): Person => ({
  ...STRANGER,
  ground: chosen(id, 'ground', PALE),
  skin: chosen<Skin>(id, 'skin', ['fair', 'tan', 'dark']),
  hair: chosen<Person['hair']>(id, 'hair', [
    ['short', INK.bark],
    ['long', INK.black],
    ['short', INK.ash],
    ['braids', INK.copper],
  ]),
  hat: ['stetson', ...chosen(id, 'hat', HATS)],
  clothes: [...chosen(id, 'clothes', CLOTHES)],
  beard: ['none', INK.black],
});

const HATS: readonly (readonly [Ink, Ink])[] = [
  [INK.umber, INK.black],
  [INK.soot, INK.rust],
  [INK.bark, INK.sand],
  [INK.petrol, INK.bone],
  [INK.wine, INK.ochre],
];

const CLOTHES: readonly Person['clothes'][] = [
  ['scarf', INK.moss, INK.umber],
  ['coat', INK.night, INK.bone],
  ['vest', INK.wine, INK.bone],
  ['poncho', INK.pine, INK.ochre],
];
