// Rules of thumb: a score for every option, by who is likely a friend and who a foe, and the best one is taken.

import { below, type Kinds, type Pending, type Random } from '@posse/engine';
import type { Beliefs } from './beliefs.ts';
import { beliefsFrom } from './believed.ts';
import type { Bot } from './bot.ts';
import type { Clues } from './clues.ts';
import type { Memory } from './memory.ts';
import type { PlayStyle } from './play-style.ts';
import type { Reason } from './reason.ts';

/** How one game is played by rules of thumb. What a player takes in before he answers is its `Situation`. */
export interface RulesOfThumb<K extends Kinds, Situation> {
  readonly clues: Clues<K>;
  situation(view: K['view'], beliefs: Beliefs, style: PlayStyle, memory: Memory): Situation;
  /** The same in an imagined world, as the one who is asked there sees it. */
  imagine(state: K['state'], asked: Pending<K['frame'], K['answer']>, beliefs: Beliefs, style: PlayStyle): Situation;
  /** Higher is better; to do nothing is worth 0. */
  score(situation: Situation, answer: K['answer']): number;
  reason(situation: Situation, answer: K['answer']): Reason;
}

/** The score of what nobody with his wits about him would do: it is not even imagined. */
export const NEVER = -99;

/** No game is so long, unless two bots do the same to each other for ever: then they try something else now and then. */
const ENDLESS = 2000;
const RESTLESS = 5;

/** A bot that follows them, in some style. */
export function ruleOfThumbBot<K extends Kinds, Situation>(
  rulesOfThumb: RulesOfThumb<K, Situation>,
  id: string,
  style: PlayStyle,
): Bot<K['view'], K['answer']> {
  const look = (view: K['view'], memory: Memory): Situation =>
    rulesOfThumb.situation(view, beliefsFrom(rulesOfThumb.clues, view.players, memory.deeds, style), style, memory);
  return {
    id,
    answer(view, memory, random) {
      return slip(view, style, random) ?? best(rulesOfThumb, look(view, memory), view.options, random);
    },
    reason(view, memory, answer) {
      return rulesOfThumb.reason(look(view, memory), answer);
    },
  };
}

/** Any answer at all, if this is one of those moments; else null. */
export function slip<K extends Kinds>(
  { step, options }: K['view'],
  style: PlayStyle,
  random: Random,
): K['answer'] | null {
  const slips = step > ENDLESS ? Math.max(RESTLESS, style.slips) : style.slips;
  return slips > 0 && below(random, 100) < slips ? anyOf(options, random) : null;
}

const anyOf = <Answer>(options: readonly Answer[], random: Random): Answer =>
  options[below(random, options.length)] as Answer;

/** The best option; among equals any one, or the first where chance does not matter. */
export function best<K extends Kinds, Situation>(
  rulesOfThumb: RulesOfThumb<K, Situation>,
  situation: Situation,
  options: readonly K['answer'][],
  random: Random | null,
): K['answer'] {
  let found = options[0] as K['answer'];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const option of options) {
    const score = rulesOfThumb.score(situation, option);
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
