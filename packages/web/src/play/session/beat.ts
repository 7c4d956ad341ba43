// One answer and what came of it, as the table shows it: before, the facts in order, after; and the sentence that leads meanwhile.

import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import type { GamePicture, SeenIn } from '@posse/protocol';

export type GameView = CardView | DiceView;

/** A fact of the game that this view is of. */
export type FactIn<View extends GameView> = SeenIn<View extends CardView ? 'card' : 'dice'>;

export interface Beat<View extends GameView = GameView> {
  /** The number of the question that was answered. */
  readonly number: number;
  readonly facts: readonly FactIn<View>[];
  readonly before: View;
  readonly after: GamePicture<View>;
  /** When the answer was given, by the clock of the server. Left out for an answer that this page has followed. */
  readonly at?: number;
}

// The one sentence that leads: what you do or what is happening, and under it why.
