// Counts the rounds of a game.

import type { Seat } from '@posse/engine';

/** A new round begins when a player of this round has another turn that is not an extra turn. */
export class Rounds {
  private had: Set<Seat>;
  private last: Seat;
  round = 1;

  constructor(first: Seat) {
    this.had = new Set([first]);
    this.last = first;
  }

  /** Begins a player's turn, and returns the number of its round. */
  turn(who: Seat): number {
    if (this.had.has(who) && who !== this.last) {
      this.round++;
      this.had = new Set();
    }
    this.had.add(who);
    this.last = who;
    return this.round;
  }
}
