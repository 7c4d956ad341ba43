// Finds names in a pack that could be taken for another name at the table.

import { ROLE_TEXTS } from '@posse/engine';
import { houseSets } from '../../catalogue/available-sets.ts';
import { OURS } from '../../catalogue/built-in-catalogue.ts';
import { LANGUAGES, type SetTexts, type Translated } from '../../texts/set-texts.ts';
import { skeletonOf } from './name-skeletons.ts';
import type { Pack, Said } from './pack.ts';
import { packSet, saidIn } from './set-from-pack.ts';

const inAll = (text: Translated): readonly string[] => LANGUAGES.map((language) => text[language].name);

const allIn = ({ cards, characters, events }: Partial<SetTexts>): readonly string[] =>
  [cards, characters, events].flatMap((group) => Object.values(group ?? {}).flatMap(inAll));

/** Names by how they look to a quick eye. */
type Looks = ReadonlyMap<string, string>;

const looksOf = (names: readonly string[]): [string, string][] => names.map((name) => [skeletonOf(name), name]);

/** Computed once: a server checks many packs, and its tables wait meanwhile. */
const OWN_THINGS: Looks = new Map(looksOf([...allIn(OURS.texts), ...Object.values(ROLE_TEXTS).flatMap(inAll)]));
const OWN_SETS: Looks = new Map(looksOf(Object.values(OURS.texts.sets).flatMap(inAll)));

const inAllLanguages = (said: Said): readonly string[] => LANGUAGES.map((language) => saidIn(said, language));

const thingsIn = ({ face }: Pack): readonly (readonly string[])[] =>
  Object.values(face.things).map(({ name }) => inAllLanguages(name));

/** House cards may be at the table too, unless they are this very pack. */
const houseThings = (pack: Pack): readonly string[] =>
  houseSets()
    .filter(({ id }) => id !== packSet(pack).id)
    .flatMap(({ texts }) => allIn(texts));

interface Mistaken {
  readonly name: string;
  readonly other: string;
}

/**
 * The first name of a pack that looks like another one in any language, and that other one: of ours, of house cards, of
 * another pack, or of another thing in the same one. Null if there is none.
 */
export function mistakenName(pack: Pack, others: readonly Pack[] = []): Mistaken | null {
  const packs = new Map(looksOf(others.flatMap(({ face }) => inAllLanguages(face.name))));
  const ofPack = firstLike(looksOf(inAllLanguages(pack.face.name)), [OWN_SETS, packs]);
  if (ofPack !== null) return ofPack;
  const things = new Map(looksOf([...houseThings(pack), ...others.flatMap((other) => thingsIn(other).flat())]));
  for (const names of thingsIn(pack)) {
    // Names of one thing may look alike: they are its translations.
    const looks = looksOf(names);
    const found = firstLike(looks, [OWN_THINGS, things]);
    if (found !== null) return found;
    for (const [look, name] of looks) things.set(look, name);
  }
  return null;
}

function firstLike(looks: readonly (readonly [string, string])[], known: readonly Looks[]): Mistaken | null {
  for (const [look, name] of looks) {
    const other = known.map((names) => names.get(look)).find((one) => one !== undefined);
    if (other !== undefined) return { name, other };
  }
  return null;
}
