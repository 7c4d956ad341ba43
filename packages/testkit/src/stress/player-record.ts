// The record of what one player saw and sent in one game.
// It is compared with the stored game.

import type { AnswerBase, SeenFact } from '@posse/engine';
import type { AnyView, GameId } from '@posse/protocol';

/** The option that a player chose at a question. It may be sent several times, but never another one. */
export interface ChosenOption {
  readonly option: number;
  readonly answer: AnswerBase;
  /** The number of times that it was sent. */
  sent: number;
}

/** The steps that one process of the server has shown. */
export interface ShownSteps {
  least: number;
  most: number;
}

export interface PlayerRecord {
  readonly game: GameId;
  readonly seat: number;
  /** By step. */
  readonly views: Map<number, AnyView>;
  /** The facts of the answer that led to this step. */
  readonly facts: Map<number, readonly SeenFact[]>;
  /** The chosen options by the step of the question. */
  readonly choices: Map<number, ChosenOption>;
  /** The shown steps by the number of the server process. */
  readonly shown: Map<number, ShownSteps>;
  /** The server's commitment, as announced before the deal. */
  readonly promise: string | null;
  /** The contributions that the player revealed. The server can have used only one of them. */
  readonly lucks: ReadonlySet<string>;
  /** The server's secret, which is revealed when the game is over. */
  secret: string | null;
}

export const newRecord = (
  game: GameId,
  seat: number,
  promise: PlayerRecord['promise'],
  lucks: PlayerRecord['lucks'],
): PlayerRecord => ({
  game,
  seat,
  views: new Map(),
  facts: new Map(),
  choices: new Map(),
  shown: new Map(),
  promise,
  lucks,
  secret: null,
});

/** Notes that one server process has shown all steps of this range. */
export function noteSteps({ shown }: PlayerRecord, life: number, from: number, to: number): void {
  const steps = shown.get(life);
  if (steps === undefined) shown.set(life, { least: from, most: to });
  else {
    steps.least = Math.min(steps.least, from);
    steps.most = Math.max(steps.most, to);
  }
}
