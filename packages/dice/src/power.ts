// The ability of a character, as a table of numbers and switches.

import type { Seat } from '@posse/engine';
import type { DieKind, State } from './state.ts';

/** The cause of a loss of life. */
export type Cause = 'shots' | 'gatling' | 'attack' | 'dynamite' | 'bullet';

/** Every power has every field; the function `power` fills in the defaults. */
export interface Power {
  /** The number of rolls in a turn. */
  readonly rolls: number;
  /** The number of Gatling symbols that fire the gun. */
  readonly fires: number;
  /** True if the player may roll dynamite again. */
  readonly rerollsDynamite: boolean;
  /** The saloon die that is added to the five dice, instead of replacing one. */
  readonly sixth: DieKind | null;
  /** True if a 1 can be used as a 2, and a 2 as a 1. */
  readonly swapsSights: boolean;
  /** True if the player may aim one seat further. */
  readonly aimsFurther: boolean;
  /** True if the player may spend a beer to double a shot, once per turn. */
  readonly doublesShots: boolean;
  /** True if the player takes arrows only after the last roll. */
  readonly lateArrows: boolean;
  /** True if the player may hand on one arrow of each roll. */
  readonly handsOn: boolean;
  /** True if the player may take the Chief's arrow from another player, instead of an arrow from the pile. */
  readonly takesChief: boolean;
  /** True if the player may take an arrow instead of a wound. */
  readonly arrowForWound: boolean;
  /** True if the player may lose life in place of others. */
  readonly stepsIn: boolean;
  /** True if the player may return an arrow for each life point lost. */
  readonly returnsArrows: boolean;
  /** True if a player who causes a loss of life takes an arrow. */
  readonly costsAnArrow: boolean;
  /** True if the player may return anybody's arrow for each Gatling symbol. */
  readonly clearsArrows: boolean;
  /** True if the player gives somebody a life point at the start of the turn. */
  readonly gives: boolean;
  /** The points that are really lost of those that would be. */
  readonly suffers: ((cause: Cause, points: number) => number) | null;
  /** The life points gained from an own beer. */
  readonly ownBeer: ((t: State, me: Seat) => number) | null;
  /** The life points gained after shots, by the number of shots. */
  readonly afterShots: ((shots: number) => number) | null;
  /** The life points gained at the end of a turn. */
  readonly atTurnEnd: ((t: State) => number) | null;
  /** The life points gained for everybody else who is eliminated. */
  readonly mourns: number;
}

/** The power of a character without an ability. */
export const NO_POWER: Power = {
  rolls: 3,
  fires: 3,
  rerollsDynamite: false,
  sixth: null,
  swapsSights: false,
  aimsFurther: false,
  doublesShots: false,
  lateArrows: false,
  handsOn: false,
  takesChief: false,
  arrowForWound: false,
  stepsIn: false,
  returnsArrows: false,
  costsAnArrow: false,
  clearsArrows: false,
  gives: false,
  suffers: null,
  ownBeer: null,
  afterShots: null,
  atTurnEnd: null,
  mourns: 0,
};

export const power = (does: Partial<Power>): Power => ({ ...NO_POWER, ...does });
