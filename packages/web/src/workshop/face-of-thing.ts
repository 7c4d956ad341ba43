// The look of a card, character or event of a pack, without a table.

import { catalogueOf, RANKS, SUITS, type Suit } from '@posse/card';
import {
  type FaceOfThing,
  type Likeness,
  type Pack,
  type PackKind,
  packSet,
  type Scene,
  saidIn,
  sayCard,
  sayPower,
  speakerFor,
} from '@posse/card/packs';
import type { Language } from '@posse/engine';
import { cardPicture, eventPicture, type Picture, portrait } from '../art/index.ts';
import { likenessPicture, scenePicture } from '../art/pack-pictures.ts';
import { type Sign, symbolsOf } from '../drawing/cards/effect-symbols.ts';
import { faceOf } from './model/pack-edits.ts';
import { type Entry, entryAt, type ThingPlace } from './model/thing-place.ts';
import { focusedOn, refusalOf } from './model/verdicts.ts';

export interface ShownThing {
  readonly name: string;
  /** The rule text, which is generated, and the author's line. */
  readonly rules: string;
  readonly flavour: string;
  readonly picture: Picture;
  readonly kind: 'brown' | 'blue' | 'green' | 'character' | 'event';
  readonly signs: readonly Sign[];
  /** Of a card: its first copy. */
  readonly index: { readonly suit: Suit; readonly rank: string } | null;
  /** Of a character. */
  readonly bullets: number | null;
}

/** The sentences on the card. An unfinished one may have none. */
export function rulesOf(pack: Pack, entry: Entry, language: Language): string {
  const speaker = speakerFor(language, pack.face.things);
  if (!('copies' in entry)) return sayPower(speaker, entry.power);
  const { copies: _, play, ...kind } = entry;
  return sayCard(speaker, { ...kind, ...(play !== undefined && play.length > 0 && { play }) });
}

export function shownThing(pack: Pack, place: ThingPlace, language: Language): ShownThing | null {
  const entry = entryAt(pack, place);
  if (entry === null) return null;
  const face = faceOf(pack, place.key);
  return {
    name: saidIn(face.name, language),
    rules: rulesOf(pack, entry, language),
    flavour: face.flavour === undefined ? '' : saidIn(face.flavour, language),
    picture: pictureOf(place, face),
    kind: place.part === 'kinds' ? (entry as PackKind).border : place.part === 'characters' ? 'character' : 'event',
    signs: place.part === 'kinds' ? signsOf(pack, place) : [],
    index: 'copies' in entry ? indexOf(entry.copies) : null,
    bullets: 'bullets' in entry ? entry.bullets : null,
  };
}

function pictureOf({ part, key }: ThingPlace, { picture }: FaceOfThing): Picture {
  if (part === 'characters')
    return picture === undefined ? portrait(key, 'bust') : likenessPicture(picture as Likeness, 'bust');
  if (picture !== undefined) return scenePicture(picture as Scene);
  return part === 'events' ? eventPicture(key) : cardPicture(key);
}

function indexOf(copies: string): ShownThing['index'] {
  const [first = ''] = copies.split(' ');
  const [suit, rank] = [SUITS[first.slice(-1)], first.slice(0, -1)];
  return suit === undefined || !RANKS.includes(rank) ? null : { suit, rank };
}

/** Those that the card will have in a game; none while it is not finished. */
function signsOf(pack: Pack, place: ThingPlace): readonly Sign[] {
  const focused = focusedOn(pack, place);
  if (refusalOf(focused) !== null) return [];
  const set = packSet(focused);
  const name = set.names?.[place.key];
  return name === undefined ? [] : symbolsOf(name, catalogueOf({ sets: ['base', set.id], packs: [focused] }));
}
