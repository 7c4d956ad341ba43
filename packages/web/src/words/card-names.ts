// What everything in the card game is called, and what it does at this table, in the reader's language.

import { type Agreed, type CardId, RANKS, SUITS, type Suit, textsFor } from '@posse/card';
import type { Language, Role, Text } from '@posse/engine';
import { useMemo } from 'react';
import { cardOf, catalogue } from '../catalogue.ts';
import { useAgreedCards } from '../session/agreed.ts';
import { useLanguage } from './language.ts';
import { textIn } from './text.ts';

export interface CardNames {
  /** A kind of card, by its key. */
  kind(key: string): Text;
  /** One physical card. */
  card(id: CardId): Text;
  character(id: string): Text;
  event(id: string): Text;
  role(role: Role): Text;
  set(id: string): Text;
  option(id: string): Text;
  /** Whatever offers something: a character, a kind of card, or a set as a whole. */
  offering(id: string): Text;
}

/** Without a table, what things usually say. */
export function cardNames(language: Language, table: Agreed | null = null): CardNames {
  const texts = table === null ? catalogue().texts : textsFor(table);
  return {
    kind: (key) => textIn(language, texts.cards[key], key),
    card: (id) => textIn(language, texts.cards[cardOf(id).kind.key], cardOf(id).kind.key),
    character: (id) => textIn(language, texts.characters[id], id),
    event: (id) => textIn(language, texts.events[id], id),
    role: (role) => textIn(language, texts.roles[role], role),
    set: (id) => textIn(language, texts.sets[id], id),
    option: (id) => textIn(language, texts.options[id], id),
    offering: (id) => textIn(language, texts.characters[id] ?? texts.cards[id] ?? texts.sets[id], id),
  };
}

export function useCardNames(): CardNames {
  const language = useLanguage();
  const table = useAgreedCards();
  return useMemo(() => cardNames(language, table), [language, table]);
}

/** As it is printed: 2 to 10, J, Q, K, A. */
export const rankOf = (id: CardId): string => RANKS[cardOf(id).rank - 2] ?? '';

export const suitOf = (id: CardId): Suit => cardOf(id).suit;

const SYMBOLS = Object.fromEntries(Object.entries(SUITS).map(([symbol, suit]) => [suit, symbol]));

/** `Q♥` */
export const valueText = (id: CardId): string => `${rankOf(id)}${SYMBOLS[suitOf(id)]}`;
