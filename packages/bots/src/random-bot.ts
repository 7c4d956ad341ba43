// The random bot: every option is equally likely, in every game.

import { below, type Random } from '@posse/engine';
import type { Reason } from './answer-reason.ts';
import type { HasOptions } from './bot-interface.ts';
import type { Memory } from './seat-memory.ts';

const anyOf = <Answer>(options: readonly Answer[], random: Random): Answer =>
  options[below(random, options.length)] as Answer;

export const randomBot = {
  id: 'random',
  answer: <Answer>({ options }: HasOptions<Answer>, _memory: Memory, random: Random): Answer => anyOf(options, random),
  reason: (): Reason => ({ code: 'whim', at: null, role: null, percent: null }),
  fromOptions: anyOf,
};
