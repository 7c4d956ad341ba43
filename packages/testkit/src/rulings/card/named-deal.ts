// Deals the named cards to their places.
// The others are shuffled below the named top of the draw pile.

import { type CardId, cardsFor, OURS, type Player, type State } from '@posse/card';
import { shuffle } from '@posse/engine';
import type { Notes, Said } from '../given-notes.ts';
import { atLine, BadRuling } from '../ruling-vocabulary.ts';
import type { CardNotes } from './card-given-notes.ts';
import { type CardWord, cardWords, fits } from './card-vocabulary.ts';
import { assign } from './physical-cards.ts';

/** A card that a line names, and its place. */
interface Mention {
  readonly line: number;
  readonly word: CardWord;
  readonly pile: CardId[];
}

/** Returns the named cards of the draw pile. */
export function dealCards(notes: Notes, { draw, drawOnly, discard }: CardNotes, t: State): readonly CardId[] {
  const cards = cardsFor(t.catalogue, t.setup);
  const named: CardId[] = [];
  const discarded: CardId[] = [];
  const mentions = [...mentionsOfPlayers(notes, t), ...mentionsIn(draw, named), ...mentionsIn(discard, discarded)];
  const copies = assign(
    mentions.map(({ word }) => word),
    cards,
  );
  for (const [place, { line, word, pile }] of mentions.entries()) {
    const card = copies[place] ?? null;
    if (card === null) throw new BadRuling(`line ${line}: ${noneLeft(word, cards)}`);
    pile.push(card);
    if (word.isNew) t.laid.push(card);
  }
  const rest = drawOnly ? [] : cards.filter((card) => !copies.includes(card));
  t.deck = [...shuffle(t.random, rest), ...named.toReversed()];
  t.discard = discarded.reverse();
  return named;
}

function mentionsOfPlayers(notes: Notes, t: State): Mention[] {
  return (notes.table?.what ?? []).flatMap(({ line, what: row }, place) => {
    const { hand, inPlay } = t.players[place] as Player;
    return [
      ...mentionsIn({ line, what: row.hand ?? '' }, hand),
      ...mentionsIn({ line, what: row['in play'] ?? '' }, inPlay),
    ];
  });
}

function mentionsIn(said: Said<string> | null, pile: CardId[]): Mention[] {
  if (said === null) return [];
  const { line, what } = said;
  return atLine(line, () => cardWords(what)).map((word) => {
    if (word.isNew && (word.key === null || OURS.kinds[word.key]?.border !== 'green'))
      throw new BadRuling(`line ${line}: "${word.text}" is no green card.`);
    return { line, word, pile };
  });
}

function noneLeft(word: CardWord, cards: readonly CardId[]): string {
  const copies = cards.filter((card) => fits(word, card)).length;
  if (copies === 0) return `There is no "${word.text}" in the sets in use.`;
  return `No "${word.text}" is left: there ${copies === 1 ? 'is 1' : `are ${copies}`} in the sets in use, and other lines name cards too.`;
}
