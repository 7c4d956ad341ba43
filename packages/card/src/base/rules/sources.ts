// Phase 1 done differently: the first card from elsewhere (Jesse Jones, Pedro Ramirez), or a choice of three (Kit Carlson).

import { done, nothing, type Seat } from '@posse/engine';
import { chooseCard, choosePick, chooseSeat } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, playerAt } from '../../state.ts';
import { fromAsideToDeck, fromAsideToHand, reshuffle, setAside, takeTopDiscard } from '../../table/cards.ts';
import { others } from '../../table/seats.ts';
import { aftermath } from './death.ts';
import { draw } from './draw.ts';
import { take } from './take.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** Where does the first card come from? */
    firstCard: {
      readonly who: Seat;
      readonly count: number;
      readonly from: 'another hand' | 'discard pile';
    };
    /** The top cards of the pile are looked at: some are kept, the rest goes back. */
    look: { readonly who: Seat; readonly count: number; readonly keep: number };
    keep: { readonly who: Seat; readonly cards: readonly CardId[]; readonly keep: number };
  }
  interface Answers {
    firstCard: 'choose';
    keep: 'choose';
  }
}

export const firstCard = (who: Seat, count: number, from: 'another hand' | 'discard pile'): Frame => ({
  op: 'firstCard',
  who,
  count,
  from,
});
export const look = (who: Seat, count: number, keep: number): Frame => ({ op: 'look', who, count, keep });

export const firstCardRule: Rule<'firstCard'> = {
  who: (f) => f.who,
  offers(t, { who, from }, list) {
    list.push(choosePick(who, 'draw pile'));
    if (from === 'another hand') {
      for (const at of others(t, who)) if (playerAt(t, at).hand.length > 0) list.push(chooseSeat(who, at));
    } else if (t.discard.length > 0) list.push(choosePick(who, 'discard pile'));
  },
  on: {
    choose(t, { who, count }, { at, pick }) {
      if (at !== null) return done(take(who, at, 'hand'), aftermath, draw(who, count - 1));
      if (pick === 'draw pile') return done(draw(who, count));
      takeTopDiscard(t, who);
      return done(draw(who, count - 1));
    },
  },
};

export const lookRule: Rule<'look'> = (t, { who, count, keep }) => {
  const cards: CardId[] = [];
  for (let left = count; left > 0; left--) {
    const card = setAside(t, who);
    if (card !== null) cards.push(card);
  }
  return [{ op: 'keep', who, cards, keep }];
};

export const keepRule: Rule<'keep'> = {
  who: (f) => f.who,
  open: (_t, f) => f.keep > 0 && f.cards.length > 0,
  closes(t, f) {
    for (const card of [...f.cards].reverse()) fromAsideToDeck(t, card, f.who);
    reshuffle(t);
    return nothing;
  },
  offers(_t, f, list) {
    for (const card of f.cards) list.push(chooseCard(f.who, card));
  },
  on: {
    choose(t, f, { card }) {
      fromAsideToHand(t, f.who, card as CardId, f.who);
      return done({ ...f, cards: f.cards.filter((other) => other !== card), keep: f.keep - 1 });
    },
  },
  secret: true,
};
