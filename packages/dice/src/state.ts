// The whole position of a dice game, as plain data: complete at every question.

import { type PoolCounts, type Random, type Role, type Running, type Seat, sure } from '@posse/engine';
import type { DiceFact } from './facts.ts';
import type { Frame } from './frames.ts';
import type { OptionId } from './texts/texts.ts';

/** What a die can show. A double symbol is two results on one die. */
export type Face =
  | 'arrow'
  | 'dynamite'
  | '1'
  | '2'
  | 'beer'
  | 'gatling'
  | '1x2'
  | '2x2'
  | 'beerx2'
  | 'gatlingx2'
  | 'bullet'
  | 'broken arrow';

/** The faces that aim: at somebody so many places away. */
export type Sight = '1' | '2';

export type DieKind = 'base' | 'loudmouth' | 'coward';

/** The saloon die that one takes, or none. */
export type SaloonChoice = 'loudmouth' | 'coward' | 'none';

/** A die on the table; never changed, only replaced. */
export interface Die {
  readonly kind: DieKind;
  readonly face: Face;
  /** Did it fall in the last roll, or was it set or turned for it? */
  readonly fresh: boolean;
}

/** What is agreed before the first roll. Never changes, so copies of a state share it. */
export interface Setup {
  readonly seats: number;
  /** The modules of Old Saloon in use, 1 to 5. */
  readonly modules: readonly number[];
  readonly options: readonly OptionId[];
  /** The character that each seat brings along from the last game; null draws one. */
  readonly characters: readonly (string | null)[];
  /** The character that each seat was eliminated with in the last game, and does not get again; null is none. */
  readonly diedAs: readonly (string | null)[];
  /** Who wears the star; null leaves it to the lot. */
  readonly sheriff: Seat | null;
  /** How many characters, special roles and modules each set had when the game was dealt. */
  readonly pool: PoolCounts;
}

/** What a table has agreed on, whoever sits there. */
export type Agreed = Omit<Setup, 'characters' | 'diedAs' | 'sheriff' | 'pool'>;

export interface Player {
  role: Role;
  roleShown: boolean;
  /** The special role; null is a plain one. As hidden as the role is. */
  special: string | null;
  /** Its power is used up. */
  spent: boolean;
  character: string;
  /** The character's place in the list of all characters: his power is found by it. */
  ability: number;
  alive: boolean;
  life: number;
  maxLife: number;
  /** Ordinary arrows. */
  arrows: number;
  /** Holds the Indian Chief's arrow. */
  chief: boolean;
  /** Does not want to be asked any more whether to use his role. */
  muted: boolean;
}

/** What the ghost has handed out: one or two dice of a player's next turn are set to a face. */
export interface Haunting {
  readonly who: Seat;
  readonly face: Face;
  readonly twice: boolean;
}

export type Token = 'arrow' | 'chief';

/** A token that somebody took: from the pile, out of another's hand, or as it was handed to him. */
export interface TakenToken {
  readonly who: Seat;
  readonly token: Token;
}

export interface State extends Running<Frame> {
  readonly setup: Setup;
  random: Random;
  step: number;
  turn: Seat;
  winners: readonly Seat[] | null;
  readonly players: Player[];
  /** Ordinary arrows in the pile. */
  pile: number;
  /** The Indian Chief's arrow lies in the pile. */
  chiefInPile: boolean;
  dice: readonly Die[];
  /** How often dice were thrown in this turn. */
  rolls: number;
  /** There will be no other roll in this turn, whatever was left. */
  final: boolean;
  /** The saloon die that was taken; null while it is undecided. */
  saloon: SaloonChoice | null;
  /** The player on turn has used his ability that works once a turn. */
  used: boolean;
  /** The tokens that were taken since the last roll and did not go back, in order. */
  lastArrows: readonly TakenToken[];
  ghost: Seat | null;
  /** This turn is the ghost's. Whoever becomes the ghost in his own turn haunts only from his next one on. */
  haunts: boolean;
  haunting: Haunting | null;
  stack: Frame[];
  facts: DiceFact[] | null;
}

export function playerAt(t: State, who: Seat): Player {
  return sure(t.players[who], 'such seat');
}

export const isOn = ({ setup: { options } }: State, option: OptionId): boolean =>
  options.length > 0 && options.includes(option);
export const hasModule = ({ setup: { modules } }: State, module: number): boolean =>
  modules.length > 0 && modules.includes(module);
