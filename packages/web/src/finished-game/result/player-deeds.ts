// Counts of what one player did and suffered in a game.

import { type Seat, seatsOf } from '@posse/engine';

export interface Fall {
  /** Null is nobody: arrows, dynamite, an event. */
  readonly by: Seat | null;
  readonly round: number;
  /** The number of players eliminated before. */
  readonly order: number;
}

/** The counts of one player. */
export interface Deeds {
  turns: number;
  /** Life points taken from each seat, the own one included. */
  readonly hits: number[];
  /** Seats that this player eliminated. */
  readonly kills: Seat[];
  /** Life points lost by nobody else's doing. */
  misfortune: number;
  healed: number;
  fall: Fall | null;
  played: number;
  /** Cards put into play. */
  laid: number;
  dodges: number;
  /** Shots that others dodged. */
  misses: number;
  draws: number;
  goodDraws: number;
  /** How much better the checks went than expected. */
  luck: number;
  /** Cards taken from others. */
  stolen: number;
  arrows: number;
  gatlings: number;
  /** Beers for others. */
  poured: number;
  /** How often this player's own dice exploded. */
  blasts: number;
}

export const blank = (seats: number): Deeds => ({
  turns: 0,
  hits: seatsOf(seats).map(() => 0),
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
