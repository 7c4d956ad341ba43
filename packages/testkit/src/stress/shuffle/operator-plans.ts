// The plans of an operator who wants other cards, and the exact outcome of each.

import type { Assurance } from '@posse/protocol';

/** The seats of the honest players Ann, Bob and Cleo. The operator's own seats come after theirs. */
export const HONEST_SEATS = [0, 1, 2] as const;
const OWN = 3;
const SECOND = 4;

/** How seats are kept from revealing. */
export interface Abort {
  readonly seats: readonly number[];
  /**
   * How a reveal is prevented. `acknowledge`: the operator tells the page that its reveal arrived. `lie` and `leave`
   * are for the operator's own seats.
   */
  readonly how: 'withhold' | 'acknowledge' | 'lie' | 'leave';
}

export interface Plan {
  readonly name: string;
  /** How many seats the operator has. */
  readonly seats: 0 | 1 | 2;
  /** The abort of each start in turn; later starts are not aborted. */
  readonly aborts: readonly Abort[];
  /** The players' answer to "Deal anyway?". */
  readonly answer?: 'yes' | 'no';
  /** How many deals the operator knows before choosing one. */
  readonly known: number;
  /** The verdict on the deal; null if no game is dealt. */
  readonly verdict: Assurance | null;
  /** Is the game dealt from a start without contributions, which nobody has to reveal? */
  readonly isDealtAtOnce?: true;
}

const withhold = (...seats: number[]): Abort => ({ seats, how: 'withhold' });
const acknowledge = (...seats: number[]): Abort => ({ seats, how: 'acknowledge' });

export const GIVES_IN: Plan = { name: 'with a seat, gives in', seats: 1, aborts: [], known: 1, verdict: 'fair' };

/** The plans that a killed server does not change. They abort once. */
export const ABORTS_ONCE: readonly Plan[] = [
  {
    name: 'with a seat, does not reveal',
    seats: 1,
    aborts: [withhold(OWN)],
    known: 2,
    verdict: 'aborted-once',
  },
  {
    name: 'with a seat, leaves and sits down as somebody new',
    seats: 1,
    aborts: [{ seats: [OWN], how: 'leave' }],
    known: 2,
    verdict: 'aborted-once',
  },
  { name: 'without a seat, withholds a reveal', seats: 0, aborts: [withhold(0)], known: 2, verdict: 'aborted-once' },
];

export const PLANS: readonly Plan[] = [
  GIVES_IN,
  { name: 'without a seat, gives in', seats: 0, aborts: [], known: 1, verdict: 'fair' },
  ...ABORTS_ONCE,
  {
    name: 'with a seat, lies',
    seats: 1,
    aborts: [{ seats: [OWN], how: 'lie' }],
    known: 2,
    verdict: 'aborted-once',
  },
  {
    name: 'without a seat, withholds a reveal and acknowledges it',
    seats: 0,
    aborts: [acknowledge(1)],
    known: 2,
    verdict: 'aborted-once',
  },
  {
    name: 'without a seat, withholds reveals one by one',
    seats: 0,
    aborts: [acknowledge(0), withhold(1)],
    answer: 'yes',
    known: 3,
    verdict: 'aborted-often',
  },
  {
    name: 'without a seat, withholds reveals one by one, and the players say no',
    seats: 0,
    aborts: [withhold(0), acknowledge(1)],
    answer: 'no',
    known: 2,
    verdict: null,
  },
  {
    name: 'without a seat, withholds all reveals at once',
    seats: 0,
    aborts: [withhold(...HONEST_SEATS)],
    known: 1,
    verdict: 'few-contributions',
    isDealtAtOnce: true,
  },
  {
    name: 'with a seat, withholds all other reveals at once',
    seats: 1,
    aborts: [acknowledge(...HONEST_SEATS)],
    known: 2,
    verdict: 'few-contributions',
  },
  {
    name: 'with a seat, withholds a reveal in the last start',
    seats: 1,
    aborts: [withhold(OWN), withhold(2)],
    answer: 'yes',
    known: 3,
    verdict: 'aborted-often',
  },
  {
    name: 'without a seat, withholds all reveals in the last start',
    seats: 0,
    aborts: [withhold(0), withhold(1, 2)],
    answer: 'yes',
    known: 2,
    verdict: 'aborted-often',
    isDealtAtOnce: true,
  },
  {
    name: 'with two seats, leaves one after the other',
    seats: 2,
    aborts: [
      { seats: [OWN], how: 'leave' },
      { seats: [SECOND], how: 'leave' },
    ],
    answer: 'yes',
    known: 3,
    verdict: 'aborted-often',
  },
  // No honest contribution is in this deal, so its verdict is worth nothing to them: each of their pages says so.
  {
    name: 'with two seats, withholds all other reveals',
    seats: 2,
    aborts: [acknowledge(...HONEST_SEATS)],
    known: 2,
    verdict: 'aborted-once',
  },
];

/** The plans that are best for an operator who wants a deal that is not called unproven. */
export const GREEDY_PLANS: readonly Plan[] = PLANS.filter(
  ({ known, verdict, aborts }) =>
    known === 2 && verdict === 'aborted-once' && aborts.every(({ seats }) => seats.length === 1),
);
