// Counts of what one player did and suffered in a game.

import { type Seat, seatsOf } from '@posse/engine';

export interface Fall {
  /** The player who did it; null for arrows, dynamite or an event. */
  readonly by: Seat | null;
  readonly round: number;
  /** The number of players eliminated before. */
  readonly order: number;
}

/** The counts of one player. */
export interface Deeds {
  turns: number;
  /** Life points taken from each seat, including the player's own. */
  readonly hits: number[];
  /** How often this player hurt each seat, whatever it cost. */
  readonly wounds: number[];
  /** Seats that this player eliminated. */
  readonly kills: Seat[];
  /** Life points lost to nobody: arrows, dynamite, events. */
  misfortune: number;
  healed: number;
  fall: Fall | null;
  played: number;
  /** The number of cards put into play. */
  laid: number;
  dodges: number;
  /** The number of shots that others dodged. */
  misses: number;
  draws: number;
  goodDraws: number;
  /** How much better this player's draws (checks) went than expected. */
  luck: number;
  /** The number of cards taken from others. */
  stolen: number;
  arrows: number;
  gatlings: number;
  /** The number of beers for others. */
  poured: number;
  /** How often this player's own dice rolled three dynamites. */
  blasts: number;
}

export const blank = (seats: number): Deeds => ({
  turns: 0,
  hits: seatsOf(seats).map(() => 0),
  wounds: seatsOf(seats).map(() => 0),
  kills: [],
  misfortune: 0,
  healed: 0,
  fall: null,
  played: 0,
  laid: 0,
  dodges: 0,
  misses: 0,
  draws: 0,
  goodDraws: 0,
  luck: 0,
  stolen: 0,
  arrows: 0,
  gatlings: 0,
  poured: 0,
  blasts: 0,
});
