// The random bot: any option, each equally likely. It plays every game.

import { below, type Random } from '@posse/engine';
import type { Choice } from './bot.ts';

const anyOf = <Answer>(options: readonly Answer[], random: Random): Answer =>
  options[below(random, options.length)] as Answer;

export const randomBot = {
  id: 'random',
  answer: <Answer>({ options }: Choice<Answer>, random: Random): Answer => anyOf(options, random),
  fromOptions: anyOf,
};
