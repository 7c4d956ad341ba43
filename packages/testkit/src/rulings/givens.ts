// A ruling's Givens in one game: what they may say, and the game that begins from them.

import type { NumberOption } from '@posse/engine';
import type { Notes } from './notes.ts';
import type { AnyPlay } from './play.ts';

export interface Givens {
  /** `the card game` */
  readonly name: string;
  /** What the table may tell of each seat. */
  readonly columns: readonly string[];
  /** The ids of the options that a line may turn on. */
  readonly options: readonly string[];
  /** The options that are numbers. */
  readonly numbers: readonly NumberOption[];
  /** Lays the table out as the notes say and begins to play. The same seed gives the same shuffles. */
  begin(notes: Notes, seed: string, isStrict: boolean): AnyPlay;
  /** In a strict ruling it is an error if something was put ready and never used. */
  expectAllUsed(play: AnyPlay): void;
}
