// A bot that pays back: it aims at those who have harmed it.
//
//   npx posse seat --bot bot-at-a-table.ts --table CODE

import type { Bot } from '@posse/bots';
import type { Answer, View } from '@posse/card';
import { oneOf } from '@posse/engine';

export const card: Bot<View, Answer> = {
  id: 'avenger',
  answer({ options, viewer }, { deeds }, random) {
    const foes = deeds.filter(({ at, harm }) => at === viewer && harm > 0).map(({ who }) => who);
    const revenge = options.filter(({ at }) => at !== null && foes.includes(at));
    return oneOf(random, revenge.length > 0 ? revenge : options);
  },
};
