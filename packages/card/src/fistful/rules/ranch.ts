// Ranch: a player may exchange any number of hand cards after phase 1, once.
// The cards are first laid aside one by one.

import { done, nothing, type Seat } from '@posse/engine';
import { type Pass, pass, type UseEvent, useEvent } from '../../answers.ts';
import { draw } from '../../base/rules/card-draw.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, playerAt } from '../../state.ts';
import { fromAsideToDiscard, fromHandToAside } from '../../table/card-moves.ts';

declare module '../../frames.ts' {
  interface Frames {
    ranch: { readonly who: Seat; readonly cards: readonly CardId[]; readonly eyes: Seat };
    /** The frame that discards the cards that were laid aside, and draws as many. */
    exchange: { readonly who: Seat; readonly cards: readonly CardId[]; readonly eyes: Seat };
  }
  interface Answers {
    ranch: UseEvent | Pass;
  }
}

export const ranch = (who: Seat): Frame => ({ op: 'ranch', who, cards: [], eyes: who });

export const ranchRule: Rule<'ranch'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) list.push(useEvent(who, [card]));
    list.push(pass(who));
  },
  on: {
    event(t, { who, cards }, { cost }) {
      for (const card of cost) fromHandToAside(t, who, card);
      return done({ op: 'ranch', who, cards: [...cards, ...cost], eyes: who });
    },
    pass: (_t, { who, cards }) =>
      done(...(cards.length === 0 ? nothing : [{ op: 'exchange', who, cards, eyes: who } as const])),
  },
};

export const exchangeRule: Rule<'exchange'> = (t, { who, cards }) => {
  for (const card of cards) fromAsideToDiscard(t, card, who);
  return [draw(who, cards.length)];
};
