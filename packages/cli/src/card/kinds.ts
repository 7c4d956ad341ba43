// The types of the card game, as the commands know them.

import type { Answer, CardFact, Frame, State, View, Wishes } from '@posse/card';

export interface CardKinds {
  readonly wishes: Wishes;
  readonly state: State;
  readonly frame: Frame;
  readonly answer: Answer;
  readonly fact: CardFact;
  readonly view: View;
}
