// What a character can do: one table of numbers and switches, asked by the rule whose moment it is.

import type { Seat } from '@posse/engine';
import type { DieKind, State } from './state.ts';

/** Why life is lost. */
export type Cause = 'shots' | 'gatling' | 'attack' | 'dynamite' | 'bullet';

/** Every power has every field; `power` fills in what an entry leaves out. */
export interface Power {
  /** How often I may throw dice in a turn. */
  readonly rolls: number;
  /** How many Gatling symbols fire the gun. */
  readonly fires: number;
  /** I may throw dynamite again. */
  readonly rerollsDynamite: boolean;
  /** The saloon die that I add to my five dice instead of swapping one for it. */
  readonly sixth: DieKind | null;
  /** A 1 is as good as a 2 to me, and the other way round. */
  readonly swapsSights: boolean;
  /** I may aim one place further. */
  readonly aimsFurther: boolean;
  /** I may spend a beer to double a shot, once a turn. */
  readonly doublesShots: boolean;
  /** I take arrows only after my last roll. */
  readonly lateArrows: boolean;
  /** I may hand on one arrow of each roll. */
  readonly handsOn: boolean;
  /** I may take the Chief's arrow from another player instead of an arrow from the pile. */
  readonly takesChief: boolean;
  /** I may take an arrow instead of a wound. */
  readonly arrowForWound: boolean;
  /** I may lose life in place of others. */
  readonly stepsIn: boolean;
  /** For each life point lost I may return an arrow. */
  readonly returnsArrows: boolean;
  /** Whoever makes me lose life takes an arrow. */
  readonly costsAnArrow: boolean;
  /** For each Gatling symbol I may return an arrow of anybody. */
  readonly clearsArrows: boolean;
  /** At the start of my turn somebody gains a life point. */
  readonly gives: boolean;
  /** How many points I lose, where it would be so many. */
  readonly suffers: ((cause: Cause, points: number) => number) | null;
  /** How many life points a beer of my own gives me. */
  readonly ownBeer: ((t: State, me: Seat) => number) | null;
  /** Life points that I gain after my shots, by their number. */
  readonly afterShots: ((shots: number) => number) | null;
  /** Life points that I gain at the end of my turn. */
  readonly atTurnEnd: ((t: State) => number) | null;
  /** Life points that I gain for everybody else who is eliminated. */
  readonly mourns: number;
}

/** Somebody without an ability. */
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
