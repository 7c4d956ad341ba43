// The points that an attack of the Indians, or the Gatling, would cost now.

import { type Seat, seat } from '@posse/engine';
import { reducedPoints } from './base/rules/life-loss.ts';
import { attackPoints } from './base/rules/roll-effects.ts';
import type { State } from './state.ts';
import { countOf } from './table/rolled-dice.ts';
import { others, powerOf } from './table/seat-order.ts';

/** Points by seat, without the seats that lose none. */
export type Costs = ReadonlyMap<Seat, number>;

export const costsOfAttack = (t: State): Costs =>
  new Map(attackPoints(t).flatMap(([who, count]) => cost(who, reducedPoints(t, who, 'attack', count))));

export const costsOfGatling = (t: State): Costs =>
  new Map(others(t, t.turn).flatMap((who) => cost(who, reducedPoints(t, who, 'gatling', 1))));

const cost = (who: Seat, points: number): [Seat, number][] => (points > 0 ? [[seat(who), points]] : []);

/** The number of Gatling symbols still missing; 0 if it fires. The ghost's dice never fire it. */
export const gatlingsMissing = (t: State): number =>
  t.haunts ? Number.POSITIVE_INFINITY : Math.max(0, powerOf(t, t.turn).fires - countOf(t, 'gatling'));
