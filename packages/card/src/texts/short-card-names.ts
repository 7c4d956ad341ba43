// Names of cards in short form, such as `BANG! Q♥`.
// For tools and errors; the page has its own names in three languages.

import { type Catalogued, cardOf, RANKS, SUITS } from '../catalogue/catalogue.ts';
import type { CardId } from '../state.ts';

const SYMBOLS = Object.fromEntries(Object.entries(SUITS).map(([symbol, suit]) => [suit, symbol]));

/** Example: `Q♥`. */
export function valueText(t: Catalogued, id: CardId): string {
  const { rank, suit } = cardOf(t, id);
  return `${RANKS[rank - 2]}${SYMBOLS[suit]}`;
}
