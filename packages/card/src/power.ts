// A power is whatever a character, a card lying in play, or a house rule does besides being played: a table of hooks.
// Powers are looked up when their moment comes and never registered, so that a state stays plain data.

import type { Seat } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { Frame } from './frames.ts';
import type { CardKind } from './kinds.ts';
import type { CardId, Standing, State } from './state.ts';

/** Something its owner may do of his own accord. */
export interface Offer {
  /** Only between cards in his own turn, or whenever no effect is being resolved and in every question of his own. */
  readonly when: 'own turn' | 'any time';
  /** Adds the answers that are legal now. */
  list(t: State, me: Seat, list: Answer[]): void;
  use(t: State, me: Seat, answer: Answer): readonly Frame[];
}

/** Every power has every hook, in this order; `power` fills in what an entry leaves out. */
export interface Power extends Standing {
  // Adjust.
  /** It may be tried like a Barrel. */
  readonly barrel: boolean;
  /** The cards of the dead are mine. */
  readonly inherits: boolean;
  /** What else a hand card of this kind counts as; null for nothing else. */
  readonly countsAs: ((kind: CardKind) => CardKind | null) | null;
  // Offer.
  readonly offer: Offer | null;
  // React: frames that run at the moment, or wait until the current card is finished.
  /** My turn starts; `source` is the card in play whose power it is. */
  readonly turnStarts: ((t: State, me: Seat, source: CardId | null) => readonly Frame[]) | null;
  /** I draw `count` cards in phase 1, in a way of my own. */
  readonly draws: ((t: State, me: Seat, count: number) => readonly Frame[]) | null;
  /** I lost life and live; `by` answers for it. Waits. */
  readonly wounded: ((me: Seat, points: number, by: Seat | null) => readonly Frame[]) | null;
  /** My last hand card is gone. Waits. */
  readonly emptied: ((me: Seat) => readonly Frame[]) | null;
}

/** More than anybody ever needs; a number that JSON can carry. */
export const ANY_NUMBER = 1000;

export function power(hooks: Partial<Power>): Power {
  return {
    nearer: hooks.nearer ?? 0,
    farther: hooks.farther ?? 0,
    reach: hooks.reach ?? 1,
    bangs: hooks.bangs ?? 1,
    misses: hooks.misses ?? 1,
    flips: hooks.flips ?? 1,
    barrel: hooks.barrel ?? false,
    inherits: hooks.inherits ?? false,
    countsAs: hooks.countsAs ?? null,
    offer: hooks.offer ?? null,
    turnStarts: hooks.turnStarts ?? null,
    draws: hooks.draws ?? null,
    wounded: hooks.wounded ?? null,
    emptied: hooks.emptied ?? null,
  };
}

export const NO_POWER = power({});
