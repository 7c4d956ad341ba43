// A draw!: a card is turned up, and its value decides what follows.
// The frame holds both continuations.

import { done, type Seat } from '@posse/engine';
import { type ChooseCard, chooseCard } from '../../answers.ts';
import { cardOf } from '../../catalogue/catalogue.ts';
import { isMatch, luckFrom, type Wanted } from '../../check-luck.ts';
import { tell } from '../../facts.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import type { CardId, Luck, State } from '../../state.ts';
import { fromAsideToDiscard, reshuffle } from '../../table/card-moves.ts';
import { suitOf, totalsNow } from '../../table/powers-in-force.ts';
import { isAlive } from '../../table/seat-order.ts';
import { collect } from './card-draw.ts';

interface Check {
  readonly who: Seat;
  readonly luck: Luck;
  /** The frames that follow if the card matches. */
  readonly then: readonly Frame[];
  /** The frames that follow if it does not match, or if there is no card to turn up (R-DRAW-06). */
  readonly otherwise: readonly Frame[];
  /** The cards turned up so far. */
  readonly cards: readonly CardId[];
}

declare module '../../frames.ts' {
  interface Frames {
    check: Check;
    /** The frame that asks which card counts, if several were turned up. */
    chooseFlip: Check;
  }
  interface Answers {
    chooseFlip: ChooseCard;
  }
}

export const check = (who: Seat, luck: Wanted, then: readonly Frame[], otherwise: readonly Frame[]): Frame => ({
  op: 'check',
  who,
  luck: luckFrom(luck),
  then,
  otherwise,
  cards: [],
});

export const checkRule: Rule<'check'> = (t, f) => {
  const { cards, before } = collect(t, f, f.who, isAlive(t, f.who) ? totalsNow(t, f.who).flips : 0, null);
  if (before !== null) return before;
  if (cards.length > 1 && isAlive(t, f.who)) return [{ ...f, op: 'chooseFlip', cards }];
  return outcome(t, { ...f, cards }, cards[0] ?? null);
};

export const chooseFlipRule: Rule<'chooseFlip'> = {
  who: (f) => f.who,
  offers(_t, f, list) {
    for (const card of f.cards) list.push(chooseCard(f.who, card));
  },
  on: {
    choose: (t, f, { card }) => done(...outcome(t, f, card)),
  },
};

/**
 * The outcome of a check: the chosen card decides, and the cards are discarded in the order in which they came
 * (R-DRAW-09). For a player who died meanwhile nothing matches.
 */
function outcome(t: State, f: FrameFor<'check'> | FrameFor<'chooseFlip'>, chosen: CardId | null): readonly Frame[] {
  for (const card of f.cards) fromAsideToDiscard(t, card);
  reshuffle(t);
  if (!isAlive(t, f.who)) return f.otherwise;
  const lucky = chosen !== null && isMatch(f.luck, suitOf(t, chosen), cardOf(t, chosen).rank);
  tell(t, 'drew', { who: f.who, card: chosen, luck: f.luck, lucky });
  return lucky ? f.then : f.otherwise;
}
