// A bot that searches: imagines each answer in many worlds that fit its knowledge.

import { fork, type Kinds, type Random, samePlain } from '@posse/engine';
import type { Reason } from '../answer-reason.ts';
import { beliefsFrom } from '../belief-cache.ts';
import type { Bot } from '../bot-interface.ts';
import type { PlayStyle } from '../play-style.ts';
import { learnedReason } from '../policy/policy-bot.ts';
import { slip } from '../rules-of-thumb.ts';
import type { Memory } from '../seat-memory.ts';
import { type Candidate, candidates, isDecided, meanOf, stillIn, winnerOf } from './candidate-answers.ts';
import type { Imagination } from './imagination-interface.ts';
import { viewerOf, worldsFrom } from './imagined-worlds.ts';
import { playOut, take } from './playout.ts';
import { type Budget, TIMELESS, usualBudget } from './search-budget.ts';

/** The number of worlds between checks that drop bad candidates, or decide for a far better one. */
const LOOK_AGAIN = 4;

export function searchBot<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  id: string,
  style: PlayStyle,
  budget: Budget = usualBudget(imagination.worlds),
  now: () => number = TIMELESS,
): Bot<K['view'], K['answer']> {
  return {
    id,
    weights: imagination.learned.version,
    ponders: true,
    countsCards: true,
    answer: (view, memory, random) =>
      slip(view, style, random) ?? winnerOf(search(imagination, style, budget, now, view, memory, random)).answer,
    reason(view, memory, answer, random) {
      const { rulesOfThumb, learned } = imagination;
      const [, ...challengers] = search(imagination, style, budget, now, view, memory, random);
      const winner = challengers.find((challenger) => samePlain(challenger.answer, answer));
      if (winner !== undefined) return foreseen(meanOf(winner.values));
      const beliefs = beliefsFrom(rulesOfThumb.clues, view.players, memory.deeds, style);
      const situation = rulesOfThumb.situation(view, beliefs, style, memory);
      return learnedReason(rulesOfThumb, learned.policy(), situation, answer);
    },
    within: (other, clock) => searchBot(imagination, id, style, other, clock),
  };
}

const foreseen = (chance: number): Reason => ({
  code: 'foreseen',
  at: null,
  role: null,
  percent: Math.round(100 * chance),
});

function search<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  style: PlayStyle,
  budget: Budget,
  now: () => number,
  view: K['view'],
  memory: Memory,
  random: Random,
): Candidate<K['answer']>[] {
  const { rulesOfThumb } = imagination;
  const { clues } = rulesOfThumb;
  const beliefs = beliefsFrom(clues, view.players, memory.deeds, style);
  // In imagined worlds the others only listen.
  const common = beliefsFrom(clues, view.players, memory.deeds, { ...style, reads: false });
  const situation = rulesOfThumb.situation(view, beliefs, style, memory);
  const options = style.careful ? rulesOfThumb.sane(situation) : view.options;
  let field = candidates(imagination, situation, options);
  const me = viewerOf(view);
  const newWorld = worldsFrom(imagination, view, memory, beliefs);
  const chance = fork(random);
  const until = now() + budget.ms;
  for (let round = 1; round <= budget.worlds && field.length > 1; round++) {
    const world = newWorld(chance);
    for (const { answer, values } of field) {
      // A world does not count unless every candidate was tried in it.
      if (now() > until)
        return field.map((candidate) => ({ ...candidate, values: candidate.values.slice(0, round - 1) }));
      const state = clues.game.clone(world);
      const asked = clues.game.pending(state);
      if (asked === null) return field;
      const believed = common.clone();
      take(clues, state, asked, believed, answer);
      values.push(playOut(imagination, state, believed, style, me));
    }
    if (round % LOOK_AGAIN !== 0) continue;
    field = stillIn(field);
    if (isDecided(field)) break;
  }
  return field;
}
