// Asks the checker of packs whether a thing may be as it is.

import { BadPack, checkPack, mistakenName, type Pack } from '@posse/card/packs';
import { acceptable } from '../../packs/open-pack.ts';
import { PackRefused } from '../../packs/pack-refusal.ts';
import { faceOf, withoutThing } from './pack-edits.ts';
import { type Entry, entryAt, PARTS, placesIn, type ThingPlace, withEntry } from './thing-place.ts';

/** Why the whole pack is refused; null if it can be played. */
export function refusalOf(pack: Pack): BadPack | null {
  try {
    checkPack(pack);
    return null;
  } catch (error) {
    if (error instanceof BadPack) return error;
    throw error;
  }
}

/** Stands in for a card that is not finished, so that others can name it. */
const STUB = { border: 'brown', play: [{ do: 'draw', n: 1 }], copies: '2♥' } as const;

const sound = new WeakMap<Entry, boolean>();

function isSound(pack: Pack, place: ThingPlace): boolean {
  const entry = entryAt(pack, place);
  if (entry === null) return false;
  const known = sound.get(entry);
  if (known !== undefined) return known;
  const found = refusalOf(onlyWith(pack, [place])) === null;
  sound.set(entry, found);
  return found;
}

/** These things alone; of other cards only the names remain. */
function onlyWith(pack: Pack, kept: readonly ThingPlace[]): Pack {
  const parts = Object.fromEntries(
    PARTS.map((part) => [
      part,
      Object.fromEntries(
        Object.entries(pack[part]).flatMap(([key, entry]): [string, unknown][] => {
          if (kept.some((place) => place.part === part && place.key === key)) return [[key, entry]];
          return part === 'kinds' ? [[key, STUB]] : [];
        }),
      ),
    ]),
  ) as unknown as Omit<Pack, 'face' | 'posse'>;
  const things = Object.fromEntries(
    PARTS.flatMap((part) => Object.keys(parts[part]).map((key) => [key, { name: key }])),
  );
  return { posse: 1, ...parts, face: { name: 'pack', things } };
}

/** The pack without its unfinished things, so that the verdict is about this thing; with names and pictures if asked. */
export function focusedOn(pack: Pack, place: ThingPlace, hasFace = false): Pack {
  const kept = placesIn(pack).filter(
    (other) => (other.part === place.part && other.key === place.key) || isSound(pack, other),
  );
  const focused = onlyWith(pack, kept);
  if (!hasFace) return focused;
  // Nobody plays with a stand-in, unless another card names it.
  const kinds = Object.fromEntries(kept.flatMap(({ part, key }) => (part === 'kinds' ? [[key, pack.kinds[key]]] : [])));
  const alone = withFaces(pack, { ...focused, kinds } as Pack);
  return refusalOf(alone) === null ? alone : withFaces(pack, focused);
}

function withFaces(pack: Pack, focused: Pack): Pack {
  const things = Object.fromEntries(placesIn(focused).map(({ key }) => [key, pack.face.things[key] ?? { name: key }]));
  return { ...focused, face: { ...pack.face, things } };
}

/** Why nobody could play a thing with this name and flavour, whatever it does; null if they are fine. */
export function nameRefusalOf(pack: Pack, place: ThingPlace): PackRefused | null {
  const { name, flavour } = faceOf(pack, place.key);
  const thing = { name, ...(flavour !== undefined && { flavour }) };
  const alone = { posse: 1, kinds: { thing: STUB }, face: { name: 'pack', things: { thing } } };
  const rest = withoutThing(pack, place);
  try {
    const names = mistakenName(acceptable(alone), [{ ...rest, face: { ...rest.face, name: 'rest' } }]);
    return names === null ? null : new PackRefused('mistaken', '', names);
  } catch (error) {
    if (error instanceof PackRefused) return error;
    throw error;
  }
}

/** Why nobody would let this pack in, although its rules are fine: its names. */
export function namesRefusalOf(pack: Pack): PackRefused | null {
  try {
    acceptable(pack);
    return null;
  } catch (error) {
    if (error instanceof PackRefused) return error;
    throw error;
  }
}

/** Judges entries that could take the place of this one. */
export function judgeOf(pack: Pack, place: ThingPlace): (entry: Entry) => BadPack | null {
  const focused = focusedOn(pack, place);
  return (entry) => refusalOf(withEntry(focused, place, entry));
}
