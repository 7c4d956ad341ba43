// Who sits where: the living in turn order, and how far they are from each other.

import type { Seat } from '@posse/engine';
import { seat } from '@posse/engine';
import type { Power } from '../power.ts';
import { playerAt, type State } from '../state.ts';
import { most, sum } from './powers.ts';

export const isAlive = (t: State, who: Seat): boolean => playerAt(t, who).alive;

export function countLiving(t: State): number {
  let count = 0;
  for (const player of t.players) if (player.alive) count++;
  return count;
}

/** The living, clockwise, beginning with this seat. */
export function livingFrom(t: State, start: Seat): Seat[] {
  const found: Seat[] = [];
  const seats = t.players.length;
  for (let step = 0; step < seats; step++) {
    const who = seat((start + step) % seats);
    if (isAlive(t, who)) found.push(who);
  }
  return found;
}

/** All the living but one, clockwise from his left. */
export const others = (t: State, me: Seat): Seat[] => livingFrom(t, me).filter((who) => who !== me);

/** The next living player clockwise. */
export function leftOf(t: State, who: Seat): Seat {
  const seats = t.players.length;
  let next = (who + 1) % seats;
  while (!isAlive(t, seat(next)) && next !== who) next = (next + 1) % seats;
  return seat(next);
}

const nearer = (power: Power): number => power.nearer;
const farther = (power: Power): number => power.farther;
const reach = (power: Power): number => power.reach;
const bangs = (power: Power): number => power.bangs;

/** How far away `to` is, seen by `from`: the shorter way round the living, and what horses, scopes and abilities make of it. */
export function distance(t: State, from: Seat, to: Seat): number {
  return from === to ? 0 : Math.max(1, steps(t, from, to) + sum(t, to, farther) - sum(t, from, nearer));
}

function steps(t: State, from: Seat, to: Seat): number {
  const seats = t.players.length;
  let living = 0;
  let clockwise = 0;
  for (let step = 1; step <= seats; step++) {
    const who = (from + step) % seats;
    if (isAlive(t, seat(who))) living++;
    if (who === to) clockwise = living;
  }
  return Math.min(clockwise, living - clockwise);
}

/** How far a BANG! of this player carries: his weapon, or the Colt's 1. */
export const reachOf = (t: State, who: Seat): number => most(t, who, reach);

/** How many BANG! cards this player may play in a turn. */
export const bangLimitOf = (t: State, who: Seat): number => most(t, who, bangs);

/** Cards that this player may keep at the end of the turn. */
export const handLimitOf = (t: State, who: Seat): number => Math.max(0, playerAt(t, who).life);
