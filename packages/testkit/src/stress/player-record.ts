// What one person saw and said in one game, to be held against what was kept of it.

import type { AnswerBase, SeenFact } from '@posse/engine';
import type { AnyView, GameId } from '@posse/protocol';

/** What somebody chose for a question. He may say so several times, but never something else. */
export interface ChosenOption {
  readonly option: number;
  readonly answer: AnswerBase;
  /** How often it was sent. */
  sent: number;
}

/** The steps that a life of the server has shown. */
export interface ShownSteps {
  least: number;
  most: number;
}

export interface PlayerRecord {
  readonly game: GameId;
  readonly seat: number;
  /** By the number of answers given. */
  readonly views: Map<number, AnyView>;
  /** What came of the answer that led to this number. */
  readonly facts: Map<number, readonly SeenFact[]>;
  /** By the number of the question. */
  readonly choices: Map<number, ChosenOption>;
  /** By life of the server. */
  readonly shown: Map<number, ShownSteps>;
  /** The commitment as it was told before the deal. */
  readonly promise: string | null;
  /** What he gave for the seed; only one of them can have been taken. */
  readonly lucks: ReadonlySet<string>;
  /** The server's secret, told when the game is over. */
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

/** A life of the server has shown everything from one step to the other. */
export function noteSteps({ shown }: PlayerRecord, life: number, from: number, to: number): void {
  const steps = shown.get(life);
  if (steps === undefined) shown.set(life, { least: from, most: to });
  else {
    steps.least = Math.min(steps.least, from);
    steps.most = Math.max(steps.most, to);
  }
}
