// draw!: a card is turned up, and only its value matters. What follows, either way, is part of the frame.

import { done, nothing, type Seat } from '@posse/engine';
import { chooseCard } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { Card } from '../../kinds.ts';
import { cardOf } from '../../registry.ts';
import { type CardId, type Luck, playerAt, type State } from '../../state.ts';
import { fromAsideToDiscard, reshuffle, setAside } from '../../table/cards.ts';
import { isAlive } from '../../table/seats.ts';

interface Check {
  readonly who: Seat;
  readonly luck: Luck;
  /** What follows if the card is of that sort. */
  readonly then: readonly Frame[];
  /** What follows if it is not, or if there is no card to turn up (R-DRAW-06). */
  readonly otherwise: readonly Frame[];
}

declare module '../../frames.ts' {
  interface Frames {
    check: Check;
    /** More than one card was turned up: which one counts? */
    chooseFlip: Check & { readonly cards: readonly CardId[] };
  }
  interface Answers {
    chooseFlip: 'choose';
  }
}

export const check = (who: Seat, luck: Luck, then: readonly Frame[], otherwise: readonly Frame[]): Frame => ({
  op: 'check',
  who,
  luck,
  then,
  otherwise,
});

export const checkRule: Rule<'check'> = (t, { who, luck, then, otherwise }) => {
  if (!isAlive(t, who)) return nothing;
  const cards: CardId[] = [];
  for (let left = playerAt(t, who).standing.flips; left > 0; left--) {
    const card = setAside(t, null);
    if (card !== null) cards.push(card);
  }
  if (cards.length > 1) return [{ op: 'chooseFlip', who, luck, then, otherwise, cards }];
  return outcome(t, { who, luck, then, otherwise }, cards, cards[0] ?? null);
};

export const chooseFlipRule: Rule<'chooseFlip'> = {
  who: (f) => f.who,
  offers(_t, f, list) {
    for (const card of f.cards) list.push(chooseCard(f.who, card));
  },
  on: {
    choose: (t, f, { card }) => done(...outcome(t, f, f.cards, card)),
  },
};

/** The cards are discarded as they came (R-DRAW-09); the chosen one decides. */
function outcome(t: State, check: Check, cards: readonly CardId[], chosen: CardId | null): readonly Frame[] {
  for (const card of cards) fromAsideToDiscard(t, card);
  reshuffle(t);
  const lucky = chosen !== null && matches(check.luck, cardOf(chosen));
  tell(t, 'drew', { who: check.who, card: chosen, luck: check.luck, lucky });
  return lucky ? check.then : check.otherwise;
}

function matches(luck: Luck, { suit, rank }: Card): boolean {
  return luck === 'hearts' ? suit === 'hearts' : suit === 'spades' && rank >= 2 && rank <= 9;
}
