// The greedy bot: scores every option by what it does at once, and takes the best. It remembers nothing and plans nothing.

import type { Answer } from '@posse/card';
import { below } from '@posse/engine';
import type { Bot } from '../bot.ts';
import { glanceAt } from './glance.ts';
import { scoreOf } from './scores.ts';

export const greedyBot: Bot = {
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
};
