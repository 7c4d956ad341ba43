// A bot sees what its seat may see and answers; it is never handed a state, so it can't cheat.

import type { Answer, View } from '@posse/card';
import type { Random } from '@posse/engine';

export interface Bot {
  readonly id: string;
  /** One of the view's options. Called only when the viewer is the one who is asked. */
  answer(view: View, random: Random): Answer;
  /** For a bot that looks at nothing but the options: the same answer, without the cost of a view. */
  fromOptions?(options: readonly Answer[], random: Random): Answer;
}
