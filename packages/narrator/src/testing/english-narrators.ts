// English narrators for a table of eight, and a check of texts, for tests.

import { type I18n, setupI18n } from '@lingui/core';
import { OURS } from '@posse/card';
import type { Viewer } from '@posse/engine';
import { cardNames } from '../card/card-names.ts';
import { type CardNarrator, cardNarrator } from '../card/card-narrator.ts';
import { diceNames } from '../dice/dice-names.ts';
import { type DiceNarrator, diceNarrator } from '../dice/dice-narrator.ts';
import { type Narrator, narratorFor } from '../narrator.ts';

const NAMES = ['Tumble', 'Rattler', 'Mesa', 'Sage', 'Copper', 'Juniper', 'Flint', 'Dusty'];

const english: I18n = setupI18n({ locale: 'en', messages: { en: {} } });

const englishNarrator = (you: Viewer): Narrator => narratorFor(english, you, (who) => NAMES[who] ?? 'Nobody');

/** Caches a narrator for each viewer, because tests need one for every sentence. */
function perViewer<T>(make: (you: Viewer) => T): (you: Viewer) => T {
  const made = new Map<Viewer, T>();
  return (you) => {
    const narrator = made.get(you) ?? make(you);
    made.set(you, narrator);
    return narrator;
  };
}

export const englishCards: (you: Viewer) => CardNarrator = perViewer((you) =>
  cardNarrator(englishNarrator(you), cardNames('en', { catalogue: OURS }, OURS.texts)),
);

export const englishDice: (you: Viewer) => DiceNarrator = perViewer((you) =>
  diceNarrator(englishNarrator(you), diceNames('en')),
);

/** A part of the code that shows in the text; null if there is none. */
export function flaw(text: string, ids: ReadonlySet<string>): string | null {
  if (text.trim() !== text || text === '') return 'empty, or with space around';
  const odd = /undefined|null|NaN|\[object|[{}#]| {2}| [.,:?]|^[,.:]|\.\.|\(\)|’s ’s/.exec(text);
  if (odd !== null) return `"${odd[0]}"`;
  const id = text.split(/[^\w-]+/).find((word) => ids.has(word));
  return id === undefined ? null : `the id "${id}"`;
}

/** Ids that are not words, because they have several parts: `general-store`, `chooseFlip`. */
export const idsAmong = (...lists: readonly (readonly string[])[]): Set<string> =>
  new Set(lists.flat().filter((id) => /-|[a-z][A-Z]/.test(id)));

/** A few answers of each kind. */
export const someOfEach = <A extends { readonly kind: string }>(answers: readonly A[]): A[] =>
  [...Map.groupBy(answers, ({ kind }) => kind).values()].flatMap((alike) => {
    const step = Math.ceil(alike.length / 6);
    return alike.filter((_, place) => place % step === 0);
  });
