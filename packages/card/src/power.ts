// Powers: tables of hooks of characters, cards in play, events and sets.
// A power is everything that such a thing does besides being played. Powers are looked up when needed and never
// registered, so a state stays plain data. The power of a character or a card affects its owner, that of an event or a
// set everybody. `me` is the affected player.

import type { Listing, Seat } from '@posse/engine';
import type { Answer, Offered } from './answers.ts';
import type { CardKind, Reason } from './catalogue/entry-types.ts';
import type { Deed } from './deed.ts';
import type { Sentence } from './effects/sentence-types.ts';
import type { Frame } from './frames.ts';
import type { CardId, State, Suit, Totals } from './state.ts';

/** A move that its owner may make on their own. */
export interface Offer {
  /**
   * When the offer can be used: between cards in the owner's turn; or whenever no effect is being resolved, and in
   * every question to its owner.
   */
  readonly when: 'own turn' | 'any time';
  /** Its deeds, for texts and bots. */
  readonly does?: readonly Deed[];
  /** How much bots want to use it; the default is 1. */
  readonly urge?: number;
  /** Its effect as data, by which bots use it if its deeds don't tell; left out if it is code. */
  readonly run?: readonly Sentence[];
  /** Adds the answers that are legal now. `source` is the card in play that has the power; the answers name it. */
  list(t: State, me: Seat, list: Listing<Offered>, source: CardId | null): void;
  use(t: State, me: Seat, answer: Offered): readonly Frame[];
}

/** The sort of thing that has a power: a character, a card in play, an event, or a whole set. */
export type Holder = 'character' | 'card' | 'event' | 'set';

/**
 * A number, or a function that computes it. A function may read everything except distances, which depend on such
 * numbers.
 */
export type Changing = number | ((t: State, me: Seat) => number);

/** Every power has every hook; the function `power` fills in the defaults. */
export interface Power extends Readonly<Record<keyof Totals, Changing>> {
  // --- adjust ---
  /** True if the power can be tried like a Barrel. */
  readonly barrel: boolean;
  /** True if its owner inherits the cards of the dead. */
  readonly inherits: boolean;
  /** The suit that all cards have; null for their own. */
  readonly suit: Suit | null;
  /** True if all players are neighbours. */
  readonly neighbours: boolean;
  /** True if turns go the other way round. */
  readonly reversed: boolean;
  /**
   * The powers that do not work: all abilities, all cards in play, or in my turn the cards in front of others. The
   * silencing power itself works.
   */
  readonly silences: 'abilities' | 'cards' | "others' cards" | null;
  /** Another kind as which I may use a hand card of this kind; null for none. */
  readonly countsAs: ((t: State, me: Seat, kind: CardKind) => CardKind | null) | null;
  /** The number of cards that I draw in phase 1, instead of `usual`. */
  readonly drawCount: ((t: State, me: Seat, usual: number) => number) | null;
  /** The number of life points that I regain, instead of `points`. */
  readonly heals: ((t: State, me: Seat, points: number) => number) | null;
  // --- forbid ---
  /**
   * The reason why I may not play this hand card as that kind. `giveUp` is true if it is only discarded as one, as in a
   * Duel.
   */
  readonly forbids: ((t: State, me: Seat, kind: CardKind, card: CardId, giveUp: boolean) => Reason | null) | null;
  /** Am I immune to these cards, used by another player as that kind or for an ability? */
  readonly shrugsOff: ((t: State, me: Seat, cards: readonly CardId[], kind: CardKind | null) => boolean) | null;
  /** Removes answers that I may not give in phase 2. */
  readonly curbs: ((t: State, me: Seat, list: Answer[]) => void) | null;
  // --- offer ---
  readonly offer: Offer | null;
  // --- react: frames that run at once ---
  /** Decisions before roles and hands are dealt. */
  readonly beforeDeal: ((t: State) => readonly Frame[]) | null;
  /** Called when the event comes into force. */
  readonly revealed: ((t: State, leader: Seat) => readonly Frame[]) | null;
  /** Called when the turn would reach an eliminated player: the frames that bring them back for it, or null. */
  readonly comesBack: ((t: State, who: Seat) => readonly Frame[] | null) | null;
  /** Called when my turn starts. `source` is the card in play that has the power. */
  readonly turnStarts: ((t: State, me: Seat, source: CardId | null) => readonly Frame[]) | null;
  /** Called when my turn has passed its checks, also for abilities that do not work. */
  readonly wakes: ((t: State, me: Seat) => readonly Frame[]) | null;
  /** The frames of phase 1, instead of `usual`. */
  readonly phase1: ((t: State, me: Seat, usual: readonly Frame[], count: number) => readonly Frame[]) | null;
  /** Another way to draw `count` cards in phase 1. Only the first power with this hook is used. */
  readonly draws: ((t: State, me: Seat, count: number) => readonly Frame[]) | null;
  /** Called when phase 1 has brought me this card. `place` is 1 for the first one. */
  readonly brings: ((t: State, me: Seat, card: CardId, place: number) => void) | null;
  /** Called when phase 1 is over. I held `before` cards when it began. */
  readonly drew: ((t: State, me: Seat, before: number) => readonly Frame[]) | null;
  /** Called when my turn is over. The returned frames must contain `next`, which continues the game. */
  readonly turnEnds: ((t: State, me: Seat, next: Frame) => readonly Frame[]) | null;
  /** Called when I put a card into play. */
  readonly lays: ((t: State, me: Seat, card: CardId, at: Seat) => readonly Frame[]) | null;
  /** Called when I answered with a hand card, by my own choice. */
  readonly answers: ((t: State, me: Seat) => readonly Frame[]) | null;
  /** Called when another player, `dead`, was eliminated. */
  readonly mourns: ((t: State, me: Seat, dead: Seat) => readonly Frame[]) | null;
  /** Called when a player needs the first card of a new draw pile. */
  readonly newDeck: ((t: State, who: Seat) => readonly Frame[]) | null;
  // --- react: frames that wait until the current card is finished ---
  /** Called when I lost life and am still alive. `by` caused it. */
  readonly wounded: ((t: State, me: Seat, points: number, by: Seat | null) => readonly Frame[]) | null;
  /** Called when my last hand card is gone. */
  readonly emptied: ((t: State, me: Seat) => readonly Frame[]) | null;
}

/** A number that is practically unlimited, and that JSON can represent. */
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

/** A power with these hooks. All powers are built from one literal, so they have one shape. */
export const power = (hooks: Partial<Power>): Power => ({ ...NO_POWER, ...hooks });

/** Every hook. Its index decides its bit in a mask. Two hooks may share a bit: that costs a lookup, no more. */
export const HOOKS = Object.keys(NO_POWER) as (keyof Power)[];

export const has = (power: Power, hook: keyof Power): boolean => power[hook] !== NO_POWER[hook];

/** The hooks of a power, as a bit mask. */
export const hookBits = (power: Power): number =>
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
