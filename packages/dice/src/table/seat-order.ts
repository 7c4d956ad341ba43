// Seats at the table: neighbours, powers, targets of shots.

import * as ring from '@posse/engine';
import { type Seat, seat, seatsOf } from '@posse/engine';
import { powerAt } from '../entry-registry.ts';
import { tell } from '../facts.ts';
import { NO_POWER, type Power } from '../power.ts';
import { isOn, playerAt, type State } from '../state.ts';

export const isAlive = (t: State, who: Seat): boolean => playerAt(t, who).alive;
export const livingFrom = (t: State, start: Seat): Seat[] => ring.livingFrom(t.players, start);
export const others = (t: State, me: Seat): Seat[] => ring.othersOf(t.players, me);
export const everySeat = (t: State): Seat[] => seatsOf(t.players.length);

/** The power of a player. A ghost loses their ability at once (DR-232). */
export const powerOf = (t: State, who: Seat): Power => (who === t.ghost ? NO_POWER : powerAt(playerAt(t, who).ability));

/**
 * The targets of a 1 or a 2. Seats are counted both ways, also the longer one unless an option says otherwise (DR-102).
 * With three players or fewer, a 2 counts as a 1. Eliminated players whose dice still count aim from their own seats.
 */
export function targetsOf(t: State, who: Seat, face: '1' | '2'): Seat[] {
  const { swapsSights, aimsFurther } = powerOf(t, who);
  const seats = t.players.length;
  const living = ring.countLiving(t.players);
  const round = isAlive(t, who) ? living : living + 1;
  const small = living <= 3;
  const nearest = small || face === '1' || swapsSights ? 1 : 2;
  const farthest = (small || (face === '1' && !swapsSights) ? 1 : 2) + (aimsFurther ? 1 : 0);
  const onlyShortWay = isOn(t, 'rose-short-way');
  const found: Seat[] = [];
  let places = 0;
  for (let step = 1; step < seats; step++) {
    const at = seat((who + step) % seats);
    if (!isAlive(t, at)) continue;
    places++;
    const otherWay = round - places;
    const near = Math.min(places, otherWay);
    const far = Math.max(places, otherWay);
    if ((near >= nearest && near <= farthest) || (!onlyShortWay && far >= nearest && far <= farthest)) found.push(at);
  }
  return found;
}

export function setLife(t: State, who: Seat, life: number): void {
  const player = playerAt(t, who);
  player.life = life;
  if (t.facts !== null) tell(t, 'life', { who, life, maxLife: player.maxLife });
}
