// Rules of thumb: score every option by likely friends and foes, take the best.

import { below, type Kinds, type Pending, type Random } from '@posse/engine';
import type { Reason } from './answer-reason.ts';
import { beliefsFrom } from './belief-cache.ts';
import type { Bot } from './bot-interface.ts';
import type { Clues } from './clue-interface.ts';
import type { PlayStyle } from './play-style.ts';
import type { Beliefs } from './role-beliefs.ts';
import type { Memory } from './seat-memory.ts';

/** The rules of thumb of one game. `Situation` is everything that scoring looks at. */
export interface RulesOfThumb<K extends Kinds, Situation> {
  readonly clues: Clues<K>;
  situation(view: K['view'], beliefs: Beliefs, style: PlayStyle, memory: Memory): Situation;
  /** The situation of the asked player in an imagined world. */
  imagine(state: K['state'], asked: Pending<K['frame'], K['answer']>, beliefs: Beliefs, style: PlayStyle): Situation;
  /** The situation's options without those that are never right; all of them if nothing else is left. */
  sane(situation: Situation): readonly K['answer'][];
  /** Whether an answer is never right in this situation. */
  isNever(situation: Situation, answer: K['answer']): boolean;
  /** Higher is better; doing nothing scores 0. */
  score(situation: Situation, answer: K['answer']): number;
  reason(situation: Situation, answer: K['answer']): Reason;
}

/** The score of an absurd answer, which the search does not even imagine. */
export const NEVER = -99;

/**
 * The number of answers after which two bots may be repeating themselves forever: from then on they slip now and then,
 * to break the loop.
 */
const ENDLESS = 2000;
const RESTLESS = 5;

/** A bot that follows rules of thumb in a given style. */
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
      const slipped = slip(view, style, random);
      if (slipped !== null) return slipped;
      const situation = look(view, memory);
      return best(rulesOfThumb, situation, style.careful ? rulesOfThumb.sane(situation) : view.options, random);
    },
    reason(view, memory, answer) {
      return rulesOfThumb.reason(look(view, memory), answer);
    },
  };
}

/** A random answer, if the bot slips; else null. */
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

/** The best option. Ties are broken at random, or by order if `random` is null. */
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
