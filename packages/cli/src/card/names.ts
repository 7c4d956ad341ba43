// What cards, characters and events are called.

import { type CardId, kindOf, PLAIN, valueText } from '@posse/card';
import type { Seat } from '@posse/engine';
import { nameOf } from '../names.ts';
import { and } from '../teller.ts';
import { catalogue } from './catalogue.ts';

// Names are the same at every table.
export const kindName = (key: string): string => nameOf(catalogue().texts.cards[key], key);
export const characterName = (id: string): string => nameOf(catalogue().texts.characters[id], id);
/** Whoever has no character yet goes by his number. */
export const seatName = (character: string, who: Seat): string =>
  character === PLAIN ? `Player ${who + 1}` : characterName(character);
export const eventName = (id: string): string => nameOf(catalogue().texts.events[id], id);
/** Whatever has this id: a card, a character, an event or a set. */
export const anyName = (id: string): string => {
  const { cards, characters, events, sets } = catalogue().texts;
  return nameOf(cards[id] ?? characters[id] ?? events[id] ?? sets[id], id);
};
/** What is used of one's own accord: `ability of Sid Ketchum`, or the card or the set that offers it. */
export const abilityName = (id: string): string =>
  id in catalogue().characters ? `ability of ${characterName(id)}` : anyName(id);
/** `BANG! Q♥` */
export function cardName(card: CardId): string {
  const here = { catalogue: catalogue() };
  return `${kindName(kindOf(here, card).key)} ${valueText(here, card)}`;
}

/** Cards as far as they are known: `BANG! Q♥ and Beer 6♥`, `2 cards`. */
export function cardsText(cards: readonly (CardId | null)[]): string {
  const known = cards.filter((card) => card !== null).map(cardName);
  const hidden = cards.length - known.length;
  return and([...known, ...(hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`])]);
}
