// The questions of effects about hand cards: which one to discard, or to give away.

import { done, doneAll, type Seat } from '@posse/engine';
import { type ChooseCard, chooseCard, type Discard, discard, type Pass, pass } from '../../answers.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { fromHandToHand, giveUp } from '../../table/card-moves.ts';
import { isAlive } from '../../table/seat-order.ts';
import { fitting } from '../effect-context.ts';
import type { Filter } from '../language-terms.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The question to discard this many cards, or to decline. */
    payCards: {
      readonly who: Seat;
      readonly with: string;
      readonly count: number;
      readonly filter: Filter;
      /** True if the player may decline. After the first card they may not. */
      readonly mayDecline: boolean;
      readonly yes: readonly Frame[];
      readonly no: readonly Frame[];
    };
    giveCards: { readonly who: Seat; readonly with: string; readonly to: Seat; readonly count: number };
  }
  interface Answers {
    payCards: Discard | Pass;
    giveCards: ChooseCard;
  }
}

/** Asks everybody with enough cards, even if none of them fits: skipping them would reveal that. */
export const payCardsRule: Rule<'payCards'> = {
  who: (f) => f.who,
  open: (t, { who, count, mayDecline }) =>
    isAlive(t, who) && count > 0 && playerAt(t, who).hand.length >= (mayDecline ? count : 1),
  closes: (t, { who, mayDecline, yes, no }) => (isAlive(t, who) ? (mayDecline ? no : yes) : []),
  offers(t, { who, filter, mayDecline }, list) {
    for (const card of fitting(t, filter, playerAt(t, who).hand)) list.push(discard(who, card));
    if (mayDecline) list.push(pass(who));
  },
  on: {
    discard(t, f, { card }) {
      giveUp(t, f.who, card);
      return f.count > 1 ? done(oneFewer(f)) : doneAll(f.yes);
    },
    pass: (_t, { no }) => doneAll(no),
  },
};

const oneFewer = (f: FrameFor<'payCards'>): Frame => ({ ...f, count: f.count - 1, mayDecline: false });

export const giveCardsRule: Rule<'giveCards'> = {
  who: (f) => f.who,
  open: (t, { who, to, count }) =>
    count > 0 && who !== to && isAlive(t, who) && isAlive(t, to) && playerAt(t, who).hand.length > 0,
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) list.push(chooseCard(who, card));
  },
  on: {
    choose(t, f, { card }) {
      fromHandToHand(t, f.who, f.to, card);
      return done({ ...f, count: f.count - 1 });
    },
  },
};
