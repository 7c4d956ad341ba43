// A bot sees what its seat may see, remembers what its seat may know, and answers. It is never handed a state, so it can't cheat.

import type { Random } from '@posse/engine';
import type { Memory } from './memory.ts';
import type { Reason } from './reason.ts';
import type { Budget } from './search/budget.ts';

/** A player of the game whose views and answers these are. The same view, memory and chance give the same answer. */
export interface Bot<View, Answer> {
  readonly id: string;
  /** One of the view's options. Called only when the viewer is the one who is asked. */
  answer(view: View, memory: Memory, random: Random): Answer;
  /** Why it gives this answer, in this view. */
  reason?(view: View, memory: Memory, answer: Answer, random: Random): Reason;
  /** For a bot that looks at nothing but the options: the same answer, without the cost of a view. */
  fromOptions?(options: readonly Answer[], random: Random): Answer;
  /** It wants to know which hidden cards it has seen, and which roles deeds fit. Without this the table need not tell it. */
  readonly countsCards?: true;
  /** It takes its time: to be called where nobody else waits. */
  readonly ponders?: true;
  /** For a bot that ponders: the same one, thinking for longer or less long by this clock. */
  within?(budget: Budget, now: () => number): Bot<View, Answer>;
}

/** What every view has, whatever the game. */
export interface HasOptions<Answer> {
  readonly options: readonly Answer[];
}
