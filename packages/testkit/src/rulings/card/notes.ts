// What only the Givens of the card game say.

import type { Said } from '../notes.ts';
import type { Offer } from './offers.ts';

export interface CardNotes {
  sets: readonly string[];
  /** The draw pile, first card on top. */
  draw: Said<string> | null;
  /** There are no other cards in the draw pile. */
  drawOnly: boolean;
  discard: Said<string> | null;
  /** Is the player on turn in phase 2, or has nothing of the turn happened yet? */
  inTurn: boolean;
  /** Who has played a BANG! this turn. */
  bangs: Said<string>[];
  event: Said<string> | null;
  nextEvent: Said<string> | null;
  /** Who has which character to spare, for an event that changes his. */
  spares: Said<{ readonly who: string; readonly name: string }>[];
  /** Who chooses from which characters before the game begins. */
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
