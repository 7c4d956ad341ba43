// The state of a card game as plain data, complete at every question.

import { type Fallen, type PoolCounts, type Random, type Role, type Running, type Seat, sure } from '@posse/engine';

export type { Fallen, Role } from '@posse/engine';

import type { Catalogue } from './catalogue/catalogue.ts';
import type { Pack } from './effects/pack/pack.ts';
import type { CardFact } from './facts.ts';
import type { Frame } from './frames.ts';
import type { CardNumbers, OptionId } from './option-ids.ts';
import type { SetId } from './set-ids.ts';

declare const cardBrand: unique symbol;
/** One physical card: its index in the catalogue of its game. */
export type CardId = number & { readonly [cardBrand]: true };

declare const abilityBrand: unique symbol;
/** A character's ability: the character's index in the catalogue of its game. */
export type AbilityId = number & { readonly [abilityBrand]: true };

export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';

/** The suits and ranks that a draw! looks for. The two lucks of our own cards have names. */
export type Luck = 'hearts' | 'spades 2 to 9' | LuckRange;
export interface LuckRange {
  readonly suits: readonly Suit[];
  /** The lowest and the highest rank that match: 2 to 14, which is the ace. */
  readonly from: number;
  readonly to: number;
  /** True if a match is bad luck. */
  readonly feared: boolean;
}

/** The choices made before the deal. They are immutable, so copies of a state share them. */
export interface Setup {
  readonly seats: number;
  /** The ids of the sets in use, in the order of the list of sets. */
  readonly sets: readonly SetId[];
  /** The rule options that are on. */
  readonly options: readonly OptionId[];
  /** The number options that differ from their defaults; left out if none does. */
  readonly numbers?: CardNumbers;
  /** The character that each seat keeps from the last game; null draws one. */
  readonly characters: readonly (string | null)[];
  /** The character that each seat died with in the last game and does not get again, or null. */
  readonly diedAs: readonly (string | null)[];
  /** The seat of the Sheriff; null draws it at random. */
  readonly sheriff: Seat | null;
  /** The contents of each set when the game was dealt. The catalogue is cut to these. */
  readonly pool: PoolCounts;
  /** The packs among the sets, whole, so that the game can be replayed anywhere; left out if there are none. */
  readonly packs?: readonly Pack[];
}

/** The part of a setup that does not depend on the players. Without a pool, today's is meant. */
export interface Agreed extends Omit<Setup, 'characters' | 'diedAs' | 'sheriff' | 'pool'> {
  readonly pool?: PoolCounts;
}

/** The totals of the numbers in a player's abilities and cards in play. They are updated whenever these change. */
export interface Totals {
  /** How much nearer the others are, as this player sees them. */
  readonly nearer: number;
  /** How much farther this player is, as others see them. */
  readonly farther: number;
  /** The range of a BANG!. */
  readonly reach: number;
  /** The number of BANG! cards allowed per turn. */
  readonly bangs: number;
  /** The number of Missed! needed against a BANG! card of this player. */
  readonly misses: number;
  /** The number of cards turned up for a draw!. */
  readonly flips: number;
  /** The life points gained from a Beer. */
  readonly beer: number;
  /** The number of cards to keep at the end of a turn, if that is more than the player's life. */
  readonly keeps: number;
}

export interface Player {
  role: Role;
  /** True if the role is public. */
  roleShown: boolean;
  character: string;
  /** The abilities of this player, usually that of the character. */
  abilities: readonly AbilityId[];
  alive: boolean;
  /**
   * True if the player is in play for this one turn although eliminated, and can't be eliminated again before it ends.
   */
  undead: boolean;
  /** The life points: at or below 0 only while dying, or undead. */
  life: number;
  maxLife: number;
  hand: CardId[];
  /** The cards in front of the player, in the order in which they came. */
  inPlay: CardId[];
  /** True if this player's abilities work. */
  abilitiesWork: boolean;
  /** True if this player's cards in play work. */
  cardsWork: boolean;
  totals: Totals;
  /**
   * A bit mask of the hooks of all powers that affect this player. It is updated with the totals, and empty before the
   * game begins.
   */
  listens: number;
  /** The characters to choose from before the game begins. */
  offered: readonly string[];
  /** A character set aside for a change of identity, or null. */
  spare: string | null;
}

/** The source of the cards of phase 1; null for any other draw, which is from the draw pile. */
export type Phase1 = 'deck' | 'discard' | null;

/** How often a player has used one offer in this turn. */
export interface Uses {
  readonly seat: Seat;
  /** The id of a character, an event or a set, or the key of a card. */
  readonly of: string;
  readonly times: number;
}

/** The gain from a wound or an empty hand, which waits until the current card is finished. */
export interface Waiting {
  readonly seat: Seat;
  readonly cause: 'wounded' | 'emptied' | 'dueling';
  readonly frame: Frame;
}

export interface State extends Running<Frame> {
  /** The catalogue of this game, made from the setup. It is not saved. */
  readonly catalogue: Catalogue;
  readonly setup: Setup;
  random: Random;
  step: number;
  /** True if everybody has a character and the roles are dealt. */
  begun: boolean;
  turn: Seat;
  /** True between two turns: the last is over and the next has not begun. */
  idle: boolean;
  /** The number of BANG! cards played in this turn. */
  bangs: number;
  /** The offers that were used in this turn, by any player. */
  uses: Uses[];
  /** The cards that were put into play in this turn. */
  laid: CardId[];
  /** True if the rest of this turn is lost (Jail). */
  skipped: boolean;
  /** True if this turn is an extra one. */
  extra: boolean;
  /** A card in the hand of the player whose turn it is that everybody has seen. */
  shown: CardId | null;
  /** The only suit that may be played in this turn. */
  suit: Suit | null;
  /** The number of cards that phase 1 of this turn has brought so far. */
  drawn: number;
  /** True if phase 1 of this turn drew from the discards (Abandoned Mine), so that discards go on the draw pile. */
  mined: boolean;
  winners: readonly Seat[] | null;
  readonly players: Player[];
  /** The draw pile; the last one is on top. */
  deck: CardId[];
  /** The discard pile; the last one is on top. */
  discard: CardId[];
  /** The number on the back of each card, by which a view names it while it is hidden. Every shuffle changes them. */
  backs: number[];
  /** True if no card was drawn from the draw pile since it was shuffled. */
  newDeck: boolean;
  /** How often the discards became the draw pile. */
  reshuffles: number;
  /** The event in force. */
  event: string | null;
  /** The events to come; the last one is visible as the next. */
  events: string[];
  /** The eliminated players, in order. */
  graves: Seat[];
  /** True if the first of the eliminated players has returned. */
  returned: boolean;
  stack: Frame[];
  waiting: Waiting[];
  /** Players to be eliminated together when the current card is finished. */
  fallen: Fallen[];
  /** The facts since the last answer; null unless a caller wants them, as in playouts. */
  facts: CardFact[] | null;
}

export const card = (number: number): CardId => number as CardId;

export function playerAt(t: State, seat: Seat): Player {
  return sure(t.players[seat], 'such seat');
}

export const isOn = ({ setup: { options } }: State, option: OptionId): boolean =>
  options.length > 0 && options.includes(option);

/**
 * Are the characters to choose from public? They are in the tournament (R-TRN-01); otherwise they are hidden like spare
 * ones (R-SETUP-13).
 */
export const areChoicesOpen = ({ sets }: Setup): boolean => sets.includes('tournament');
