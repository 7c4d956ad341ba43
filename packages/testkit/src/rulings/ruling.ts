// One ruling as its lines tell it: first the notes of its Givens, then the game.

import { World } from '@cucumber/cucumber';
import type { Attempt } from './attempt.ts';
import type { StepLines } from './lines.ts';
import { blankNotes, type Notes } from './notes.ts';
import { Play } from './play.ts';
import { layOut } from './table.ts';

type Line = () => void;

/** A line that could also be read the other way, and the game before it. */
interface Fork {
  /** Its place among the lines that were told. */
  readonly place: number;
  readonly play: Play | null;
}

export class Ruling extends World {
  readonly notes: Notes = blankNotes();
  /** The name of the scenario: the seed of its shuffles. */
  title = '';
  /** Where the current line stands. */
  at: StepLines = { line: 0, rows: [], keyword: '' };
  /** Is it a Then? */
  isCheck = false;
  #play: Play | null = null;
  readonly #told: Line[] = [];
  readonly #forks: Fork[] = [];
  #spellsOut = false;
  #isUnsure = false;

  /** Does the current line describe the table before play begins? */
  get isGiven(): boolean {
    return this.#play === null && !this.isCheck;
  }

  /** The game; it begins with the first line that wants to know of it. */
  get play(): Play {
    if (this.#play !== null) return this.#play;
    const play = new Play(layOut(this.notes, this.title), !this.notes.drawOnly);
    this.#play = play;
    if (this.notes.inTurn) play.start();
    return play;
  }

  attempt(attempt: Attempt): void {
    if (this.play.attempt(attempt, this.#spellsOut) === 'unsure') this.#isUnsure = true;
  }

  /**
   * Tells a line. `B passes` may answer a question, or spell out a pass that was taken by itself: where both make sense it is
   * the answer, unless the ruling fails that way and holds the other way.
   */
  tell(line: Line): void {
    this.#told.push(line);
    try {
      this.#tellFrom(this.#told.length - 1, false);
    } catch (error) {
      if (!this.#holdsOtherwise()) throw error;
    }
  }

  #tellFrom(start: number, spellsOut: boolean): void {
    for (const [place, line] of this.#told.entries()) {
      if (place < start) continue;
      const play = this.#play?.copy() ?? null;
      this.#spellsOut = spellsOut && place === start;
      this.#isUnsure = false;
      line();
      if (this.#isUnsure) this.#forks.push({ place, play });
    }
  }

  #holdsOtherwise(): boolean {
    for (let fork = this.#forks.pop(); fork !== undefined; fork = this.#forks.pop()) {
      this.#play = fork.play;
      try {
        this.#tellFrom(fork.place, true);
        return true;
      } catch {
        // Neither way: perhaps an earlier line was meant differently.
      }
    }
    return false;
  }
}
