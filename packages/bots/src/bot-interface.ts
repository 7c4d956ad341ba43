// The interface of a bot: it answers from what its seat may see.
// A bot never gets a state, so it can't cheat.

import type { Random } from '@posse/engine';
import type { Reason } from './answer-reason.ts';
import type { Budget } from './search/search-budget.ts';
import type { Memory } from './seat-memory.ts';

/** A player of one game. The same view, memory and random stream give the same answer. */
export interface Bot<View, Answer> {
  readonly id: string;
  /** Returns one of the view's options. Called only when the viewer is asked. */
  answer(view: View, memory: Memory, random: Random): Answer;
  /** Explains why it gives this answer in this view. */
  reason?(view: View, memory: Memory, answer: Answer, random: Random): Reason;
  /**
   * Returns the same answer as `answer` without the cost of a view, for a bot that looks at nothing but the options.
   */
  fromOptions?(options: readonly Answer[], random: Random): Answer;
  /** True if the bot uses sightings of hidden cards and the `fits` of deeds; a table may omit them otherwise. */
  readonly countsCards?: true;
  /** True if an answer takes long, so that the bot must run where nobody else has to wait. */
  readonly ponders?: true;
  /** The version of the learned weights that it plays with: the same version gives the same answers. */
  readonly weights?: string;
  /** The same bot with another budget of time: only for a bot that ponders. */
  within?(budget: Budget, now: () => number): Bot<View, Answer>;
}

/** The part that the views of all games have in common. */
export interface HasOptions<Answer> {
  readonly options: readonly Answer[];
}
