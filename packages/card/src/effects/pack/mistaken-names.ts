// Finds names in a pack that could be taken for another name at the table.

import { ROLE_TEXTS } from '@posse/engine';
import { houseSets } from '../../catalogue/available-sets.ts';
import { OURS } from '../../catalogue/built-in-catalogue.ts';
import { LANGUAGES, type SetTexts, type Translated } from '../../texts/set-texts.ts';
import { lookAlike } from './name-skeletons.ts';
import type { Pack, Said } from './pack.ts';
import { packSet, saidIn } from './set-from-pack.ts';

const inAll = (text: Translated): readonly string[] => LANGUAGES.map((language) => text[language].name);

const allIn = ({ cards, characters, events }: Partial<SetTexts>): readonly string[] =>
  [cards, characters, events].flatMap((group) => Object.values(group ?? {}).flatMap(inAll));

const OWN_THINGS: readonly string[] = [...allIn(OURS.texts), ...Object.values(ROLE_TEXTS).flatMap(inAll)];
const OWN_SETS: readonly string[] = Object.values(OURS.texts.sets).flatMap(inAll);

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
  const packs = [...OWN_SETS, ...others.flatMap(({ face }) => inAllLanguages(face.name))];
  const known = [...OWN_THINGS, ...houseThings(pack), ...others.flatMap((other) => thingsIn(other).flat())];
  const ofPack = firstLike(inAllLanguages(pack.face.name), packs);
  if (ofPack !== null) return ofPack;
  for (const names of thingsIn(pack)) {
    const found = firstLike(names, known);
    if (found !== null) return found;
    known.push(...names);
  }
  return null;
}

/** Names of one thing may look alike: they are its translations. */
function firstLike(names: readonly string[], known: readonly string[]): Mistaken | null {
  for (const name of names) {
    const found = lookAlike([name], known);
    if (found !== null) return found;
  }
  return null;
}
