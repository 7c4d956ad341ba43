// What things are called on paper: `BANG! Q♥`. For tools and errors; the page has its own words in three languages.

import { cardOf, RANKS, SUITS } from './registry.ts';
import type { CardId } from './state.ts';

const SYMBOLS = Object.fromEntries(Object.entries(SUITS).map(([symbol, suit]) => [suit, symbol]));

/** `Q♥` */
export function valueText(id: CardId): string {
  const { rank, suit } = cardOf(id);
  return `${RANKS[rank - 2]}${SYMBOLS[suit]}`;
}
