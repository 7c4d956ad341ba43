// Rules of thumb: a score for every option, by who is likely a friend and who a foe, and the best one is taken.

import { below, type Kinds, type Pending, type Random } from '@posse/engine';
import type { Beliefs } from './beliefs.ts';
import { beliefsFrom } from './believed.ts';
import type { Bot } from './bot.ts';
import type { Lore } from './lore.ts';
import type { Manner } from './manner.ts';
import type { Memory } from './memory.ts';
import type { Reason } from './reason.ts';

/** How one game is played by rules of thumb. What a player takes in before he answers is its `Glance`. */
export interface Thumbs<K extends Kinds, Glance> {
  readonly lore: Lore<K>;
  glance(view: K['view'], beliefs: Beliefs, manner: Manner, memory: Memory): Glance;
  /** The same in an imagined world, as the one who is asked there sees it. */
  imagine(state: K['state'], asked: Pending<K['frame'], K['answer']>, beliefs: Beliefs, manner: Manner): Glance;
  /** Higher is better; to do nothing is worth 0. */
  score(glance: Glance, answer: K['answer']): number;
  reason(glance: Glance, answer: K['answer']): Reason;
}

/** The score of what nobody with his wits about him would do: it is not even imagined. */
export const NEVER = -99;

/** No game is so long, unless two bots do the same to each other for ever: then they try something else now and then. */
const ENDLESS = 2000;
const RESTLESS = 5;

/** A bot that follows them, in some manner. */
export function thumbBot<K extends Kinds, Glance>(
  thumbs: Thumbs<K, Glance>,
  id: string,
  manner: Manner,
): Bot<K['view'], K['answer']> {
  const look = (view: K['view'], memory: Memory): Glance =>
    thumbs.glance(view, beliefsFrom(thumbs.lore, view.players, memory.deeds, manner), manner, memory);
  return {
    id,
    answer(view, memory, random) {
      return slip(view, manner, random) ?? best(thumbs, look(view, memory), view.options, random);
    },
    reason(view, memory, answer) {
      return thumbs.reason(look(view, memory), answer);
    },
  };
}

/** Any answer at all, if this is one of those moments; else null. */
export function slip<K extends Kinds>(
  { step, options }: K['view'],
  manner: Manner,
  random: Random,
): K['answer'] | null {
  const slips = step > ENDLESS ? Math.max(RESTLESS, manner.slips) : manner.slips;
  return slips > 0 && below(random, 100) < slips ? anyOf(options, random) : null;
}

const anyOf = <Answer>(options: readonly Answer[], random: Random): Answer =>
  options[below(random, options.length)] as Answer;

/** The best option; among equals any one, or the first where chance does not matter. */
export function best<K extends Kinds, Glance>(
  thumbs: Thumbs<K, Glance>,
  glance: Glance,
  options: readonly K['answer'][],
  random: Random | null,
): K['answer'] {
  let found = options[0] as K['answer'];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const option of options) {
    const score = thumbs.score(glance, option);
    if (score > highest) {
      highest = score;
      found = option;
      equals = 1;
    } else if (score === highest && random !== null) {
      equals++;
      if (below(random, equals) === 0) found = option;
    }
  }
  return found;
}
