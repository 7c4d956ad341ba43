// Counts rounds: a new one begins when somebody is on turn again who was already, and not just for an extra turn.

import type { Seat } from '@posse/engine';

export class Rounds {
  private had: Set<Seat>;
  private last: Seat;
  round = 1;

  constructor(first: Seat) {
    this.had = new Set([first]);
    this.last = first;
  }

  /** Somebody's turn begins; says in which round. */
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
