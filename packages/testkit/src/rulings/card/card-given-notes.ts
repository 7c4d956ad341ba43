// The parts of the Givens that only the card game has.

import type { Said } from '../given-notes.ts';
import type { Offer } from './character-choice-setup.ts';

export interface CardNotes {
  sets: readonly string[];
  /** The cards of the draw pile, the first one on top. */
  draw: Said<string> | null;
  /** True if the draw pile has no other cards. */
  drawOnly: boolean;
  discard: Said<string> | null;
  /** True if the player on turn is in phase 2; false if the turn has not begun. */
  inTurn: boolean;
  /** Players who have played a BANG! this turn. */
  bangs: Said<string>[];
  event: Said<string> | null;
  nextEvent: Said<string> | null;
  /** Spare characters of players, for an event that changes characters. */
  spares: Said<{ readonly who: string; readonly name: string }>[];
  /** Characters that players choose from before the game begins. */
  offers: Offer[];
}

export const blankCardNotes = (sets: readonly string[]): CardNotes => ({
  sets,
  draw: null,
  drawOnly: false,
  discard: null,
  inTurn: true,
  bangs: [],
  event: null,
  nextEvent: null,
  spares: [],
  offers: [],
});
