// What a player can answer: for each kind of answer, what it says. Every answer is whole: this card, under that name, at this
// price, on that target.

import { forEachSeat, type Seat, sameMembers } from '@posse/engine';
import type { CardId } from './state.ts';

/** An answer that says nothing but its kind. All fields are always there, in this order: one shape is what keeps listing answers quick. */
interface Silent {
  /** The card that is played, used, discarded or chosen. */
  readonly card: null;
  /** The name under which it is played, where that is not its own. */
  readonly as: null;
  /** The player aimed at, or chosen. */
  readonly at: null;
  /** Which card of that player: one in play, or one at random from the hand. */
  readonly prey: null;
  /** Other cards given up with it. */
  readonly cost: readonly CardId[];
  /** Anything else: a pile, a character. */
  readonly pick: null;
}

/** An answer of this kind that says these things. */
type Saying<Kind extends string, Says = object> = { readonly seat: Seat; readonly kind: Kind } & Omit<
  Silent,
  keyof Says
> &
  Says;

/** Whom a card or an event is aimed at, and at which of his cards. */
interface Aimed {
  readonly at: Seat | null;
  readonly prey: CardId | 'hand' | null;
}

/** A card from the hand. */
export type Play = Saying<'play', Aimed & { readonly card: CardId; readonly as: string | null }>;
/** A green card in play. */
export type Use = Saying<'use', Aimed & { readonly card: CardId }>;
/** What the event in force allows. */
export type UseEvent = Saying<'event', { readonly at: Seat | null; readonly prey: CardId | null }>;
/** A Barrel in play, or Jourdonnais in person (no card). */
export type Barrel = Saying<'barrel', { readonly card: CardId | null }>;
/** What a power offers: `pick` names the character, the kind of card or the set that it is of, and `card` the card in play. */
export type Ability = Saying<
  'ability',
  { readonly pick: string; readonly at: Seat | null; readonly card: CardId | null }
>;
/** A card given up because something asks for it. */
export type Discard = Saying<'discard', { readonly card: CardId }>;
export type ChooseCard = Saying<'choose', { readonly card: CardId }>;
export type ChooseSeat = Saying<'choose', { readonly at: Seat }>;
/** One of a player's cards. */
export type ChooseFrom<Prey extends CardId | 'hand' = CardId | 'hand'> = Saying<
  'choose',
  { readonly at: Seat; readonly prey: Prey }
>;
/** Whatever `pick` says. */
export type ChoosePick<Pick extends string = string> = Saying<'choose', { readonly pick: Pick }>;
/** Nothing of the kind. */
export type Pass = Saying<'pass'>;
/** No more cards this turn. */
export type End = Saying<'end'>;

/** What somebody may do of his own accord. */
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
  whole(seat, 'choose', null, null, at, null, NO_CARDS, null);
export const choosePick = <Pick extends string>(seat: Seat, pick: Pick): ChoosePick<Pick> =>
  whole(seat, 'choose', null, null, null, null, NO_CARDS, pick);

export const play = (
  seat: Seat,
  card: CardId,
  as: string | null,
  at: Seat | null = null,
  prey: CardId | 'hand' | null = null,
  cost: readonly CardId[] = NO_CARDS,
): Play => whole(seat, 'play', card, as, at, prey, cost, null);

export const use = (seat: Seat, card: CardId, at: Seat | null = null, prey: CardId | 'hand' | null = null): Use =>
  whole(seat, 'use', card, null, at, prey, NO_CARDS, null);

export const useEvent = (
  seat: Seat,
  cost: readonly CardId[] = NO_CARDS,
  at: Seat | null = null,
  prey: CardId | null = null,
): UseEvent => whole(seat, 'event', null, null, at, prey, cost, null);

export const chooseFrom = <Prey extends CardId | 'hand'>(seat: Seat, at: Seat, prey: Prey): ChooseFrom<Prey> =>
  whole(seat, 'choose', null, null, at, prey, NO_CARDS, null);

export const ability = (
  seat: Seat,
  pick: string,
  cost: readonly CardId[],
  at: Seat | null = null,
  card: CardId | null = null,
): Ability => whole(seat, 'ability', card, null, at, null, cost, pick);

const plain = <Kind extends AnswerKind, Card>(seat: Seat, kind: Kind, card: Card) =>
  whole(seat, kind, card, null, null, null, NO_CARDS, null);

// The one literal that builds an answer.
const whole = <Kind extends AnswerKind, Card, As, At, Prey, Pick>(
  seat: Seat,
  kind: Kind,
  card: Card,
  as: As,
  at: At,
  prey: Prey,
  cost: readonly CardId[],
  pick: Pick,
) => ({ seat, kind, card, as, at, prey, cost, pick });

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
