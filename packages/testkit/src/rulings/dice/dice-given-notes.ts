// The parts of the Givens that only the dice game has.

import type { Said } from '../given-notes.ts';

export interface DiceNotes {
  modules: readonly number[];
  /** The number of arrows in the pile, the Chief's counted as one; null for all that nobody holds. */
  pile: Said<number> | null;
  /** The ghost, by the letter of their seat. */
  ghost: Said<string> | null;
  /** Players who hold ghost tokens, and which tokens. */
  tokens: Said<{ readonly who: string; readonly list: string }> | null;
}

export const blankDiceNotes = (modules: readonly number[]): DiceNotes => ({
  modules,
  pile: null,
  ghost: null,
  tokens: null,
});
