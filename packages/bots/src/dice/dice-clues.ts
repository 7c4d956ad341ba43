// The clues of the dice game: deeds only, because no fact shows hidden cards.

import { type DiceKinds, diceGame } from '@posse/dice';
import type { Clues } from '../clue-interface.ts';
import { deedOf, URGES } from './answer-deeds.ts';
import { fitsOf } from './role-fit.ts';

export const diceClues: Clues<DiceKinds> = {
  game: diceGame,
  deedOf,
  fitsOf,
  urges: URGES,
  sightingIn: () => null,
};
