// A greedy bot: scores every option by what it does at once, and takes the best. It remembers nothing and plans nothing.

import { below } from '@posse/engine';
import type { Bot, Choice } from './bot.ts';

/** What it notices of a view, and how good it finds an answer then: that is all that differs from game to game. */
export const greedyBy = <View extends Choice<Answer>, Glance, Answer>(
  glanceAt: (view: View) => Glance,
  scoreOf: (glance: Glance, answer: Answer) => number,
): Bot<View, Answer> => ({
  id: 'greedy',
  answer(view, random) {
    const glance = glanceAt(view);
    let best: Answer[] = [];
    let highest = Number.NEGATIVE_INFINITY;
    for (const option of view.options) {
      const score = scoreOf(glance, option);
      if (score > highest) {
        highest = score;
        best = [option];
      } else if (score === highest) best.push(option);
    }
    return best[best.length > 1 ? below(random, best.length) : 0] as Answer;
  },
});
