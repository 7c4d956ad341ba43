// The Givens of a ruling in one game, and the game that begins from them.

import type { NumberOption } from '@posse/engine';
import type { Notes } from './given-notes.ts';
import type { AnyPlay } from './ruling-game.ts';

export interface Givens {
  /** The name of the game, for example `the card game`. */
  readonly name: string;
  /** The columns that the table may have. */
  readonly columns: readonly string[];
  /** The ids of the options that a line may turn on. */
  readonly options: readonly string[];
  /** The options that are numbers. */
  readonly numbers: readonly NumberOption[];
  /** Builds the table from the notes and begins to play. The same seed gives the same shuffles. */
  begin(notes: Notes, seed: string, isStrict: boolean): AnyPlay;
  /** Throws BadRuling if something that a strict ruling prepared was not used. */
  expectAllUsed(play: AnyPlay): void;
}
