// Names and texts of the card game at this table, in the page's language.

import { type Agreed, type CardId, type Catalogued, RANKS, type Suit, textsFor } from '@posse/card';
import type { Language } from '@posse/engine';
import * as narrator from '@posse/narrator';
import { useMemo } from 'react';
import { cardOf, catalogue } from '../entry-lookup.ts';
import { useAgreedCards } from '../game-table/session/own-seat-hooks.ts';
import { useLanguage } from './language.ts';

/** The catalogue of the shown table. */
export const HERE: Catalogued = {
  get catalogue() {
    return catalogue();
  },
};

/** The names of cards at a table; the usual ones without a table. */
export const cardNames = (language: Language, table: Agreed | null = null): narrator.CardNames =>
  narrator.cardNames(language, HERE, table === null ? catalogue().texts : textsFor(table));

export function useCardNames(): narrator.CardNames {
  const language = useLanguage();
  const table = useAgreedCards();
  return useMemo(() => cardNames(language, table), [language, table]);
}

/** The printed rank: 2 to 10, J, Q, K, A. */
export const rankOf = (id: CardId): string => RANKS[cardOf(id).rank - 2] ?? '';

export const suitOf = (id: CardId): Suit => cardOf(id).suit;
