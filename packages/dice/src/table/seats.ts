// Who sits where, and who can be shot with what.

import * as ring from '@posse/engine';
import { type Seat, seatsOf } from '@posse/engine';
import { tell } from '../facts.ts';
import type { Power } from '../power.ts';
import { characterOf } from '../registry.ts';
import { playerAt, type State } from '../state.ts';

export const isAlive = (t: State, who: Seat): boolean => playerAt(t, who).alive;
export const livingFrom = (t: State, start: Seat): Seat[] => ring.livingFrom(t.players, start);
export const others = (t: State, me: Seat): Seat[] => ring.othersOf(t.players, me);
export const everySeat = (t: State): Seat[] => seatsOf(t.players.length);

export const powerOf = (t: State, who: Seat): Power => characterOf(playerAt(t, who).character).power;

/** Whom a 1 or a 2 reaches: places are counted both ways, and with three players or fewer a 2 is a 1. */
export function targetsOf(t: State, who: Seat, face: '1' | '2'): Seat[] {
  const living = livingFrom(t, who);
  const { swapsSights, aimsFurther } = powerOf(t, who);
  const small = living.length <= 3;
  const places = small || face === '1' ? [1] : [2];
  if (swapsSights && !small) places.splice(0, 1, 1, 2);
  if (aimsFurther) for (const place of [...places]) places.push(place + 1);
  const reached = new Set<number>();
  for (const place of places) {
    reached.add(place % living.length);
    reached.add((living.length * 3 - place) % living.length);
  }
  reached.delete(0);
  return living.filter((_, place) => reached.has(place));
}

export function setLife(t: State, who: Seat, life: number): void {
  const player = playerAt(t, who);
  player.life = life;
  tell(t, 'life', { who, life, maxLife: player.maxLife });
}
