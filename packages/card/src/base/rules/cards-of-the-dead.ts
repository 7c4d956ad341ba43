// The cards of eliminated players: inherited by Vulture Sam, or discarded.

import { done, nothing, type Seat, stay } from '@posse/engine';
import { type ChooseFrom, chooseFrom, type Discard, discard } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn, playerAt, type State } from '../../state.ts';
import { discardFromHand, discardFromTable, fromHandToHand, fromTableToHand } from '../../table/card-moves.ts';
import { sourcesOf } from '../../table/powers-in-force.ts';
import { isAlive, livingFrom } from '../../table/seat-order.ts';
import { take } from './card-theft.ts';

declare module '../../frames.ts' {
  interface Frames {
    loot: { readonly dead: Seat };
    /** Several heirs take one card each in turn; the first of the list is next. */
    share: { readonly dead: Seat; readonly heirs: readonly Seat[] };
    /** The frame in which the dead choose the order of their discards, with an option. */
    lastDiscards: { readonly who: Seat };
  }
  interface Answers {
    share: ChooseFrom;
    lastDiscards: Discard;
  }
}

export const loot = (dead: Seat): Frame => ({ op: 'loot', dead });

/** The heirs, clockwise from the dead player. */
const heirsOf = (t: State, dead: Seat): Seat[] =>
  livingFrom(t, dead).filter((who) => sourcesOf(t, who, t.catalogue.hooks.inherits).length > 0);

export const lootRule: Rule<'loot'> = (t, { dead }) => {
  const heirs = heirsOf(t, dead);
  if (heirs.length > 1) return [{ op: 'share', dead, heirs }];
  if (heirs.length === 0 && isOn(t, 'chosen-discards')) return [{ op: 'lastDiscards', who: dead }];
  bequeath(t, dead);
  return nothing;
};

/** Gives the cards to the only heir. Without an heir, or if nobody is asked any more, they are discarded. */
export function bequeath(t: State, dead: Seat): void {
  const [heir, another] = heirsOf(t, dead);
  if (heir === undefined || another !== undefined) {
    discardEverything(t, dead);
    return;
  }
  const { hand, inPlay } = playerAt(t, dead);
  for (const card of [...hand]) fromHandToHand(t, dead, heir, card);
  for (const card of [...inPlay]) fromTableToHand(t, dead, heir, card);
}

const hasCards = (t: State, who: Seat): boolean => playerAt(t, who).hand.length + playerAt(t, who).inPlay.length > 0;

export const shareRule: Rule<'share'> = {
  who: ({ heirs }) => heirs[0] ?? null,
  open: (t, { dead, heirs }) => hasCards(t, dead) && heirs.every((who) => isAlive(t, who)),
  offers(t, { dead }, list, me) {
    if (playerAt(t, dead).hand.length > 0) list.push(chooseFrom(me, dead, 'hand'));
    for (const card of playerAt(t, dead).inPlay) list.push(chooseFrom(me, dead, card));
  },
  on: {
    choose: (_t, { dead, heirs }, { seat, prey }) =>
      done(take(seat, dead, prey), { op: 'share', dead, heirs: [...heirs.slice(1), seat] }),
  },
};

export const lastDiscardsRule: Rule<'lastDiscards'> = {
  who: (f) => f.who,
  open: (t, { who }) => hasCards(t, who),
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) list.push(discard(who, card));
    for (const card of playerAt(t, who).inPlay) list.push(discard(who, card));
  },
  on: {
    discard(t, { who }, { card }) {
      if (playerAt(t, who).hand.includes(card)) discardFromHand(t, who, card);
      else discardFromTable(t, who, card);
      return stay;
    },
  },
};

/** Discards the hand, then the cards in play, in their order (R-DEATH-01). */
export function discardEverything(t: State, who: Seat): void {
  for (const card of [...playerAt(t, who).hand]) discardFromHand(t, who, card);
  for (const card of [...playerAt(t, who).inPlay]) discardFromTable(t, who, card);
}
