// The whole position of a card game, as plain data: complete at every question, in the middle of a Duel too.

import type { Random, Running, Seat } from '@posse/engine';
import type { CardFact } from './facts.ts';
import type { Frame } from './frames.ts';

declare const cardBrand: unique symbol;
/** One physical card: its place in the list of all cards. */
export type CardId = number & { readonly [cardBrand]: true };

declare const abilityBrand: unique symbol;
/** A character's ability: the character's place in the list of all characters. */
export type AbilityId = number & { readonly [abilityBrand]: true };

export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade';
/** What a card turned up for a draw! is hoped, or feared, to be. */
export type Luck = 'hearts' | 'spades 2 to 9';
export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';

/** What is agreed before the first card is dealt. Never changes, so copies of a state share it. */
export interface Setup {
  readonly seats: number;
  /** The sets in use, by id, in the order of the list of sets. */
  readonly sets: readonly string[];
  /** The rule options that are on. */
  readonly options: readonly string[];
  /** The character that each seat brings along from the last game; null draws one. */
  readonly characters: readonly (string | null)[];
  /** Who wears the star; null leaves it to the lot. */
  readonly sheriff: Seat | null;
}

/** What the numbers of a player's abilities and cards in play come to. Worked out anew whenever these change. */
export interface Standing {
  /** Others are nearer by so much, seen by him. */
  readonly nearer: number;
  /** He is farther away by so much, seen by others. */
  readonly farther: number;
  /** How far his BANG! carries. */
  readonly reach: number;
  /** How many BANG! cards he may play in a turn. */
  readonly bangs: number;
  /** How many Missed! it takes against his BANG! card. */
  readonly misses: number;
  /** How many cards he turns up for a draw!. */
  readonly flips: number;
}

export interface Player {
  role: Role;
  /** Does everybody know the role? */
  roleShown: boolean;
  character: string;
  /** Whose abilities this player has: his character's, as a rule. */
  abilities: readonly AbilityId[];
  alive: boolean;
  /** At or below 0 only while dying. */
  life: number;
  maxLife: number;
  hand: CardId[];
  /** Cards lying in front of the player, in the order in which they came. */
  inPlay: CardId[];
  standing: Standing;
}

/** Something that a wound or an empty hand earned its owner, and that waits until the current card is finished. */
export interface Waiting {
  readonly seat: Seat;
  readonly cause: 'wounded' | 'emptied';
  readonly frame: Frame;
}

/** Somebody without life points left, to be eliminated together with the others when the current card is finished. */
export interface Fallen {
  readonly who: Seat;
  /** Who answers for it; null is nobody. */
  readonly by: Seat | null;
}

export interface State extends Running<Frame> {
  readonly setup: Setup;
  random: Random;
  step: number;
  turn: Seat;
  /** BANG! cards played in this turn. */
  bangs: number;
  /** What is left of this turn is lost (Jail). */
  skipped: boolean;
  winners: readonly Seat[] | null;
  readonly players: Player[];
  /** The draw pile; the last one is on top. */
  deck: CardId[];
  /** The discard pile; the last one is on top. */
  discard: CardId[];
  /** For each card the number on its back by which a view names it while it is hidden; mixed at every shuffle. */
  backs: number[];
  stack: Frame[];
  waiting: Waiting[];
  fallen: Fallen[];
  /** What has happened since the last answer, while somebody listens; null at rest and in playouts. */
  facts: CardFact[] | null;
}

export const card = (number: number): CardId => number as CardId;

export function playerAt(t: State, seat: Seat): Player {
  return t.players[seat] as Player;
}

export const isOn = (t: State, option: string): boolean => t.setup.options.includes(option);
