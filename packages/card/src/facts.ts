// What can happen at a card table, as it is told to the log, the animation and the bots.

import type { Seat, Secret } from '@posse/engine';
import type { AbilityId, CardId, Luck, Role, State } from './state.ts';

/** Where a card lies. Aside without a seat is face up in the middle; with one, only that player sees it. */
export type Zone = 'deck' | 'discard' | 'hand' | 'table' | 'aside';

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
  /** A card goes from one place to another. `card` is null where it is hidden. */
  moved: {
    readonly from: Zone;
    readonly fromSeat: Seat | null;
    readonly to: Zone;
    readonly toSeat: Seat | null;
    readonly back: number;
    readonly card: CardId | null;
    /** Which card shows on the discard pile, after one was taken from it. */
    readonly top: CardId | null;
  };
  /** Somebody uses a green card in play. */
  used: { readonly who: Seat; readonly card: CardId; readonly at: Seat | null; readonly prey: CardId | 'hand' | null };
  /** An event comes into force; `next` is the one that lies open then. */
  event: { readonly event: string; readonly next: string | null };
  /** A power that the event gives is used. */
  eventUsed: { readonly who: Seat; readonly at: Seat | null; readonly prey: CardId | null };
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
  /** Somebody names something: a suit, a colour. */
  named: { readonly who: Seat; readonly pick: string };
  /** Everybody sees this card in the hand of the player on turn; null when it is like any other again. */
  shown: { readonly who: Seat; readonly card: CardId | null; readonly back: number };
  /** Somebody has other abilities than before, or is somebody else. */
  became: {
    readonly who: Seat;
    readonly character: string;
    readonly abilities: readonly AbilityId[];
    readonly maxLife: number;
  };
  /** Somebody has chosen his character, told to himself alone as yet. */
  chose: { readonly who: Seat; readonly character: string | null };
  /** Everybody has chosen, and the game begins: what is open to all. */
  begun: {
    readonly characters: readonly string[];
    readonly lives: readonly number[];
    readonly roles: readonly (Role | null)[];
  };
  /** A role, told to its owner. */
  role: { readonly who: Seat; readonly role: Role | null };
  /** Somebody who was out is back. */
  returned: { readonly who: Seat; readonly undead: boolean };
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
