// Taking a card from a player, or making them discard one.
// It is a card in play, or a random one from the hand.

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, type Phase1, playerAt, type State } from '../../state.ts';
import {
  discardFromHand,
  discardFromTable,
  fromHandToHand,
  fromTableToHand,
  randomFromHand,
} from '../../table/card-moves.ts';

declare module '../../frames.ts' {
  interface Frames {
    take: {
      readonly by: Seat;
      readonly from: Seat;
      readonly prey: CardId | 'hand';
      /** Set if the card is one of the cards of phase 1. */
      readonly phase1: Phase1;
    };
    scrap: { readonly from: Seat; readonly prey: CardId | 'hand' };
  }
}

export const take = (by: Seat, from: Seat, prey: CardId | 'hand', phase1: Phase1 = null): Frame => ({
  op: 'take',
  by,
  from,
  prey,
  phase1,
});
export const scrap = (from: Seat, prey: CardId | 'hand'): Frame => ({ op: 'scrap', from, prey });

/** Does this player still have the card? One that was used in the meantime can't be taken. */
const isThere = (t: State, who: Seat, card: CardId): boolean => playerAt(t, who).inPlay.includes(card);

export const takeRule: Rule<'take'> = (t, { by, from, prey, phase1 }) => {
  if (prey !== 'hand') {
    if (isThere(t, from, prey)) fromTableToHand(t, from, by, prey, phase1);
  } else {
    const card = randomFromHand(t, from);
    if (card !== null) fromHandToHand(t, from, by, card, phase1);
  }
  return nothing;
};

export const scrapRule: Rule<'scrap'> = (t, { from, prey }) => {
  if (prey !== 'hand') {
    if (isThere(t, from, prey)) discardFromTable(t, from, prey);
  } else {
    const card = randomFromHand(t, from);
    if (card !== null) discardFromHand(t, from, card);
  }
  return nothing;
};
