// Pictures by chance, made of parts that go together and fit what a thing does.

import type { Likeness, PlacedPart, Scene } from '@posse/card/packs';
import { pictures } from '@posse/card/packs';
import type { Entry } from './thing-place.ts';

/** From 0 up to 1, like Math.random. */
export type Chance = () => number;

type PartName = pictures.PartName;
type InkName = pictures.InkName;
type GroundName = pictures.GroundName;

/** Two hues of one ink, as the backgrounds of our own cards have them. */
export const INK_PAIRS: readonly (readonly [InkName, InkName])[] = [
  ['ochre', 'paleOchre'],
  ['sand', 'paleSand'],
  ['clay', 'paleClay'],
  ['coral', 'paleCoral'],
  ['rust', 'paleRust'],
  ['rose', 'paleRose'],
  ['wine', 'paleWine'],
  ['plum', 'palePlum'],
  ['lilac', 'paleLilac'],
  ['sky', 'paleSky'],
  ['mist', 'paleMist'],
  ['teal', 'paleTeal'],
  ['petrol', 'palePetrol'],
  ['night', 'paleNight'],
  ['sage', 'paleSage'],
  ['moss', 'paleMoss'],
  ['pine', 'palePine'],
  ['wood', 'paleWood'],
  ['bark', 'paleBark'],
  ['steel', 'paleSteel'],
  ['sand', 'bone'],
  ['wine', 'clay'],
  ['night', 'bone'],
];

/** Parts that belong together: the main ones, smaller ones beside them, and the grounds behind them. */
interface Family {
  readonly heroes: readonly PartName[];
  readonly helpers: readonly PartName[];
  readonly grounds: readonly GroundName[];
}

const FAMILIES = {
  guns: {
    heroes: [
      'revolver',
      'long-revolver',
      'lever-pistol',
      'derringer',
      'pepperbox',
      'lever-rifle',
      'heavy-rifle',
      'shooter',
    ],
    helpers: ['burst', 'bullet', 'hole', 'spark'],
    grounds: ['rings', 'rays'],
  },
  fights: {
    heroes: ['fist', 'knife', 'chair', 'figure', 'dynamite', 'howitzer', 'gatling', 'arrow'],
    helpers: ['spark', 'burst', 'drop', 'skull'],
    grounds: ['rays', 'country'],
  },
  drinks: {
    heroes: ['mug', 'bottle', 'jug', 'flask', 'canteen', 'bag', 'heart'],
    helpers: ['glass', 'heart', 'drop', 'coin'],
    grounds: ['planks', 'plain'],
  },
  cards: {
    heroes: ['cards', 'hand', 'palm', 'letter', 'wagon', 'coach', 'strongbox', 'horse'],
    helpers: ['spade-card', 'heart-card', 'card-back', 'coin', 'die'],
    grounds: ['rays', 'country', 'planks'],
  },
  thefts: {
    heroes: ['hand', 'torn-card', 'strongbox', 'crow', 'poster', 'gold-pan'],
    helpers: ['coin', 'diamond-card', 'card-back'],
    grounds: ['rays', 'night'],
  },
  law: {
    heroes: ['star', 'shield', 'gavel', 'scales', 'book', 'cuffs', 'bell', 'poster', 'tombstone'],
    helpers: ['hole', 'skull', 'stetson', 'coin'],
    grounds: ['planks', 'plain', 'rays'],
  },
  outdoors: {
    heroes: ['horse', 'bear', 'snake', 'cactus', 'rock', 'wagon', 'engine', 'house', 'pickaxe', 'cart', 'gate'],
    helpers: ['cactus', 'crow', 'skull', 'wheel', 'rock'],
    grounds: ['country', 'night'],
  },
  cover: {
    heroes: ['barrel', 'stetson', 'sombrero', 'plate', 'ghost', 'rock', 'dancer'],
    helpers: ['hole', 'bullet', 'hole'],
    grounds: ['plain', 'planks', 'country'],
  },
} as const satisfies Readonly<Record<string, Family>>;
type FamilyName = keyof typeof FAMILIES;

/** The words of an entry, and the family that they suggest; the first that is found. */
const THOUGHTS: readonly (readonly [RegExp, FamilyName])[] = [
  [/"dodges":true|"barrel"|"farther"|"shrugsOff"/, 'cover'],
  [/"weapon"|"do":"(?:shoot|bang)"|"reach":|"nearer"|"bangs"/, 'guns'],
  [/"do":"(?:duel|raid|hurt|explode)"/, 'fights'],
  [/"do":"(?:heal|drink)"|"heals"|"beer"/, 'drinks'],
  [/"do":"(?:take|scrap|brawl|lose-blue|discard)"/, 'thefts'],
  [/"do":"(?:draw|give|store|look|pay)"|"drawCount"/, 'cards'],
  [/"silences"|"forbids"|"suit"|"neighbours"|"do":"(?:lose-turn|check)"/, 'law'],
];

function familyOf(entry: Entry, chance: Chance): Family {
  const text = JSON.stringify(entry);
  const found = THOUGHTS.find(([words]) => words.test(text))?.[1];
  return FAMILIES[found ?? pick(Object.keys(FAMILIES) as FamilyName[], chance)];
}

export const pick = <Item>(items: readonly Item[], chance: Chance): Item =>
  items[Math.floor(chance() * items.length)] as Item;

const between = (from: number, to: number, chance: Chance): number => Math.round(from + (to - from) * chance());

/** Long things lie across the picture; the others stand in its middle. */
const LONG: ReadonlySet<PartName> = new Set<PartName>([
  ...(['revolver', 'long-revolver', 'lever-pistol', 'lever-rifle', 'heavy-rifle', 'musket', 'pepperbox'] as const),
  ...([
    'derringer',
    'arrow',
    'spyglass',
    'howitzer',
    'gatling',
    'hand',
    'fist',
    'wagon',
    'coach',
    'engine',
    'gate',
  ] as const),
]);

/** Corners for the smaller parts, away from the middle. */
const CORNERS: readonly (readonly [number, number])[] = [
  [98, 24],
  [22, 26],
  [98, 78],
  [24, 78],
];

export function surpriseScene(entry: Entry, chance: Chance = Math.random): Scene {
  const { heroes, helpers, grounds } = familyOf(entry, chance);
  const hero = pick(heroes, chance);
  const isLong = LONG.has(hero);
  const main: PlacedPart = {
    part: hero,
    x: between(54, 66, chance),
    y: between(50, 56, chance),
    size: isLong ? between(94, 104, chance) : between(76, 86, chance),
    turn: between(-14, 14, chance),
    ...(chance() < 0.3 && { flip: true }),
  };
  const corners = [...CORNERS].sort(() => chance() - 0.5).slice(0, between(0, 2, chance));
  const beside = corners.map(
    ([x, y]): PlacedPart => ({
      part: pick(helpers, chance),
      x,
      y,
      size: between(26, 34, chance),
      turn: between(-20, 20, chance),
    }),
  );
  return { ground: pick(grounds, chance), inks: pick(INK_PAIRS, chance), parts: [...beside, main] };
}

const HAIR_INKS: readonly InkName[] = ['black', 'bark', 'copper', 'straw', 'ash', 'soot', 'umber'];
const CLOTH_INKS: readonly InkName[] = [
  'moss',
  'night',
  'wine',
  'pine',
  'petrol',
  'plum',
  'rust',
  'umber',
  'teal',
  'clay',
];
const LIGHT_INKS: readonly InkName[] = ['bone', 'ochre', 'sand', 'gold', 'paleSky', 'paleRose'];
const PEOPLE_GROUNDS: readonly (readonly [InkName, InkName])[] = INK_PAIRS.slice(0, 20);
/** A mark is something special, so not everybody has one. */
const MARKED = 0.55;

export function surpriseLikeness(chance: Chance = Math.random): Likeness {
  const isWoman = chance() < 0.5;
  const hair = pick(
    isWoman ? (['long', 'curls', 'braids', 'bun', 'short'] as const) : (['short', 'none', 'sides', 'long'] as const),
    chance,
  );
  const hairInk = pick(HAIR_INKS, chance);
  return {
    inks: pick(PEOPLE_GROUNDS, chance),
    skin: pick(pictures.SKINS, chance),
    head: pick(pictures.HEADS, chance),
    hair: [hair, hairInk],
    hat: [pick(pictures.HATS, chance), pick(CLOTH_INKS, chance), pick(LIGHT_INKS, chance)],
    clothes: [pick(pictures.CLOTHES, chance), pick(CLOTH_INKS, chance), pick(LIGHT_INKS, chance)],
    beard: [isWoman ? 'none' : pick(pictures.BEARDS, chance), hairInk],
    ...(isWoman && { lips: true }),
    ...(chance() < MARKED && { mark: pick(pictures.MARKS, chance) }),
  };
}
