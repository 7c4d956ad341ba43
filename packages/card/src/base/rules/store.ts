// General Store: as many cards as there are living players lie open, and each takes one.

import { done, type Seat } from '@posse/engine';
import { chooseCard } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { CardId } from '../../state.ts';
import { fromAsideToDiscard, fromAsideToHand, reshuffle, setAside } from '../../table/cards.ts';
import { countLiving, livingFrom } from '../../table/seats.ts';

declare module '../../frames.ts' {
  interface Frames {
    stock: { readonly by: Seat };
    store: {
      readonly cards: readonly CardId[];
      /** Who has not chosen yet, in order. */
      readonly left: readonly Seat[];
    };
  }
  interface Answers {
    store: 'choose';
  }
}

export const stock = (by: Seat): Frame => ({ op: 'stock', by });

export const stockRule: Rule<'stock'> = (t, { by }) => {
  const cards: CardId[] = [];
  for (let left = countLiving(t); left > 0; left--) {
    const card = setAside(t, null);
    if (card !== null) cards.push(card);
  }
  reshuffle(t);
  return [{ op: 'store', cards, left: livingFrom(t, by) }];
};

export const storeRule: Rule<'store'> = {
  who: (f) => f.left[0] as Seat,
  open: (_t, f) => f.cards.length > 0 && f.left.length > 0,
  closes(t, f) {
    for (const card of f.cards) fromAsideToDiscard(t, card);
    return [];
  },
  offers(_t, f, list) {
    for (const card of f.cards) list.push(chooseCard(f.left[0] as Seat, card));
  },
  on: {
    choose(t, f, { seat, card }) {
      fromAsideToHand(t, seat, card as CardId, null);
      return done({ op: 'store', cards: f.cards.filter((other) => other !== card), left: f.left.slice(1) });
    },
  },
};
