// Seats at the table: order of turns, neighbours, distances.

import type { Seat } from '@posse/engine';
import * as ring from '@posse/engine';
import { seat } from '@posse/engine';
import { playerAt, type State } from '../state.ts';
import { tableSources, totalsNow } from './powers-in-force.ts';

export const isAlive = (t: State, who: Seat): boolean => playerAt(t, who).alive;

export const countLiving = (t: State): number => ring.countLiving(t.players);

/** The living players clockwise, beginning with this seat. */
export const livingFrom = (t: State, start: Seat): Seat[] => ring.livingFrom(t.players, start);

/** All other living players, clockwise from the left. */
export const others = (t: State, me: Seat): Seat[] => ring.othersOf(t.players, me);

/** The seat to which the turn passes next, even if its player is eliminated. */
export function nextSeat(t: State, who: Seat): Seat {
  const seats = t.players.length;
  return seat((who + (tableSources(t, t.catalogue.hooks.reversed).length > 0 ? seats - 1 : 1)) % seats);
}

/**
 * The player who begins the game and reveals the events; the next living player on their left if they are eliminated.
 */
export function leaderOf(t: State): Seat {
  const role = t.catalogue.tables[t.players.length]?.leader;
  const leader = seat(t.players.findIndex((player) => player.role === role));
  return livingFrom(t, leader)[0] ?? leader;
}

/**
 * The distance of `to`, as `from` sees it: the shorter way round the living, adjusted by horses, scopes and abilities.
 * A player's own distance and that of the dead is 0.
 */
export function distance(t: State, from: Seat, to: Seat): number {
  if (from === to || !isAlive(t, to)) return 0;
  const isNextDoor = tableSources(t, t.catalogue.hooks.neighbours).length > 0;
  const steps = isNextDoor ? 1 : stepsBetween(t.players, from, to);
  return Math.max(1, steps - totalsNow(t, from).nearer + totalsNow(t, to).farther);
}

/** The number of seats between two living players, the shorter way round. */
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

/** The range of a player's BANG!: that of the weapon, or 1. */
export const reachOf = (t: State, who: Seat): number => totalsNow(t, who).reach;

/** The number of BANG! cards that this player may play per turn. */
export const bangLimitOf = (t: State, who: Seat): number => totalsNow(t, who).bangs;

/** The number of cards that this player may keep at the end of the turn. */
export function handLimitOf(t: State, who: Seat): number {
  return Math.max(0, playerAt(t, who).life, totalsNow(t, who).keeps);
}
