// What an answer in the dice game tells of its giver. Nothing but roles is hidden, so no fact shows more.

import { type DiceKinds, diceGame } from '@posse/dice';
import type { Clues } from '../clues.ts';
import { deedOf, URGES } from './deeds.ts';
import { fitsOf } from './fits.ts';

export const diceClues: Clues<DiceKinds> = {
  game: diceGame,
  deedOf,
  fitsOf,
  urges: URGES,
  sightingIn: () => null,
};
