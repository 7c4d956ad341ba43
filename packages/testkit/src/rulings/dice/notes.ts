// What only the Givens of the dice game say.

import type { Said } from '../notes.ts';

export interface DiceNotes {
  modules: readonly number[];
  /** How many arrows lie in the pile, the Chief's counted as one; null is all that nobody holds. */
  pile: Said<number> | null;
  /** The ghost, by letter. */
  ghost: Said<string> | null;
  /** Who holds ghost tokens, and which. */
  tokens: Said<{ readonly who: string; readonly list: string }> | null;
}

export const blankDiceNotes = (modules: readonly number[]): DiceNotes => ({
  modules,
  pile: null,
  ghost: null,
  tokens: null,
});
