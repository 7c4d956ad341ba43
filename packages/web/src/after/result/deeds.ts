// What one player did and suffered in a game, in numbers.

import { type Seat, seatsOf } from '@posse/engine';

export interface Fall {
  /** Null is nobody: arrows, dynamite, an event. */
  readonly by: Seat | null;
  readonly round: number;
  /** How many fell before. */
  readonly order: number;
}

/** What one player did and suffered. */
export interface Deeds {
  turns: number;
  /** Life points taken from each seat; from oneself too. */
  readonly hits: number[];
  /** Seats that one eliminated. */
  readonly kills: Seat[];
  /** Life points lost that nobody else answers for. */
  misfortune: number;
  healed: number;
  fall: Fall | null;
  played: number;
  /** Cards laid down in front of oneself, or of others. */
  laid: number;
  dodges: number;
  /** Shots that others dodged. */
  misses: number;
  draws: number;
  goodDraws: number;
  /** How much better they went than chance would have it. */
  luck: number;
  /** Cards taken from others. */
  stolen: number;
  arrows: number;
  gatlings: number;
  /** Beers for others. */
  poured: number;
  /** How often one's own dice blew up. */
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
