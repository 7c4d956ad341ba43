// Collects what others did since you last answered: a leap that lands sums it up.

import type { Beat } from './beat.ts';

/** What a leap has passed over. */
export interface Skipped {
  readonly beats: readonly Beat[];
  /** `turn`: you last answered in your own turn. `answer`: you answered somebody else, or have not answered yet. */
  readonly since: 'turn' | 'answer';
}

export class SinceAnswer {
  private beats: Beat[] = [];
  private since: Skipped['since'] = 'answer';
  /** The number of the question that you answered last; null for none. */
  private answered: number | null = null;

  /** You have answered this question yourself; what came of it is told later. */
  answer(number: number): void {
    this.answered = number;
  }

  add(beat: Beat, seat: number | null): void {
    if (beat.number !== this.answered) {
      this.beats.push(beat);
      return;
    }
    this.beats = [];
    this.since = beat.before.turn === seat ? 'turn' : 'answer';
  }

  /** Another game has begun. */
  restart(): void {
    this.beats = [];
    this.since = 'answer';
    this.answered = null;
  }

  /** Null if nothing has happened. */
  get skipped(): Skipped | null {
    return this.beats.length === 0 ? null : { beats: [...this.beats], since: this.since };
  }
}
