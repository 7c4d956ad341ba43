// One ruling as its lines tell it: first the notes of its Givens, then the game.

import { World } from '@cucumber/cucumber';
import type { Givens } from './givens.ts';
import type { LineAction } from './line-reader.ts';
import type { StepLines } from './lines.ts';
import { blankNotes, type Notes } from './notes.ts';
import type { AnyPlay } from './play.ts';
import { BadRuling } from './words.ts';

type Line = () => void;

const TOO_LATE = 'This belongs before play begins, among the Givens.';

/** A line that could also be read the other way, and the game before it. */
interface Fork {
  /** Its place among the lines that were told. */
  readonly place: number;
  readonly play: AnyPlay | null;
}

export class Ruling extends World {
  readonly notes: Notes = blankNotes();
  /** The name of the scenario: the seed of its shuffles. */
  title = '';
  /** Where the current line stands. */
  at: StepLines = { line: 0, rows: [], keyword: '' };
  /** Must lines mention every answer, and use every card that they put ready? */
  isStrict = false;
  /** Is it a Then? */
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

  /** The game that the first Given names. */
  get givens(): Givens {
    if (this.#givens === null)
      throw new BadRuling('A ruling says first which game it is: "Given the card game" or "Given the dice game".');
    return this.#givens;
  }

  set givens(givens: Givens) {
    this.#givens = givens;
  }

  /** The game as it stands; it begins with the first line that wants to know of it. */
  get play(): AnyPlay {
    this.#play ??= this.givens.begin(this.notes, this.title, this.isStrict);
    return this.#play;
  }

  /** The notes, as long as play has not begun. */
  get writing(): Notes {
    if (!this.isGiven) throw new BadRuling(TOO_LATE);
    return this.notes;
  }

  /** The Givens of this one game, as long as play has not begun. */
  givenIn<T extends Givens>(game: new (...words: never[]) => T): T {
    const { givens } = this;
    if (!this.isGiven) throw new BadRuling(TOO_LATE);
    if (givens instanceof game) return givens;
    throw new BadRuling(`This line has no place in ${givens.name}.`);
  }

  /** The same of the game itself. */
  playIn<P extends AnyPlay>(isOfGame: (play: AnyPlay) => play is P): P {
    const { play, givens } = this;
    if (isOfGame(play)) return play;
    throw new BadRuling(`This line has no place in ${givens.name}.`);
  }

  act(lineAction: LineAction): void {
    if (this.play.act(lineAction, this.#spellsOut)) this.#isUnsure = true;
  }

  /** What a strict ruling has left open at its end is an error. */
  close(): void {
    if (!this.isStrict) return;
    this.play.expectAllSaid();
    this.givens.expectAllUsed(this.play);
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
