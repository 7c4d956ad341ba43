// The clues of the dice game: deeds only, because no fact shows hidden cards.

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
