// One to four symbols for the effect of a kind of card.
// They follow from its deeds, unless its entry names them.

import { type CardKind, type Catalogue, type Deed, deedsOf, fixed } from '@posse/card';
import { DRAWN, type Icon } from '../../art/index.ts';
import { catalogue } from '../../entry-lookup.ts';

const WRITTEN = ['=', '+', '+1', '−1', '−3', '1', '2', '3', '4', '5'] as const;

/** A symbol: a picture, or text such as `=`, `+`, a distance or a change. */
export type Sign = Icon | (typeof WRITTEN)[number];

const isSign = (text: string): text is Sign => [...DRAWN.icons, ...WRITTEN].some((sign) => sign === text);

/** The symbol of effects that only the text can explain. */
const READ: readonly Sign[] = ['book'];
const MAX_SYMBOLS = 4;

/** By default in the catalogue of the shown table. */
export function symbolsOf(key: string, from: Catalogue = catalogue()): readonly Sign[] {
  const kind = Object.hasOwn(from.kinds, key) ? from.kinds[key] : undefined;
  if (kind === undefined) return READ;
  const signs = kind.signs ?? signsOf(kind, from);
  return signs.length >= 1 && signs.length <= MAX_SYMBOLS && signs.every(isSign) ? signs : READ;
}

function signsOf(kind: CardKind, from: Catalogue): readonly string[] {
  const { power, price, weapon, dodges } = kind;
  // A number that varies has no symbol, so it must be read.
  const [farther, nearer, reach] = [fixed(power.farther, 0), fixed(power.nearer, 0), fixed(power.reach, 0)];
  if (weapon) return reach === 0 ? [] : ['reach', `${reach}`, ...(fixed(power.bangs, 1) > 1 ? ['bang', '+'] : [])];
  return [
    ...Array<string[]>(price).fill(['discard', '+']).flat(),
    ...(power.barrel ? ['hearts', '=', 'missed'] : []),
    ...(farther === 0 ? [] : ['any', change(farther)]),
    ...(nearer === 0 ? [] : ['any', change(-nearer)]),
    ...(dodges ? ['missed'] : []),
    ...deedsOf({ catalogue: from }, kind).flatMap((deed) => said(deed, kind)),
  ];
}

const change = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

function said({ verb, whom, count, byChance }: Deed, { aim }: CardKind): readonly string[] {
  if (byChance) return READ;
  switch (verb) {
    case 'shoot':
      return ['bang', ...(whom === 'target' ? rangeOf(aim.within) : ['all'])];
    case 'heal':
      if (whom === 'all') return ['life', 'all'];
      return [...(whom === 'target' ? ['any'] : []), ...Array<string>(count).fill('life')];
    case 'draw':
      return Array<string>(count).fill('draw');
    case 'take':
      return aim.within === 1 ? ['draw', 'reach', '1'] : ['any', 'draw'];
    case 'scrap':
      return [whom === 'target' ? 'any' : 'all', 'discard'];
    case 'share':
      return ['all', 'draw', 'book'];
    default:
      return [whom === 'target' ? 'any' : 'all', 'book'];
  }
}

function rangeOf(within: CardKind['aim']['within']): readonly string[] {
  if (within === 'reach') return ['reach'];
  return Number.isFinite(within) ? ['reach', `${within}`] : ['any'];
}
