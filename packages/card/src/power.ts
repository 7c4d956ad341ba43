// A power is whatever a character, a card lying in play, an event or a variant does besides being played: a table of hooks.
// Powers are looked up when their moment comes and never registered, so that a state stays plain data.
// A character's and a card's power is its owner's; that of an event or a variant is everybody's. `me` is whose it is.

import type { Listing, Seat } from '@posse/engine';
import type { Answer, Offered } from './answers.ts';
import type { CardKind, Reason } from './catalogue/kinds.ts';
import type { Deed } from './deed.ts';
import type { Frame } from './frames.ts';
import type { CardId, State, Suit, Totals } from './state.ts';

/** Something its owner may do of his own accord. */
export interface Offer {
  /** Only between cards in his own turn, or whenever no effect is being resolved and in every question of his own. */
  readonly when: 'own turn' | 'any time';
  /** What it does to whom, for words and bots. */
  readonly does?: readonly Deed[];
  /** How much bots make of it; 1 is usual. */
  readonly urge?: number;
  /** Adds the answers that are legal now; `source` is the card in play whose power it is, and its answers name it. */
  list(t: State, me: Seat, list: Listing<Offered>, source: CardId | null): void;
  use(t: State, me: Seat, answer: Offered): readonly Frame[];
}

/** Whose power it is: of a character, of a card in play, of an event, or of a set as a whole. */
export type Holder = 'character' | 'card' | 'event' | 'set';

/** A number, or what it comes to at the moment. A function may look at everything but distances, which are made of such numbers. */
export type Changing = number | ((t: State, me: Seat) => number);

/** Every power has every hook; `power` fills in what an entry leaves out. */
export interface Power extends Readonly<Record<keyof Totals, Changing>> {
  // --- adjust ---
  /** It may be tried like a Barrel. */
  readonly barrel: boolean;
  /** The cards of the dead are mine. */
  readonly inherits: boolean;
  /** All cards have this suit. */
  readonly suit: Suit | null;
  /** Everybody sits next to everybody. */
  readonly neighbours: boolean;
  /** Turns go the other way round. */
  readonly reversed: boolean;
  /** Whose powers do not work: all abilities, all cards in play, or in my turn the cards in front of others. What silences works itself. */
  readonly silences: 'abilities' | 'cards' | "others' cards" | null;
  /** What else a hand card of this kind counts as for me; null for nothing else. */
  readonly countsAs: ((t: State, me: Seat, kind: CardKind) => CardKind | null) | null;
  /** How many cards I draw in phase 1, where it would be `usual`. */
  readonly drawCount: ((t: State, me: Seat, usual: number) => number) | null;
  /** How many life points I get back, where it would be `points`. */
  readonly heals: ((t: State, me: Seat, points: number) => number) | null;
  // --- forbid ---
  /** Why I may not play this hand card as that kind; `giveUp` if it is only discarded as one, as in a Duel. */
  readonly forbids: ((t: State, me: Seat, kind: CardKind, card: CardId, giveUp: boolean) => Reason | null) | null;
  /** Do these cards, used by another as that kind or for an ability, do nothing to me? */
  readonly shrugsOff: ((t: State, me: Seat, cards: readonly CardId[], kind: CardKind | null) => boolean) | null;
  /** Takes away answers that I may not give in phase 2. */
  readonly curbs: ((t: State, me: Seat, list: Answer[]) => void) | null;
  // --- offer ---
  readonly offer: Offer | null;
  // --- react: frames that run at the moment ---
  /** Something is to be decided before roles are looked at and hands dealt. */
  readonly beforeDeal: ((t: State) => readonly Frame[]) | null;
  /** It comes into force. */
  readonly revealed: ((t: State, leader: Seat) => readonly Frame[]) | null;
  /** The turn would come to somebody who is out: what brings him back for it, or null. */
  readonly comesBack: ((t: State, who: Seat) => readonly Frame[] | null) | null;
  /** My turn starts; `source` is the card in play whose power it is. */
  readonly turnStarts: ((t: State, me: Seat, source: CardId | null) => readonly Frame[]) | null;
  /** My turn has passed its checks. Heard even by those whose abilities do not work. */
  readonly wakes: ((t: State, me: Seat) => readonly Frame[]) | null;
  /** What happens in phase 1, where it would be `usual`. */
  readonly phase1: ((t: State, me: Seat, usual: readonly Frame[], count: number) => readonly Frame[]) | null;
  /** I draw `count` cards in phase 1, in a way of my own. The first who has one is asked. */
  readonly draws: ((t: State, me: Seat, count: number) => readonly Frame[]) | null;
  /** Phase 1 has brought me this card, the first one at `place` 1. */
  readonly brings: ((t: State, me: Seat, card: CardId, place: number) => void) | null;
  /** Phase 1 is over; before it I held `before` cards. */
  readonly drew: ((t: State, me: Seat, before: number) => readonly Frame[]) | null;
  /** My turn is over; `next` goes on from there, and must come somewhere. */
  readonly turnEnds: ((t: State, me: Seat, next: Frame) => readonly Frame[]) | null;
  /** I put a card into play. */
  readonly lays: ((t: State, me: Seat, card: CardId, at: Seat) => readonly Frame[]) | null;
  /** I answered with a hand card, of my own will. */
  readonly answers: ((t: State, me: Seat) => readonly Frame[]) | null;
  /** Somebody else, `dead`, was eliminated. */
  readonly mourns: ((t: State, me: Seat, dead: Seat) => readonly Frame[]) | null;
  /** Somebody needs the first card of a new draw pile. */
  readonly newDeck: ((t: State, who: Seat) => readonly Frame[]) | null;
  // --- react: frames that wait until the current card is finished ---
  /** I lost life and live; `by` answers for it. */
  readonly wounded: ((t: State, me: Seat, points: number, by: Seat | null) => readonly Frame[]) | null;
  /** My last hand card is gone. */
  readonly emptied: ((t: State, me: Seat) => readonly Frame[]) | null;
}

/** More than anybody ever needs; a number that JSON can carry. */
export const ANY_NUMBER = 1000;

/** A power that does nothing. */
export const NO_POWER: Power & Totals = {
  nearer: 0,
  farther: 0,
  reach: 1,
  bangs: 1,
  misses: 1,
  flips: 1,
  beer: 1,
  keeps: 0,
  barrel: false,
  inherits: false,
  suit: null,
  neighbours: false,
  reversed: false,
  silences: null,
  countsAs: null,
  drawCount: null,
  heals: null,
  forbids: null,
  shrugsOff: null,
  curbs: null,
  offer: null,
  beforeDeal: null,
  revealed: null,
  comesBack: null,
  turnStarts: null,
  wakes: null,
  phase1: null,
  draws: null,
  brings: null,
  drew: null,
  turnEnds: null,
  lays: null,
  answers: null,
  mourns: null,
  newDeck: null,
  wounded: null,
  emptied: null,
};

/** A power that does just this. Built from one literal, so that all powers have one shape. */
export const power = (hooks: Partial<Power>): Power => ({ ...NO_POWER, ...hooks });

/** Every hook; a bit stands for each, by its place. Two that share one are only looked for in vain. */
export const HOOKS = Object.keys(NO_POWER) as (keyof Power)[];

export const has = (power: Power, hook: keyof Power): boolean => power[hook] !== NO_POWER[hook];

/** What a power listens to: the bits of its hooks. */
export const bitsOf = (power: Power): number =>
  HOOKS.reduce((bits, hook, place) => (has(power, hook) ? bits | (1 << place) : bits), 0);

/** The hooks that are numbers. */
export const NUMBERS = [
  'nearer',
  'farther',
  'reach',
  'bangs',
  'misses',
  'flips',
  'beer',
  'keeps',
] as const satisfies readonly (keyof Totals)[];
