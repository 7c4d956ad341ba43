// Who sits where: the living in turn order, and how far they are from each other.

import type { Seat } from '@posse/engine';
import * as ring from '@posse/engine';
import { seat } from '@posse/engine';
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

/** How far away `to` is, seen by `from`: the shorter way round the living, and what horses, scopes and abilities make of it. Oneself and the dead are at 0. */
export function distance(t: State, from: Seat, to: Seat): number {
  if (from === to || !isAlive(t, to)) return 0;
  const isNextDoor = tableSources(t, t.catalogue.heard.neighbours).length > 0;
  const steps = isNextDoor ? 1 : stepsBetween(t.players, from, to);
  return Math.max(1, steps - totalsNow(t, from).nearer + totalsNow(t, to).farther);
}

/** The shorter way round the living. */
function stepsBetween(players: State['players'], from: Seat, to: Seat): number {
  const seats = players.length;
  let clockwise = 1;
  for (let step = 1; step < seats; step++) {
    const place = (from + step) % seats;
    if (place === to) break;
    if (players[place]?.alive) clockwise++;
  }
  return Math.min(clockwise, ring.countLiving(players) - clockwise);
}

/** How far a BANG! of this player carries: his weapon, or the Colt's 1. */
export const reachOf = (t: State, who: Seat): number => totalsNow(t, who).reach;

/** How many BANG! cards this player may play in a turn. */
export const bangLimitOf = (t: State, who: Seat): number => totalsNow(t, who).bangs;

/** Cards that this player may keep at the end of the turn. */
export function handLimitOf(t: State, who: Seat): number {
  return Math.max(0, playerAt(t, who).life, totalsNow(t, who).keeps);
}
