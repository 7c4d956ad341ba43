// Finds names in a pack that could be taken for another name at the table.

import { OURS } from '../../catalogue/built-in-catalogue.ts';
import { LANGUAGES, type Language } from '../../texts/set-texts.ts';
import { lookAlike } from './name-skeletons.ts';
import type { Pack } from './pack.ts';
import { saidIn } from './set-from-pack.ts';

const ownNames = (language: Language): readonly string[] => {
  const { cards, characters, events } = OURS.texts;
  return [cards, characters, events].flatMap((group) => Object.values(group).map((text) => text[language].name));
};

const namesIn = ({ face }: Pack, language: Language): readonly string[] =>
  Object.values(face.things).map(({ name }) => saidIn(name, language));

/** The first such name, and the one that it looks like: of ours, of another pack, or of the same one. Null if there is none. */
export function mistakenName(
  pack: Pack,
  others: readonly Pack[],
): { readonly name: string; readonly other: string } | null {
  for (const language of LANGUAGES) {
    const known = [...ownNames(language), ...others.flatMap((other) => namesIn(other, language))];
    const found = lookAlike(namesIn(pack, language), known);
    if (found !== null) return found;
  }
  return null;
}
