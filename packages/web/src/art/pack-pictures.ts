// Draws the pictures of packs: scenes of cards and events, likenesses of characters.

import type { Likeness, PlacedPart, pictures, Scene } from '@posse/card/packs';
import * as ground from './card-backgrounds.ts';
import { at, type Markup, mirrored, type Picture, shade, solid } from './drawing-primitives.ts';
import { INK } from './ink-colours.ts';
import { PACK_PARTS } from './pack-parts.ts';
import * as mark from './people/ability-marks.ts';
import { type Crop, drawn, inCrop, type Person } from './people/portrait.ts';

/** The middle and the longer side of each part, as it is drawn around its own origin. */
const PART_BOXES: Readonly<Record<pictures.PartName, readonly [x: number, y: number, side: number]>> = {
  revolver: [34, 20, 67],
  'long-revolver': [41, 20, 81],
  'lever-pistol': [41, 20, 82],
  derringer: [26, 15, 55],
  pepperbox: [40, 17, 78],
  'lever-rifle': [52, 14, 107],
  musket: [59, 14, 121],
  'heavy-rifle': [53, 8, 109],
  gatling: [50, 56, 83],
  howitzer: [1, 6, 91],
  knife: [0, -2, 94],
  bullet: [6, 7, 38],
  arrow: [30, 0, 87],
  dynamite: [0, -5, 65],
  spark: [0, 0, 27],
  burst: [0, 0, 62],
  hole: [0, -3, 21],
  hand: [-7, -6, 92],
  fist: [-14, 0, 91],
  palm: [-4, 5, 93],
  figure: [-1, -3, 79],
  shooter: [5, -3, 80],
  dancer: [16, -13, 127],
  ghost: [0, -1, 73],
  stetson: [0, -4, 83],
  sombrero: [0, -6, 99],
  heart: [0, 0, 71],
  drop: [0, 2, 30],
  skull: [0, 1, 79],
  horse: [-2, 8, 71],
  bear: [0, 2, 67],
  crow: [-2, 1, 67],
  snake: [5, 2, 73],
  cactus: [0, 11, 62],
  rock: [0, 4, 95],
  mug: [18, 17, 61],
  bottle: [0, 0, 69],
  flask: [0, -1, 69],
  jug: [0, -3, 69],
  glass: [0, 1, 29],
  canteen: [0, -5, 77],
  coin: [0, 0, 25],
  die: [0, 3, 43],
  chair: [-1, -3, 76],
  piano: [0, -5, 95],
  lamp: [0, -11, 41],
  'heart-card': [0, 0, 45],
  'diamond-card': [0, 0, 45],
  'club-card': [0, 0, 45],
  'spade-card': [0, 0, 45],
  'card-back': [0, 0, 45],
  cards: [0, -27, 69],
  'torn-card': [2, 4, 79],
  star: [0, 0, 78],
  shield: [0, 0, 75],
  book: [0, 0, 63],
  cuffs: [0, -2, 80],
  scales: [0, 1, 99],
  gavel: [0, 14, 72],
  bell: [0, 0, 78],
  bag: [0, 1, 77],
  tombstone: [0, 0, 75],
  poster: [0, 0, 83],
  pickaxe: [0, 4, 83],
  shovel: [0, 0, 91],
  spyglass: [-3, 0, 108],
  binocular: [0, -4, 83],
  plate: [0, -4, 87],
  letter: [0, 0, 47],
  'gold-pan': [0, 8, 87],
  strongbox: [0, 0, 67],
  wheel: [0, 0, 38],
  barrel: [0, -3, 74],
  coach: [66, 53, 83],
  wagon: [0, 0, 91],
  cart: [0, 3, 69],
  engine: [0, -3, 97],
  house: [1, 2, 79],
  gate: [0, 0, 122],
};

const DEGREES = 360;

function placed({ part, x, y, size, turn = 0, flip, ink }: PlacedPart): Markup {
  const [middleX, middleY, side] = PART_BOXES[part];
  const draw: (ink?: (typeof INK)[pictures.InkName]) => Markup = PACK_PARTS[part];
  const centred = at(-middleX, -middleY, 1, draw(ink === undefined ? undefined : INK[ink]));
  return at(x, y, Math.round((size / side) * 100) / 100, flip === true ? mirrored(centred) : centred, turn % DEGREES);
}

/** The background of these two inks. */
function groundOf({ ground: name, inks: [first, second] }: Scene): Markup {
  const [under, over] = [INK[first], INK[second]];
  switch (name) {
    case 'rays':
      return ground.rays(under, over);
    case 'country':
      return ground.country(under, over, INK.bark, { ink: INK.bone, x: 94, y: 24, radius: 13 });
    case 'planks':
      return ground.planks(under, over);
    case 'rings':
      return ground.rings(under, over);
    case 'night':
      return ground.night(under, over);
    case 'plain':
      return (
        ground.plain(under) +
        solid('M0 78H120V100H0Z', over) +
        shade('M0 58H120V68H0Z', 'dots-1') +
        shade('M0 68H120V78H0Z', 'dots-2')
      );
  }
}

export const scenePicture = (scene: Scene): Picture => ({
  viewBox: '0 0 120 100',
  markup: groundOf(scene) + scene.parts.map(placed).join(''),
});

/** One part alone, for a list of parts. */
export const partPicture = (part: pictures.PartName): Picture => ({
  viewBox: '0 0 100 100',
  markup: placed({ part, x: 50, y: 50, size: 88 }),
});

const MARKS: Readonly<Record<pictures.MarkName, Markup>> = {
  scar: mark.scar,
  spectacles: mark.spectacles,
  monocle: mark.monocle,
  patch: mark.patch,
  'beauty-spot': mark.beautySpot,
  toothpick: mark.toothpick,
  cigar: mark.cigar,
  earrings: mark.earrings,
  bruise: mark.bruise,
  brooch: mark.brooch,
  'card-in-hat': mark.cardInHat('spade'),
  'cards-in-hand': mark.cardsInHand(3),
  coin: mark.coinInAir,
  bottle: mark.bottleInHand,
  fan: mark.openFan,
  present: mark.present,
  feather: mark.vultureFeather,
};

const personFrom = ({ inks, skin, head, hair, hat, clothes, beard, lips, mark: sign }: Likeness): Person => ({
  ground: [INK[inks[0]], INK[inks[1]]],
  skin,
  head,
  hair: [hair[0], INK[hair[1]]],
  hat: [hat[0], INK[hat[1]], INK[hat[2]]],
  clothes: [clothes[0], INK[clothes[1]], INK[clothes[2]]],
  beard: [beard[0], INK[beard[1]]],
  ...(lips && { lips }),
  ...(sign !== undefined && { mark: MARKS[sign] }),
});

export const likenessPicture = (likeness: Likeness, crop: Crop = 'arch'): Picture =>
  inCrop(drawn(personFrom(likeness)), crop);

// --- at a table ---

/** The pictures of things in packs that are shown now, by their names in the catalogue. */
const atTable = new Map<string, Scene | Likeness>();

export function addPackPictures(pictures: Iterable<readonly [name: string, picture: Scene | Likeness]>): void {
  for (const [name, picture] of pictures) atTable.set(name, picture);
}

/** Null for a thing that has none, or that is of no pack. */
export function sceneAtTable(name: string): Picture | null {
  const found = atTable.get(name);
  return found !== undefined && 'ground' in found ? scenePicture(found) : null;
}

export function likenessAtTable(name: string, crop: Crop): Picture | null {
  const found = atTable.get(name);
  return found !== undefined && 'skin' in found ? likenessPicture(found, crop) : null;
}
