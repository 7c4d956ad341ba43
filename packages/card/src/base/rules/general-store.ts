// General Store: one card per living player is turned up, and each takes one.

import { done, type Seat } from '@posse/engine';
import { type ChooseCard, chooseCard } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { CardId } from '../../state.ts';
import { fromAsideToDiscard, fromAsideToHand, reshuffle } from '../../table/card-moves.ts';
import { livingFrom } from '../../table/seat-order.ts';
import { collect } from './card-draw.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** Turns up cards until there are enough. */
    stock: { readonly by: Seat; readonly count: number; readonly cards: readonly CardId[] };
    store: {
      readonly cards: readonly CardId[];
      /** The players who have yet to choose, in order. */
      readonly left: readonly Seat[];
    };
  }
  interface Answers {
    store: ChooseCard;
  }
}

export const stock = (by: Seat, count: number): Frame => ({ op: 'stock', by, count, cards: [] });

export const stockRule: Rule<'stock'> = (t, f) => {
  const { cards, before } = collect(t, f, f.by, f.count, null);
  if (before !== null) return before;
  reshuffle(t);
  return [{ op: 'store', cards, left: livingFrom(t, f.by) }];
};

export const storeRule: Rule<'store'> = {
  who: (f) => f.left[0] ?? null,
  open: (_t, f) => f.cards.length > 0,
  closes(t, f) {
    for (const card of f.cards) fromAsideToDiscard(t, card);
    return [];
  },
  offers(_t, f, list, me) {
    for (const card of f.cards) list.push(chooseCard(me, card));
  },
  on: {
    choose(t, f, { seat, card }) {
      fromAsideToHand(t, seat, card, null);
      return done({ op: 'store', cards: f.cards.filter((other) => other !== card), left: f.left.slice(1) });
    },
  },
};
