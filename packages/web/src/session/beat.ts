// One answer and what came of it, as the table shows it: before, the facts in order, after.

import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import type { GamePicture, Told } from '@posse/protocol';

export type GameView = CardView | DiceView;

export interface Beat<View extends GameView = GameView> {
  /** The number of the question that was answered. */
  readonly number: number;
  readonly facts: readonly Told[];
  readonly before: View;
  readonly after: GamePicture<View>;
}
