// A beat: one answer with its consequences, as the table shows it.

import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import type { GamePicture, SeenIn } from '@posse/protocol';

export type GameView = CardView | DiceView;

/** A fact of the game that this view belongs to. */
export type FactIn<View extends GameView> = SeenIn<View extends CardView ? 'card' : 'dice'>;

export interface Beat<View extends GameView = GameView> {
  /** The step of the question that was answered. */
  readonly step: number;
  readonly facts: readonly FactIn<View>[];
  readonly before: View;
  readonly after: GamePicture<View>;
  /** The server's time of the answer. Undefined for an answer that this page has followed. */
  readonly at?: number;
}

// The headline: what you do or what is happening, and below it why.
