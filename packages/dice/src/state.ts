// The state of a dice game as plain data, complete at every question.

import { type PoolCounts, type Random, type Role, type Running, type Seat, sure } from '@posse/engine';
import type { DiceFact } from './facts.ts';
import type { Frame } from './frames.ts';
import type { OptionId } from './texts/game-texts.ts';

/** The faces of all dice. A double symbol is two results on one die. */
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

/** The faces that shoot, by distance. */
export type Sight = '1' | '2';

export type DieKind = 'base' | 'loudmouth' | 'coward';

/** The saloon die that a player takes, or none. */
export type SaloonChoice = 'loudmouth' | 'coward' | 'none';

/** A die on the table. It is immutable. */
export interface Die {
  readonly kind: DieKind;
  readonly face: Face;
  /** True if the die was rolled, set or turned in the last roll. */
  readonly fresh: boolean;
}

/** The choices made before the first roll. They are immutable, so copies of a state share them. */
export interface Setup {
  readonly seats: number;
  /** The modules of Old Saloon in use, 1 to 5. */
  readonly modules: readonly number[];
  readonly options: readonly OptionId[];
  /** The character that each seat keeps from the last game; null draws one. */
  readonly characters: readonly (string | null)[];
  /** The character that each seat died with in the last game and does not get again, or null. */
  readonly diedAs: readonly (string | null)[];
  /** The seat of the Sheriff; null draws it at random. */
  readonly sheriff: Seat | null;
  /** The contents of each set when the game was dealt. */
  readonly pool: PoolCounts;
}

/** The part of a setup that does not depend on the players. */
export type Agreed = Omit<Setup, 'characters' | 'diedAs' | 'sheriff' | 'pool'>;

export interface Player {
  role: Role;
  roleShown: boolean;
  /** The special role; null is a plain one. It is as hidden as the role. */
  special: string | null;
  /** True if the special role's power is used up. */
  spent: boolean;
  character: string;
  /** The character's index in the list of all characters, by which its power is found. */
  ability: number;
  alive: boolean;
  life: number;
  maxLife: number;
  /** The number of ordinary arrows. */
  arrows: number;
  /** True if the player holds the Indian Chief's arrow. */
  chief: boolean;
  /** True if the player does not want to be asked about their role any more. */
  muted: boolean;
}

/** The result that the ghost gave to a player: one or two dice of their next turn are set to a face. */
export interface Haunting {
  readonly who: Seat;
  readonly face: Face;
  readonly twice: boolean;
}

export type Token = 'arrow' | 'chief';

/** A token that a player took from the pile or from another player, or was handed. */
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
  /** The number of ordinary arrows in the pile. */
  pile: number;
  /** True if the Indian Chief's arrow lies in the pile. */
  chiefInPile: boolean;
  dice: readonly Die[];
  /** The number of rolls in this turn. */
  rolls: number;
  /** True if no other roll follows in this turn, even if some were left. */
  final: boolean;
  /** The saloon die that was taken; null while it is undecided. */
  saloon: SaloonChoice | null;
  /** True if the player whose turn it is has used an ability that works once per turn. */
  used: boolean;
  /** The tokens that were taken since the last roll and have not returned, in order. */
  lastArrows: readonly TakenToken[];
  ghost: Seat | null;
  /**
   * True if this turn is the ghost's. A player who becomes the ghost in their own turn haunts only from their next turn
   * on.
   */
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
