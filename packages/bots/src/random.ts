// The random bot: any option, each equally likely.

import type { Answer } from '@posse/card';
import { below, type Random } from '@posse/engine';
import type { Bot } from './bot.ts';

const anyOf = (options: readonly Answer[], random: Random): Answer => options[below(random, options.length)] as Answer;

export const randomBot: Bot = {
  id: 'random',
  answer: ({ options }, random) => anyOf(options, random),
  fromOptions: anyOf,
};
