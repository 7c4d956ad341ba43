// The types of the dice game, as the commands know them.

import type { Answer, DiceFact, Frame, State, View, Wishes } from '@posse/dice';

export interface DiceKinds {
  readonly wishes: Wishes;
  readonly state: State;
  readonly frame: Frame;
  readonly answer: Answer;
  readonly fact: DiceFact;
  readonly view: View;
}
