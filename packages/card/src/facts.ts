// What can happen at a card table, as it is told to the log, the animation and the bots.

import type { Seat, Secret } from '@posse/engine';
import type { CardId, Luck, Role, State } from './state.ts';

/** Where a card lies. Aside without a seat is face up in the middle; with one, only that player sees it. */
export interface Place {
  readonly zone: 'deck' | 'discard' | 'hand' | 'table' | 'aside';
  readonly seat: Seat | null;
}

export interface Facts {
  turn: { readonly who: Seat };
  /** Somebody plays a card from the hand, or answers with it. */
  played: {
    readonly who: Seat;
    readonly card: CardId;
    readonly as: string | null;
    readonly at: Seat | null;
    readonly prey: CardId | 'hand' | null;
  };
  /** A card goes from one place to another. `card` is null where it is hidden; `top` is the card that shows on the discard pile then. */
  moved: {
    readonly from: Place;
    readonly to: Place;
    readonly back: number;
    readonly card: CardId | null;
    readonly top: CardId | null;
  };
  /** The discards become the new draw pile. */
  shuffled: { readonly deck: number };
  /** The outcome of a draw!. */
  drew: { readonly who: Seat; readonly card: CardId | null; readonly luck: Luck; readonly lucky: boolean };
  /** A shot, of the card named by its key, was dodged. */
  dodged: { readonly who: Seat; readonly by: Seat | null; readonly with: string };
  hurt: { readonly who: Seat; readonly points: number; readonly by: Seat | null };
  life: { readonly who: Seat; readonly life: number };
  bangs: { readonly bangs: number };
  /** A character's ability is used. */
  ability: { readonly who: Seat; readonly of: string };
  eliminated: { readonly who: Seat; readonly by: Seat | null; readonly role: Role };
  over: { readonly winners: readonly Seat[]; readonly roles: readonly Role[] };
}

export type FactKind = keyof Facts;
export type CardFact = {
  [K in FactKind]: { readonly kind: K; readonly open: Facts[K]; readonly secret: Secret<Partial<Facts[K]>> | null };
}[FactKind];

/** Tells everybody. Callers in the hot path ask first whether anybody listens. */
export function tell<K extends FactKind>(t: State, kind: K, open: Facts[K]): void {
  if (t.facts !== null) t.facts.push({ kind, open, secret: null } as CardFact);
}

/** Tells everybody one part and these seats a little more. */
export function tellSome<K extends FactKind>(
  t: State,
  kind: K,
  open: Facts[K],
  to: readonly Seat[],
  adds: Partial<Facts[K]>,
): void {
  if (t.facts !== null) t.facts.push({ kind, open, secret: { to, adds } } as CardFact);
}
