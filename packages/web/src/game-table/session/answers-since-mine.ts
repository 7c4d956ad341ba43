// Collects what others did since the viewer's last answer, for the summary of a leap.

import type { Beat } from './beat.ts';

/** The answers that a leap has skipped. */
export interface Skipped {
  readonly beats: readonly Beat[];
  /**
   * The viewer's last answer: `turn` if in their own turn; `answer` if in another's, or if they have not answered
   * yet.
   */
  readonly since: 'turn' | 'answer';
}

export class SinceAnswer {
  private beats: Beat[] = [];
  private since: Skipped['since'] = 'answer';
  /** The step of the viewer's latest answer; null for none. */
  private answered: number | null = null;

  /** Notes that the viewer has answered this question, whose consequences come later. */
  answer(step: number): void {
    this.answered = step;
  }

  add(beat: Beat, seat: number | null): void {
    if (beat.step !== this.answered) {
      this.beats.push(beat);
      return;
    }
    this.beats = [];
    this.since = beat.before.turn === seat ? 'turn' : 'answer';
  }

  /** Begins anew, because another game has begun. */
  restart(): void {
    this.beats = [];
    this.since = 'answer';
    this.answered = null;
  }

  /** The answers that the summary is about; null if nothing has happened. */
  get skipped(): Skipped | null {
    return this.beats.length === 0 ? null : { beats: [...this.beats], since: this.since };
  }
}
