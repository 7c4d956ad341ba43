// Sets with one more character, card and event at their ends.
// For tests of stored games.

import type { CardSet } from '../catalogue/entry-types.ts';
import type { Translated } from '../texts/set-texts.ts';

const language = { name: 'Appended', text: 'It was not there before.' };
const TEXT: Translated = { en: language, it: language, de: language };

/** The new entries copy those of the base game and High Noon, under new ids. */
export function appended(sets: readonly CardSet[]): readonly CardSet[] {
  const entry = <Part extends 'kinds' | 'characters' | 'events'>(part: Part, id: string) => {
    const found = sets.map((set) => (set[part] as Record<string, never> | undefined)?.[id]);
    return found.find((one) => one !== undefined) as unknown as NonNullable<CardSet[Part]>[string];
  };
  return sets.map((set) => {
    const id = `appended-${set.id}`;
    return {
      ...set,
      kinds: { ...set.kinds, [id]: entry('kinds', 'bang') },
      deck: { ...set.deck, [id]: '2♠ 3♥ 4♦' },
      characters: { ...set.characters, [id]: entry('characters', 'willy-the-kid') },
      events: { ...set.events, [id]: entry('events', 'thirst') },
      texts: {
        ...set.texts,
        cards: { ...set.texts.cards, [id]: TEXT },
        characters: { ...set.texts.characters, [id]: TEXT },
        events: { ...set.texts.events, [id]: TEXT },
      },
    };
  });
}
