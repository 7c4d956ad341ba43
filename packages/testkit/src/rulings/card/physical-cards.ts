// Assigns a physical card to every card word of a list.

import type { CardId } from '@posse/card';
import { type CardWord, fits, nameOfCard } from './card-vocabulary.ts';

/**
 * The physical card for each word, or null if none is left. Words with fewer matches go first; the others take the
 * first free card.
 */
export function assign(words: readonly CardWord[], cards: readonly CardId[]): (CardId | null)[] {
  const ownerOf = new Map<CardId, CardWord>();
  const inOrder = [...words].sort((a, b) => freedom(a) - freedom(b));
  for (const word of inOrder) seatWord(word, cards, ownerOf, new Set());
  const cardOf = new Map([...ownerOf].map(([card, word]) => [word, card]));
  return words.map((word) => cardOf.get(word) ?? null);
}

const freedom = ({ key, value }: CardWord): number => (value === null ? 2 : key === null ? 1 : 0);

/** Finds a free card for a word, or else makes another word change its card. */
function seatWord(
  word: CardWord,
  cards: readonly CardId[],
  ownerOf: Map<CardId, CardWord>,
  tried: Set<CardId>,
): boolean {
  const fitting = cards.filter((card) => fits(word, card));
  const free = fitting.find((card) => !ownerOf.has(card));
  if (free !== undefined) {
    ownerOf.set(free, word);
    return true;
  }
  for (const card of fitting) {
    if (tried.has(card)) continue;
    tried.add(card);
    const owner = ownerOf.get(card);
    if (owner !== undefined && seatWord(owner, cards, ownerOf, tried)) {
      ownerOf.set(card, word);
      return true;
    }
  }
  return false;
}

/** Are these exactly the named cards, in any order? */
export function sameCards(words: readonly CardWord[], cards: readonly CardId[]): boolean {
  return words.length === cards.length && assign(words, cards).every((card) => card !== null);
}

/** Are the cards in the order of the words, and as many as there are words? */
export const areInOrder = (words: readonly CardWord[], cards: readonly CardId[]): boolean =>
  words.every((word, place) => {
    const card = cards[place];
    return card !== undefined && fits(word, card);
  });

export const cardsText = (cards: readonly CardId[]): string =>
  cards.length === 0 ? 'nothing' : cards.map(nameOfCard).join(', ');
