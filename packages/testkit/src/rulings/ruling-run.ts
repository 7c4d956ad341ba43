// One ruling: first the notes of its Givens, then the game.

import { World } from '@cucumber/cucumber';
import type { StepLines } from './feature-lines.ts';
import { blankNotes, type Notes } from './given-notes.ts';
import type { Givens } from './givens.ts';
import type { LineAction } from './line-reader.ts';
import type { AnyPlay } from './ruling-game.ts';
import { BadRuling } from './ruling-vocabulary.ts';

type Line = () => void;

const TOO_LATE = 'This belongs before play begins, among the Givens.';

/** A line with two readings, and the game before it. */
interface Fork {
  /** The index of the line among the lines so far. */
  readonly place: number;
  readonly play: AnyPlay | null;
}

export class Ruling extends World {
  readonly notes: Notes = blankNotes();
  /** The name of the scenario, which is the seed of its shuffles. */
  title = '';
  /** The line numbers of the current line. */
  at: StepLines = { line: 0, rows: [], keyword: '' };
  /** True if lines must mention every answer, and use every prepared card. */
  isStrict = false;
  /** True if the current line is a Then. */
  isCheck = false;
  #givens: Givens | null = null;
  #play: AnyPlay | null = null;
  readonly #told: Line[] = [];
  readonly #forks: Fork[] = [];
  #spellsOut = false;
  #isUnsure = false;

  /** Does the current line describe the table before play begins? */
  get isGiven(): boolean {
    return this.#play === null && !this.isCheck;
  }

  /** The Givens of the game that the first line names. */
  get givens(): Givens {
    if (this.#givens === null)
      throw new BadRuling('A ruling says first which game it is: "Given the card game" or "Given the dice game".');
    return this.#givens;
  }

  set givens(givens: Givens) {
    this.#givens = givens;
  }

  /** The current game, which begins with the first line that needs it. */
  get play(): AnyPlay {
    this.#play ??= this.givens.begin(this.notes, this.title, this.isStrict);
    return this.#play;
  }

  /** The notes. Throws BadRuling once play has begun. */
  get writing(): Notes {
    if (!this.isGiven) throw new BadRuling(TOO_LATE);
    return this.notes;
  }

  /** The Givens of this game. Throws BadRuling once play has begun. */
  givenIn<T extends Givens>(game: new (...words: never[]) => T): T {
    const { givens } = this;
    if (!this.isGiven) throw new BadRuling(TOO_LATE);
    if (givens instanceof game) return givens;
    throw new BadRuling(`This line has no place in ${givens.name}.`);
  }

  /** The running game. Throws if it is not of this kind. */
  playIn<P extends AnyPlay>(isOfGame: (play: AnyPlay) => play is P): P {
    const { play, givens } = this;
    if (isOfGame(play)) return play;
    throw new BadRuling(`This line has no place in ${givens.name}.`);
  }

  act(lineAction: LineAction): void {
    if (this.play.act(lineAction, this.#spellsOut)) this.#isUnsure = true;
  }

  /** Throws if a strict ruling leaves something open at its end. */
  close(): void {
    if (!this.isStrict) return;
    this.play.expectAllSaid();
    this.givens.expectAllUsed(this.play);
  }

  /**
   * Runs a line. `B passes` may answer a question, or spell out a pass that was given automatically. If both make sense
   * it is the answer, unless the ruling fails that way and holds the other way.
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
        // Neither way works: perhaps an earlier line has another reading.
      }
    }
    return false;
  }
}
