// A bot sees what its seat may see and answers; it is never handed a state, so it can't cheat.

import type { Random } from '@posse/engine';

/** A player of the game whose views and answers these are. */
export interface Bot<View, Answer> {
  readonly id: string;
  /** One of the view's options. Called only when the viewer is the one who is asked. */
  answer(view: View, random: Random): Answer;
  /** For a bot that looks at nothing but the options: the same answer, without the cost of a view. */
  fromOptions?(options: readonly Answer[], random: Random): Answer;
}

/** What every view has, whatever the game. */
export interface Choice<Answer> {
  readonly options: readonly Answer[];
}
