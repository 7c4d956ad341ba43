// The answers of the card game, by kind and with their fields.
// An answer is complete: this card, played as that kind, at this price, on that target.

import { forEachSeat, type Seat, sameMembers } from '@posse/engine';
import type { CardId } from './state.ts';

/**
 * An answer without details. Every answer has all of these fields, in this order: objects of one shape are fast to
 * list.
 */
interface EmptyAnswer {
  /** The card that is played, used, discarded or chosen. */
  readonly card: null;
  /** The kind as which it is played, if that is not its own. */
  readonly as: null;
  /** The player who is aimed at, or chosen. */
  readonly at: null;
  /** The card of that player: one in play, or a random one from the hand. */
  readonly prey: null;
  /** Other cards that are discarded with it. */
  readonly cost: readonly CardId[];
  /** Anything else, such as a pile or a character. */
  readonly pick: null;
}

/** An answer of one kind, in which some fields have values. */
type AnswerOf<Kind extends string, Says = object> = { readonly seat: Seat; readonly kind: Kind } & Omit<
  EmptyAnswer,
  keyof Says
> &
  Says;

/** The target of a card or an event, and the card of the target. */
interface Aimed {
  readonly at: Seat | null;
  readonly prey: CardId | 'hand' | null;
}

/** Plays a card from the hand. */
export type Play = AnswerOf<'play', Aimed & { readonly card: CardId; readonly as: string | null }>;
/** Uses a green card in play. */
export type Use = AnswerOf<'use', Aimed & { readonly card: CardId }>;
/** Uses the event in force. */
export type UseEvent = AnswerOf<'event', { readonly at: Seat | null; readonly prey: CardId | null }>;
/** Uses a Barrel in play, or the ability of Jourdonnais (then there is no card). */
export type Barrel = AnswerOf<'barrel', { readonly card: CardId | null }>;
/** Uses the offer of a power. `pick` names its character, kind of card or set, and `card` the card in play. */
export type Ability = AnswerOf<
  'ability',
  { readonly pick: string; readonly at: Seat | null; readonly card: CardId | null }
>;
/** Discards a card because a question asks for it. */
export type Discard = AnswerOf<'discard', { readonly card: CardId }>;
export type ChooseCard = AnswerOf<'choose', { readonly card: CardId }>;
export type ChooseSeat = AnswerOf<'choose', { readonly at: Seat }>;
/** Chooses one of a player's cards. */
export type ChooseFrom<Prey extends CardId | 'hand' = CardId | 'hand'> = AnswerOf<
  'choose',
  { readonly at: Seat; readonly prey: Prey }
>;
/** Chooses the thing that `pick` names. */
export type ChoosePick<Pick extends string = string> = AnswerOf<'choose', { readonly pick: Pick }>;
/** Declines. */
export type Pass = AnswerOf<'pass'>;
/** Ends the phase of playing cards. */
export type End = AnswerOf<'end'>;

/** The answers that use an offer. */
export type Offered = Ability | UseEvent;
export type Answer =
  | Play
  | Use
  | Offered
  | Barrel
  | Discard
  | ChooseCard
  | ChooseSeat
  | ChooseFrom
  | ChoosePick
  | Pass
  | End;
export type AnswerKind = Answer['kind'];

const NO_CARDS: readonly CardId[] = [];

export const pass = forEachSeat((seat): Pass => plain(seat, 'pass', null));
export const end = forEachSeat((seat): End => plain(seat, 'end', null));
export const discard = (seat: Seat, card: CardId): Discard => plain(seat, 'discard', card);
export const barrel = (seat: Seat, card: CardId | null): Barrel => plain(seat, 'barrel', card);
export const chooseCard = (seat: Seat, card: CardId): ChooseCard => plain(seat, 'choose', card);
export const chooseSeat = (seat: Seat, at: Seat): ChooseSeat =>
  makeAnswer(seat, 'choose', null, null, at, null, NO_CARDS, null);
export const choosePick = <Pick extends string>(seat: Seat, pick: Pick): ChoosePick<Pick> =>
  makeAnswer(seat, 'choose', null, null, null, null, NO_CARDS, pick);

export const play = (
  seat: Seat,
  card: CardId,
  as: string | null,
  at: Seat | null = null,
  prey: CardId | 'hand' | null = null,
  cost: readonly CardId[] = NO_CARDS,
): Play => makeAnswer(seat, 'play', card, as, at, prey, cost, null);

export const use = (seat: Seat, card: CardId, at: Seat | null = null, prey: CardId | 'hand' | null = null): Use =>
  makeAnswer(seat, 'use', card, null, at, prey, NO_CARDS, null);

export const useEvent = (
  seat: Seat,
  cost: readonly CardId[] = NO_CARDS,
  at: Seat | null = null,
  prey: CardId | null = null,
): UseEvent => makeAnswer(seat, 'event', null, null, at, prey, cost, null);

export const chooseFrom = <Prey extends CardId | 'hand'>(seat: Seat, at: Seat, prey: Prey): ChooseFrom<Prey> =>
  makeAnswer(seat, 'choose', null, null, at, prey, NO_CARDS, null);

export const ability = (
  seat: Seat,
  pick: string,
  cost: readonly CardId[],
  at: Seat | null = null,
  card: CardId | null = null,
): Ability => makeAnswer(seat, 'ability', card, null, at, null, cost, pick);

const plain = <Kind extends AnswerKind, Card>(seat: Seat, kind: Kind, card: Card) =>
  makeAnswer(seat, kind, card, null, null, null, NO_CARDS, null);

// The only place that builds an answer.
const makeAnswer = <Kind extends AnswerKind, Card, As, At, Prey, Pick>(
  seat: Seat,
  kind: Kind,
  card: Card,
  as: As,
  at: At,
  prey: Prey,
  cost: readonly CardId[],
  pick: Pick,
) => ({ seat, kind, card, as, at, prey, cost, pick });

/** Do two answers mean the same? The order of the cards in `cost` does not matter. */
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
