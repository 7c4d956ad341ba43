// The whole position of a card game, as plain data: complete at every question, in the middle of a Duel too.

import { type Fallen, type PoolCounts, type Random, type Role, type Running, type Seat, sure } from '@posse/engine';

export type { Fallen, Role } from '@posse/engine';

import type { Catalogue } from './catalogue/catalogue.ts';
import type { CardFact } from './facts.ts';
import type { Frame } from './frames.ts';
import type { CardNumbers, OptionId } from './option-ids.ts';
import type { SetId } from './set-ids.ts';

declare const cardBrand: unique symbol;
/** One physical card: its place in the catalogue of its game. */
export type CardId = number & { readonly [cardBrand]: true };

declare const abilityBrand: unique symbol;
/** A character's ability: the character's place in the catalogue of its game. */
export type AbilityId = number & { readonly [abilityBrand]: true };

export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';

/** What a card turned up for a draw! is hoped, or feared, to be. The two of our own cards go by their names. */
export type Luck = 'hearts' | 'spades 2 to 9' | LuckRange;
export interface LuckRange {
  readonly suits: readonly Suit[];
  /** The lowest rank that counts, and the highest: 2 to 14, the ace. */
  readonly from: number;
  readonly to: number;
  /** Is it bad luck if it comes? */
  readonly feared: boolean;
}

/** What is agreed before the first card is dealt. Never changes, so copies of a state share it. */
export interface Setup {
  readonly seats: number;
  /** The sets in use, by id, in the order of the list of sets. */
  readonly sets: readonly SetId[];
  /** The rule options that are on. */
  readonly options: readonly OptionId[];
  /** The rule options that are numbers, where they differ from what is usual with these sets; not there if none does. */
  readonly numbers?: CardNumbers;
  /** The character that each seat brings along from the last game; null draws one. */
  readonly characters: readonly (string | null)[];
  /** The character that each seat was eliminated with in the last game, and does not get again; null is none. */
  readonly diedAs: readonly (string | null)[];
  /** Who wears the star; null leaves it to the lot. */
  readonly sheriff: Seat | null;
  /** How many characters, kinds, copies and events each set had when the game was dealt. The catalogue is cut to these. */
  readonly pool: PoolCounts;
}

/** What a table has agreed on, whoever sits there; without a pool it is about today's. */
export interface Agreed extends Omit<Setup, 'characters' | 'diedAs' | 'sheriff' | 'pool'> {
  readonly pool?: PoolCounts;
}

/** What the numbers of a player's abilities and cards in play come to. Worked out anew whenever these change. */
export interface Totals {
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
  /** How many life points a Beer gives him. */
  readonly beer: number;
  /** How many cards he may keep at the end of his turn, if that is more than his life. */
  readonly keeps: number;
}

export interface Player {
  role: Role;
  /** Does everybody know the role? */
  roleShown: boolean;
  character: string;
  /** Whose abilities this player has: his character's, as a rule. */
  abilities: readonly AbilityId[];
  alive: boolean;
  /** In play for this one turn although eliminated: nothing can eliminate him again before it is over. */
  undead: boolean;
  /** At or below 0 only while dying, or undead. */
  life: number;
  maxLife: number;
  hand: CardId[];
  /** Cards lying in front of the player, in the order in which they came. */
  inPlay: CardId[];
  /** Do his abilities work? */
  abilitiesWork: boolean;
  /** Do his cards in play work? */
  cardsWork: boolean;
  totals: Totals;
  /** What his powers listen to, and those that hold for everybody: a bit for each hook. Worked out with the totals; none before the game begins. */
  listens: number;
  /** The characters that he may choose from before the game begins. */
  offered: readonly string[];
  /** A character set aside for him, that he may turn into; null is none. */
  spare: string | null;
}

/** Where the cards of phase 1 come from; null for every other draw, which is from the draw pile. */
export type Phase1 = 'deck' | 'discard' | null;

/** How often somebody has used one thing in this turn. */
export interface Uses {
  readonly seat: Seat;
  /** The id of a character, an event or a set, the key of a card. */
  readonly of: string;
  readonly times: number;
}

/** Something that a wound or an empty hand earned its owner, and that waits until the current card is finished. */
export interface Waiting {
  readonly seat: Seat;
  readonly cause: 'wounded' | 'emptied' | 'dueling';
  readonly frame: Frame;
}

export interface State extends Running<Frame> {
  /** All that this game is played with, made from the setup. No part of a saved game. */
  readonly catalogue: Catalogue;
  readonly setup: Setup;
  random: Random;
  step: number;
  /** Has everybody a character, and are the roles out? */
  begun: boolean;
  turn: Seat;
  /** The last turn is over and the next has not begun. */
  idle: boolean;
  /** BANG! cards played in this turn. */
  bangs: number;
  /** What was used in this turn of one's own accord, whoever's turn it is. */
  uses: Uses[];
  /** Cards laid in this turn. */
  laid: CardId[];
  /** What is left of this turn is lost (Jail). */
  skipped: boolean;
  /** This turn is an extra one. */
  extra: boolean;
  /** A card that everybody has seen in the hand of the player on turn. */
  shown: CardId | null;
  /** The only suit that may be played in this turn. */
  suit: Suit | null;
  /** How many cards phase 1 of this turn has brought to the hand so far. */
  drawn: number;
  /** Abandoned Mine: phase 1 of this turn has drawn from the discards, so what is discarded goes on the draw pile. */
  mined: boolean;
  winners: readonly Seat[] | null;
  readonly players: Player[];
  /** The draw pile; the last one is on top. */
  deck: CardId[];
  /** The discard pile; the last one is on top. */
  discard: CardId[];
  /** For each card the number on its back by which a view names it while it is hidden; mixed at every shuffle. */
  backs: number[];
  /** No card of the present draw pile was drawn since it was shuffled. */
  newDeck: boolean;
  /** How often the discards became the draw pile. */
  reshuffles: number;
  /** The event in force. */
  event: string | null;
  /** Events to come; the last one lies open as the next. */
  events: string[];
  /** Who was eliminated, in order. */
  graves: Seat[];
  /** The first of them has come back. */
  returned: boolean;
  stack: Frame[];
  waiting: Waiting[];
  /** To be eliminated together when the current card is finished. */
  fallen: Fallen[];
  /** What has happened since the last answer, while somebody listens; null at rest and in playouts. */
  facts: CardFact[] | null;
}

export const card = (number: number): CardId => number as CardId;

export function playerAt(t: State, seat: Seat): Player {
  return sure(t.players[seat], 'such seat');
}

export const isOn = ({ setup: { options } }: State, option: OptionId): boolean =>
  options.length > 0 && options.includes(option);

/** Do the characters to choose from lie open? In the tournament (R-TRN-01); otherwise everybody looks at his own, as the spare one lies face down too (R-SETUP-13). */
export const areChoicesOpen = ({ sets }: Setup): boolean => sets.includes('tournament');
