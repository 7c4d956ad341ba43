// Other ways of phase 1: another source, or a choice of three cards.
// These are the abilities of Jesse Jones, Pedro Ramirez and Kit Carlson.

import { done, nothing, type Seat } from '@posse/engine';
import {
  type ChooseCard,
  type ChoosePick,
  type ChooseSeat,
  chooseCard,
  choosePick,
  chooseSeat,
} from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, type Phase1, playerAt } from '../../state.ts';
import { fromAsideToHand, fromAsideToPile, reshuffle, takeTopDiscard } from '../../table/card-moves.ts';
import { isAlive, others } from '../../table/seat-order.ts';
import { collect, draw } from './card-draw.ts';
import { take } from './card-theft.ts';
import { aftermath } from './deaths.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The frame that asks where the first card comes from. */
    firstCard: {
      readonly who: Seat;
      readonly count: number;
      readonly from: 'another hand' | 'discard pile';
      readonly phase1: Phase1;
    };
    /** The frame in which the player looks at the next cards, keeps some and returns the rest. */
    look: {
      readonly who: Seat;
      readonly count: number;
      readonly keep: number;
      readonly cards: readonly CardId[];
      readonly eyes: Seat;
      readonly phase1: Phase1;
    };
    keep: {
      readonly who: Seat;
      readonly cards: readonly CardId[];
      readonly eyes: Seat;
      /** The cards that are chosen already. */
      readonly kept: readonly CardId[];
      readonly keep: number;
      /** The number of cards still to be chosen. */
      readonly left: number;
      readonly phase1: Phase1;
    };
  }
  interface Answers {
    firstCard: ChoosePick<'draw pile' | 'discard pile'> | ChooseSeat;
    keep: ChooseCard;
  }
}

export const firstCard = (who: Seat, count: number, from: 'another hand' | 'discard pile'): Frame => ({
  op: 'firstCard',
  who,
  count,
  from,
  phase1: null,
});
export const look = (who: Seat, count: number, keep: number): Frame => ({
  op: 'look',
  who,
  count,
  keep,
  cards: [],
  eyes: who,
  phase1: null,
});

export const firstCardRule: Rule<'firstCard'> = {
  who: (f) => f.who,
  offers(t, { who, from }, list) {
    list.push(choosePick(who, 'draw pile'));
    if (from === 'another hand') {
      for (const at of others(t, who)) if (playerAt(t, at).hand.length > 0) list.push(chooseSeat(who, at));
    } else if (t.discard.length > 0) list.push(choosePick(who, 'discard pile'));
  },
  on: {
    choose(t, { who, count, phase1 }, { at, pick }) {
      if (at !== null) return done(take(who, at, 'hand', phase1), aftermath, draw(who, count - 1, phase1));
      if (pick === 'draw pile') return done(draw(who, count, phase1));
      takeTopDiscard(t, who, phase1);
      return done(draw(who, count - 1, phase1));
    },
  },
};

export const lookRule: Rule<'look'> = (t, f) => {
  const { cards, before } = collect(t, f, f.who, isAlive(t, f.who) ? f.count : 0, f.who, f.phase1);
  if (before !== null) return before;
  const keep = isAlive(t, f.who) ? Math.min(f.keep, cards.length) : 0;
  return [{ op: 'keep', who: f.who, cards, eyes: f.who, kept: [], keep, left: keep, phase1: f.phase1 }];
};

/** Asks which cards are kept. They come to the hand in the order in which they lay on the pile. */
export const keepRule: Rule<'keep'> = {
  who: (f) => f.who,
  open: (_t, f) => f.left > 0,
  closes(t, f) {
    for (const card of f.cards) if (f.kept.includes(card)) fromAsideToHand(t, f.who, card, f.who, f.phase1);
    for (const card of f.cards.toReversed()) if (!f.kept.includes(card)) fromAsideToPile(t, card, f.who, f.phase1);
    reshuffle(t);
    return nothing;
  },
  offers(_t, f, list) {
    for (const card of f.cards) if (!f.kept.includes(card)) list.push(chooseCard(f.who, card));
  },
  on: {
    choose: (_t, f, { card }) => done({ ...f, kept: [...f.kept, card], left: f.left - 1 }),
  },
};
