// What everything in the card game is called, and what it does, in the reader's language.

import { type CardId, cardOf, RANKS, ROLE_TEXTS, SUITS, type Suit, TEXTS } from '@posse/card';
import type { Language, Role, Text } from '@posse/engine';
import { useMemo } from 'react';
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
}

export const cardNames = (language: Language): CardNames => ({
  kind: (key) => textIn(language, TEXTS.cards[key], key),
  card: (id) => textIn(language, TEXTS.cards[cardOf(id).kind.key], cardOf(id).kind.key),
  character: (id) => textIn(language, TEXTS.characters[id], id),
  event: (id) => textIn(language, TEXTS.events[id], id),
  role: (role) => textIn(language, ROLE_TEXTS[role], role),
  set: (id) => textIn(language, TEXTS.sets[id], id),
  option: (id) => textIn(language, TEXTS.options[id], id),
});

export function useCardNames(): CardNames {
  const language = useLanguage();
  return useMemo(() => cardNames(language), [language]);
}

/** As it is printed: 2 to 10, J, Q, K, A. */
export const rankOf = (id: CardId): string => RANKS[cardOf(id).rank - 2] ?? '';

export const suitOf = (id: CardId): Suit => cardOf(id).suit;

const SYMBOLS = Object.fromEntries(Object.entries(SUITS).map(([symbol, suit]) => [suit, symbol]));

/** `Q♥` */
export const valueText = (id: CardId): string => `${rankOf(id)}${SYMBOLS[suitOf(id)]}`;
