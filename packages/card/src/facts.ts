// The facts of a card game, for logs, animations and bots.

import type { Seat, Secret } from '@posse/engine';
import type { AbilityId, CardId, Luck, Role, State } from './state.ts';

/** The place of a card. An `aside` without a seat is face up in the middle; with one, only that player sees it. */
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
  /** A card moves from one place to another. `card` is null if it is hidden. */
  moved: {
    readonly from: Zone;
    readonly fromSeat: Seat | null;
    readonly to: Zone;
    readonly toSeat: Seat | null;
    readonly back: number;
    readonly card: CardId | null;
    /** The new top of the discard pile, after a card was taken from it. */
    readonly top: CardId | null;
  };
  /** Somebody uses a green card in play. */
  used: { readonly who: Seat; readonly card: CardId; readonly at: Seat | null; readonly prey: CardId | 'hand' | null };
  /** An event comes into force; `next` is the one that is visible now. */
  event: { readonly event: string; readonly next: string | null };
  /** Somebody uses a power that the event gives. */
  eventUsed: { readonly who: Seat; readonly at: Seat | null; readonly prey: CardId | null };
  /** The discards become the new draw pile. */
  shuffled: { readonly deck: number };
  /** The outcome of a draw!. */
  drew: { readonly who: Seat; readonly card: CardId | null; readonly luck: Luck; readonly lucky: boolean };
  /** A shot was dodged; `with` is the key of its card. */
  dodged: { readonly who: Seat; readonly by: Seat | null; readonly with: string };
  hurt: { readonly who: Seat; readonly points: number; readonly by: Seat | null };
  life: { readonly who: Seat; readonly life: number };
  bangs: { readonly bangs: number };
  /** A character's ability is used. */
  ability: { readonly who: Seat; readonly of: string };
  /** Somebody names something, such as a suit or a colour. */
  named: { readonly who: Seat; readonly pick: string };
  /** Everybody sees this card in the hand of the player whose turn it is; null when it is hidden again. */
  shown: { readonly who: Seat; readonly card: CardId | null; readonly back: number };
  /** The abilities or the character of somebody have changed. */
  became: {
    readonly who: Seat;
    readonly character: string;
    readonly abilities: readonly AbilityId[];
    readonly maxLife: number;
  };
  /** Somebody has chosen a character; only they are told which one. */
  chose: { readonly who: Seat; readonly character: string | null };
  /** Everybody has chosen and the game begins: the public part of it. */
  begun: {
    readonly characters: readonly string[];
    readonly lives: readonly number[];
    readonly roles: readonly (Role | null)[];
  };
  /** A role, told to its owner. */
  role: { readonly who: Seat; readonly role: Role | null };
  /** Somebody who was eliminated is back. */
  returned: { readonly who: Seat; readonly undead: boolean };
  eliminated: { readonly who: Seat; readonly by: Seat | null; readonly role: Role };
  over: { readonly winners: readonly Seat[]; readonly roles: readonly Role[] };
}

export type FactKind = keyof Facts;
export type CardFact = {
  [K in FactKind]: { readonly kind: K; readonly open: Facts[K]; readonly secret: Secret<Partial<Facts[K]>> | null };
}[FactKind];

/** Records a public fact. Hot paths check first whether facts are recorded. */
export function tell<K extends FactKind>(t: State, kind: K, open: Facts[K]): void {
  if (t.facts !== null) t.facts.push({ kind, open, secret: null } as CardFact);
}

/** Records a public fact with an additional part for these seats. */
export function tellSome<K extends FactKind>(
  t: State,
  kind: K,
  open: Facts[K],
  to: readonly Seat[],
  adds: Partial<Facts[K]>,
): void {
  if (t.facts !== null) t.facts.push({ kind, open, secret: { to, adds } } as CardFact);
}
