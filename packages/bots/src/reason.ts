// Why a bot gave an answer: a code for the reader's language, and the names and numbers that go with it.

import type { Role, Seat } from '@posse/engine';

export type ReasonCode =
  /** There was nothing else to answer. */
  | 'forced'
  /** No good reason at all. */
  | 'whim'
  /** To harm whom it takes for a foe (`at`, `role`, `percent`). */
  | 'harm'
  /** To finish off a foe who is nearly out. */
  | 'finish'
  /** To take cards from a foe, or destroy them. */
  | 'rob'
  /** To hold up a foe: Jail. */
  | 'hold-up'
  /** It owes that player one. */
  | 'grudge'
  /** The Renegade keeps both sides level. */
  | 'balance'
  /** Only the two are left. */
  | 'showdown'
  /** To help a likely friend. */
  | 'help'
  /** Everybody is hit, foes more than friends. */
  | 'sweep'
  /** To get well. */
  | 'heal'
  /** To have more cards. */
  | 'draw'
  /** To lay out something that lasts. */
  | 'equip'
  /** Not to be hit. */
  | 'dodge'
  /** The hit is bearable, and the card is worth more. */
  | 'take-hit'
  /** Not to harm a likely friend. */
  | 'spare'
  /** To keep a card for later. */
  | 'keep-back'
  /** What it needs least goes. */
  | 'least-needed'
  /** The best of what is offered. */
  | 'pick-best'
  /** Another throw promises more. */
  | 'roll-on'
  /** The dice lie well enough. */
  | 'enough'
  /** Its power is worth using now. */
  | 'power'
  /** Nothing that it could do would be good. */
  | 'nothing-better'
  /** Of a hundred imagined games it won so many after this answer. */
  | 'foreseen';

export interface Reason {
  readonly code: ReasonCode;
  readonly at: Seat | null;
  /** What it takes that player for, */
  readonly role: Role | null;
  /** and how sure it is; or in how many of a hundred imagined games it won. */
  readonly percent: number | null;
}

export const plainly = (code: ReasonCode): Reason => ({ code, at: null, role: null, percent: null });
