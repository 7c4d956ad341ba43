// Edits of a whole pack: new things, names, flavours, pictures, removal.

import { OURS } from '@posse/card';
import { type FaceOfThing, lookAlike, OWN_ENTRIES, type Pack, type Part, saidIn } from '@posse/card/packs';
import type { Language } from '@posse/engine';
import { type Entry, placesIn, type ThingPlace, withEntry } from './thing-place.ts';

/** The key of a thing is a number, so that another name changes no rule. */
export const PARTS_WITH_NAMES = [
  { part: 'kinds', word: 'card' },
  { part: 'characters', word: 'character' },
  { part: 'events', word: 'event' },
] as const;

/** Nothing happens yet. */
const BLANK: Readonly<Record<Part, Entry>> = {
  kinds: { border: 'brown', play: [], copies: '7♥ 9♣' },
  characters: { bullets: 4, power: {} },
  events: { power: {} },
};

export interface Added {
  readonly pack: Pack;
  readonly place: ThingPlace;
}

/** With one more thing, under the first number that is free. */
export function withThing(pack: Pack, part: Part, entry: Entry, face: FaceOfThing): Added {
  const word = PARTS_WITH_NAMES.find((one) => one.part === part)?.word ?? 'thing';
  const taken = new Set(placesIn(pack).map(({ key }) => key));
  let number = 1;
  while (taken.has(`${word}-${number}`)) number++;
  const place = { part, key: `${word}-${number}` };
  return { pack: withFace(withEntry(pack, place, entry), place.key, face), place };
}

export const withBlank = (pack: Pack, part: Part, face: FaceOfThing): Added => withThing(pack, part, BLANK[part], face);

export const faceOf = ({ face }: Pack, key: string): FaceOfThing =>
  (Object.hasOwn(face.things, key) ? face.things[key] : undefined) ?? { name: key };

export const withFace = (pack: Pack, key: string, face: FaceOfThing): Pack => ({
  ...pack,
  face: { ...pack.face, things: { ...pack.face.things, [key]: face } },
});

/** An empty flavour is none. */
export function withFlavour(pack: Pack, key: string, flavour: string): Pack {
  const { flavour: _, ...face } = faceOf(pack, key);
  return withFace(pack, key, flavour.trim() === '' ? face : { ...face, flavour });
}

/** Without this thing, and without what is said of it. */
export function withoutThing(pack: Pack, { part, key }: ThingPlace): Pack {
  const { [key]: _, ...rest } = pack[part];
  const { [key]: _face, ...things } = pack.face.things;
  return { ...pack, [part]: rest, face: { ...pack.face, things } };
}

// --- our own as a beginning ---

export const ownText = (
  part: Part,
  key: string,
  language: Language,
): { readonly name: string; readonly text: string } => {
  const { cards, characters, events } = OURS.texts;
  const texts = { kinds: cards, characters, events }[part];
  return texts[key]?.[language] ?? { name: key, text: '' };
};

/** Our own entry. Its copies are those of our deck, but no more than a pack's card usually has. */
export function ownEntry(part: Part, key: string): Entry {
  const entry = OWN_ENTRIES[part][key] as Entry;
  if (!('copies' in entry)) return entry;
  return { ...entry, copies: entry.copies.split(' ').slice(0, MAX_COPIES).join(' ') };
}

const MAX_COPIES = 4;
const LONGEST_NAME = 28;

/** The name with the first number, from 2, that makes it unlike all others. */
export function freshName(pack: Pack | null, name: string, language: Language, from = 2): string {
  const things = pack === null ? [] : Object.values(pack.face.things).map((face) => saidIn(face.name, language));
  const { cards, characters, events } = OURS.texts;
  const ours = [cards, characters, events].flatMap((texts) => Object.values(texts).map((text) => text[language].name));
  const short = [...name]
    .slice(0, LONGEST_NAME - 3)
    .join('')
    .trim();
  for (let number = from; ; number++) {
    const candidate = number < 2 ? short : `${short} ${number}`;
    if (lookAlike([candidate], [...things, ...ours]) === null) return candidate;
  }
}
