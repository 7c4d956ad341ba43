// Who sits where: the living in turn order, and how far they are from each other.

import type { Seat } from '@posse/engine';
import * as ring from '@posse/engine';
import { seat, sure } from '@posse/engine';
import { playerAt, type State } from '../state.ts';
import { tableSources, totalsNow } from './powers.ts';

export const isAlive = (t: State, who: Seat): boolean => playerAt(t, who).alive;

export const countLiving = (t: State): number => ring.countLiving(t.players);

/** The living, clockwise, beginning with this seat. */
export const livingFrom = (t: State, start: Seat): Seat[] => ring.livingFrom(t.players, start);

/** All the living but one, clockwise from his left. */
export const others = (t: State, me: Seat): Seat[] => ring.othersOf(t.players, me);

/** The seat to which turns pass next, dead or alive. */
export function nextSeat(t: State, who: Seat): Seat {
  const seats = t.players.length;
  return seat((who + (tableSources(t, t.catalogue.heard.reversed).length > 0 ? seats - 1 : 1)) % seats);
}

/** Whoever begins the game and reveals the events; if he is out, the next living player on his left. */
export function leaderOf(t: State): Seat {
  const role = t.catalogue.tables[t.players.length]?.leader;
  const leader = seat(t.players.findIndex((player) => player.role === role));
  return livingFrom(t, leader)[0] ?? leader;
}

/** How far away `to` is, seen by `from`: the shorter way round the living, and what horses, scopes and abilities make of it. */
export const distance = (t: State, from: Seat, to: Seat): number => sure(distancesFrom(t, from)[to], 'such seat');

/** The distance to every seat, for whoever measures more than one; that to oneself and to the dead is 0. */
export function distancesFrom(t: State, from: Seat): number[] {
  const seats = t.players.length;
  const living = countLiving(t);
  const { isChanging } = t.catalogue;
  const closer = totalsNow(t, from).nearer;
  const neighbours = tableSources(t, t.catalogue.heard.neighbours).length > 0;
  const away = t.players.map(() => 0);
  let clockwise = 0;
  for (let step = 1; step < seats; step++) {
    const to = (from + step) % seats;
    const { alive, totals } = playerAt(t, seat(to));
    if (!alive) continue;
    clockwise++;
    const steps = neighbours ? 1 : Math.min(clockwise, living - clockwise);
    away[to] = Math.max(1, steps - closer + (isChanging ? totalsNow(t, seat(to)) : totals).farther);
  }
  return away;
}

/** How far a BANG! of this player carries: his weapon, or the Colt's 1. */
export const reachOf = (t: State, who: Seat): number => totalsNow(t, who).reach;

/** How many BANG! cards this player may play in a turn. */
export const bangLimitOf = (t: State, who: Seat): number => totalsNow(t, who).bangs;

/** Cards that this player may keep at the end of the turn. */
export function handLimitOf(t: State, who: Seat): number {
  return Math.max(0, playerAt(t, who).life, totalsNow(t, who).keeps);
}
