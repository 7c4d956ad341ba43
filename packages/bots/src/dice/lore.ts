// What an answer in the dice game tells of its giver. Nothing but roles is hidden, so no fact shows more.

import { type Answer, type DiceFact, diceGame, type Frame, type State, type View, type Wishes } from '@posse/dice';
import type { Kinds, Lore } from '../lore.ts';
import { deedOf, harmOf, URGES } from './deeds.ts';
import { fitsOf } from './fits.ts';

export interface DiceKinds extends Kinds {
  readonly wishes: Wishes;
  readonly state: State;
  readonly frame: Frame;
  readonly answer: Answer;
  readonly fact: DiceFact;
  readonly view: View;
}

export const diceLore: Lore<DiceKinds> = {
  game: diceGame,
  deedOf,
  fitsOf,
  urges: URGES,
  harmOf,
  sightingIn: () => null,
};
