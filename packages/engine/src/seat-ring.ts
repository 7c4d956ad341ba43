// The ring of seats: living players in turn order.

import { type Seat, seat } from './seat.ts';

/** The fields of a player that matter for seats. */
export interface AnyPlayer {
  readonly alive: boolean;
}

/** The living players, clockwise, beginning with this seat. */
export function livingFrom(players: readonly AnyPlayer[], start: Seat): Seat[] {
  const found: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const who = (start + step) % players.length;
    if (players[who]?.alive) found.push(seat(who));
  }
  return found;
}

/** All living players except this one, clockwise from their left. */
export function othersOf(players: readonly AnyPlayer[], me: Seat): Seat[] {
  const found: Seat[] = [];
  for (let step = 1; step < players.length; step++) {
    const who = (me + step) % players.length;
    if (players[who]?.alive) found.push(seat(who));
  }
  return found;
}

export function countLiving(players: readonly AnyPlayer[]): number {
  let count = 0;
  for (const { alive } of players) if (alive) count++;
  return count;
}

/** The seats of all players who match. */
export function seatsWhere<P>(players: readonly P[], fits: (player: P) => boolean): Seat[] {
  const found: Seat[] = [];
  for (const [place, player] of players.entries()) if (fits(player)) found.push(seat(place));
  return found;
}
