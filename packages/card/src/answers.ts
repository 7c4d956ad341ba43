// What a player can answer. Every answer is whole: this card, under that name, at this price, on that target.

import { type Seat, sameMembers } from '@posse/engine';
import type { CardId } from './state.ts';

export type AnswerKind =
  /** a card from the hand */
  | 'play'
  /** a green card in play */
  | 'use'
  /** what the event in force allows */
  | 'event'
  /** a Barrel in play, or Jourdonnais in person (no card) */
  | 'barrel'
  /** a character's ability; `pick` names the character */
  | 'ability'
  /** a card given up because something asks for it */
  | 'discard'
  /** a card, a player, one of his cards, or whatever `pick` says */
  | 'choose'
  /** nothing of the kind */
  | 'pass'
  /** no more cards this turn */
  | 'end';

/** All fields are always there, in this order: one shape is what keeps listing answers quick. */
export interface Answer {
  readonly seat: Seat;
  readonly kind: AnswerKind;
  /** The card that is played, used, discarded or chosen. */
  readonly card: CardId | null;
  /** The name under which it is played, where that is not its own. */
  readonly as: string | null;
  /** The player aimed at, or chosen. */
  readonly at: Seat | null;
  /** Which card of that player: one in play, or one at random from the hand. */
  readonly prey: CardId | 'hand' | null;
  /** Other cards given up with it. */
  readonly cost: readonly CardId[];
  /** Anything else: a pile, a character. */
  readonly pick: string | null;
}

const NO_CARDS: readonly CardId[] = [];

export const pass = (seat: Seat): Answer => plain(seat, 'pass', null);
export const end = (seat: Seat): Answer => plain(seat, 'end', null);
export const discard = (seat: Seat, card: CardId): Answer => plain(seat, 'discard', card);
export const barrel = (seat: Seat, card: CardId | null): Answer => plain(seat, 'barrel', card);
export const chooseCard = (seat: Seat, card: CardId): Answer => plain(seat, 'choose', card);
export const chooseSeat = (seat: Seat, at: Seat): Answer => whole(seat, 'choose', null, null, at, null, NO_CARDS, null);
export const choosePick = (seat: Seat, pick: string): Answer =>
  whole(seat, 'choose', null, null, null, null, NO_CARDS, pick);

export const play = (
  seat: Seat,
  card: CardId,
  as: string | null,
  at: Seat | null = null,
  prey: CardId | 'hand' | null = null,
  cost: readonly CardId[] = NO_CARDS,
): Answer => whole(seat, 'play', card, as, at, prey, cost, null);

export const use = (seat: Seat, card: CardId, at: Seat | null = null, prey: CardId | 'hand' | null = null): Answer =>
  whole(seat, 'use', card, null, at, prey, NO_CARDS, null);

export const useEvent = (
  seat: Seat,
  cost: readonly CardId[] = NO_CARDS,
  at: Seat | null = null,
  prey: CardId | null = null,
): Answer => whole(seat, 'event', null, null, at, prey, cost, null);

export const chooseFrom = (seat: Seat, at: Seat, prey: CardId | 'hand'): Answer =>
  whole(seat, 'choose', null, null, at, prey, NO_CARDS, null);

export const ability = (seat: Seat, pick: string, cost: readonly CardId[], at: Seat | null = null): Answer =>
  whole(seat, 'ability', null, null, at, null, cost, pick);

const plain = (seat: Seat, kind: AnswerKind, card: CardId | null): Answer =>
  whole(seat, kind, card, null, null, null, NO_CARDS, null);

// The one literal that builds an answer.
function whole(
  seat: Seat,
  kind: AnswerKind,
  card: CardId | null,
  as: string | null,
  at: Seat | null,
  prey: CardId | 'hand' | null,
  cost: readonly CardId[],
  pick: string | null,
): Answer {
  return { seat, kind, card, as, at, prey, cost, pick };
}

/** The same answer. The order of the cards given up with it does not matter. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  return (
    a.kind === b.kind &&
    a.seat === b.seat &&
    a.card === b.card &&
    a.as === b.as &&
    a.at === b.at &&
    a.prey === b.prey &&
    a.pick === b.pick &&
    sameMembers(a.cost, b.cost)
  );
}
