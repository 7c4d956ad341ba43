// Claus "The Saint": draws for all, gives everybody else a card, keeps the rest.

import { done, nothing, type Seat } from '@posse/engine';
import { type ChooseCard, chooseCard } from '../../answers.ts';
import { collect } from '../../base/rules/card-draw.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { CardId, Phase1 } from '../../state.ts';
import { fromAsideToHand, reshuffle } from '../../table/card-moves.ts';
import { isAlive, others } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    sack: {
      readonly who: Seat;
      readonly count: number;
      readonly cards: readonly CardId[];
      readonly eyes: Seat;
      /**
       * The player whose hand the drawn cards belong to: if their owner is eliminated, they share its fate (R-TRN-10).
       */
      readonly owner: Seat;
      readonly phase1: Phase1;
    };
    /** The question to give a card to each of these players, in this order. */
    gift: {
      readonly who: Seat;
      readonly to: readonly Seat[];
      readonly cards: readonly CardId[];
      readonly eyes: Seat;
      readonly phase1: Phase1;
    };
  }
  interface Answers {
    gift: ChooseCard;
  }
}

export const sack = (who: Seat, count: number): Frame => ({
  op: 'sack',
  who,
  count,
  cards: [],
  eyes: who,
  owner: who,
  phase1: null,
});

export const sackRule: Rule<'sack'> = (t, f) => {
  const { cards, before } = collect(t, f, f.who, isAlive(t, f.who) ? f.count : 0, f.who, f.phase1);
  if (before !== null) return before;
  reshuffle(t);
  if (!isAlive(t, f.who)) return nothing;
  return [{ op: 'gift', who: f.who, to: others(t, f.who), cards, eyes: f.who, phase1: f.phase1 }];
};

export const giftRule: Rule<'gift'> = {
  who: (f) => f.who,
  open: (_t, f) => f.to.length > 0 && f.cards.length > 0,
  closes(t, f) {
    for (const card of f.cards) fromAsideToHand(t, f.who, card, f.who, f.phase1);
    return nothing;
  },
  offers(_t, f, list) {
    for (const card of f.cards) list.push(chooseCard(f.who, card));
  },
  on: {
    choose(t, { who, to: [to, ...left], cards, phase1 }, { card }) {
      if (to !== undefined) fromAsideToHand(t, to, card, who);
      return done({ op: 'gift', who, to: left, cards: cards.filter((other) => other !== card), eyes: who, phase1 });
    },
  },
};
