// A bot that plays by the learned policy.

import type { Kinds } from '@posse/engine';
import type { Reason } from '../answer-reason.ts';
import { beliefsFrom } from '../belief-cache.ts';
import type { Bot } from '../bot-interface.ts';
import type { PlayStyle } from '../play-style.ts';
import { best, type RulesOfThumb, slip } from '../rules-of-thumb.ts';
import type { Memory } from '../seat-memory.ts';
import type { LearnedPolicy } from './learned-policy.ts';
import { type Policy, placeOf } from './policy-weighing.ts';
import { type Topic, topicOf } from './trait-topics.ts';

export function policyBot<K extends Kinds, Situation>(
  rulesOfThumb: RulesOfThumb<K, Situation>,
  learned: LearnedPolicy<Situation, K['answer']>,
  id: string,
  style: PlayStyle,
): Bot<K['view'], K['answer']> {
  const look = (view: K['view'], memory: Memory): Situation =>
    rulesOfThumb.situation(view, beliefsFrom(rulesOfThumb.clues, view.players, memory.deeds, style), style, memory);
  const isNever = style.careful ? rulesOfThumb.isNever : null;
  return {
    id,
    weights: learned.version,
    answer: (view, memory, random) =>
      slip(view, style, random) ?? learned.policy().best(look(view, memory), view.options, isNever),
    reason: (view, memory, answer) => learnedReason(rulesOfThumb, learned.policy(), look(view, memory), answer),
  };
}

/** Names the topic that moved the policy from the answer of the rules of thumb to this one. */
export function learnedReason<K extends Kinds, Situation>(
  rulesOfThumb: RulesOfThumb<K, Situation>,
  policy: Policy<Situation, K['answer']>,
  situation: Situation,
  answer: K['answer'],
): Reason {
  const reason = rulesOfThumb.reason(situation, answer);
  const usual = best(rulesOfThumb, situation, rulesOfThumb.sane(situation), null);
  const { traits, weights } = policy;
  if (traits.gistOf(situation, usual) === traits.gistOf(situation, answer)) return reason;
  const lifts = new Map<Topic, number>();
  const add = traits.traitsIn(situation);
  const count = (one: K['answer'], sign: 1 | -1): void => {
    const own: number[] = [];
    add(one, own);
    for (const trait of own) {
      const topic = topicOf(trait);
      lifts.set(topic, (lifts.get(topic) ?? 0) + sign * (weights[placeOf(trait)] as number));
    }
  };
  count(answer, 1);
  count(usual, -1);
  const [most] = [...lifts].sort(([, one], [, other]) => other - one);
  if (most === undefined || most[1] <= 0) return reason;
  return { ...reason, code: `learned-${most[0]}` };
}
