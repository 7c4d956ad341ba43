// A bot that imagines how the game would go on after each of its answers, in many worlds that fit what it knows.

import { fork, type Kinds, type Random, samePlain } from '@posse/engine';
import { beliefsFrom } from '../believed.ts';
import type { Bot } from '../bot.ts';
import type { Manner } from '../manner.ts';
import type { Memory } from '../memory.ts';
import type { Reason } from '../reason.ts';
import { slip } from '../thumbs.ts';
import { type Budget, TIMELESS, usualBudget } from './budget.ts';
import { type Candidate, candidates, meanOf, stillIn, winnerOf } from './candidates.ts';
import type { Mind } from './mind.ts';
import { playOut, take } from './playout.ts';
import { viewerOf, worldFrom } from './worlds.ts';

/** Every few worlds answers that do not look good are given up. */
const LOOK_AGAIN = 4;

export function searchBot<K extends Kinds, Glance>(
  mind: Mind<K, Glance>,
  id: string,
  manner: Manner,
  budget: Budget = usualBudget(mind.worlds),
  now: () => number = TIMELESS,
): Bot<K['view'], K['answer']> {
  return {
    id,
    ponders: true,
    countsCards: true,
    answer: (view, memory, random) =>
      slip(view, manner, random) ?? winnerOf(search(mind, manner, budget, now, view, memory, random)).answer,
    reason(view, memory, answer, random) {
      const { thumbs } = mind;
      const [, ...challengers] = search(mind, manner, budget, now, view, memory, random);
      const winner = challengers.find((challenger) => samePlain(challenger.answer, answer));
      if (winner !== undefined) return foreseen(meanOf(winner.values));
      const beliefs = beliefsFrom(thumbs.lore, view.players, memory.deeds, manner);
      return thumbs.reason(thumbs.glance(view, beliefs, manner, memory), answer);
    },
    within: (other, clock) => searchBot(mind, id, manner, other, clock),
  };
}

const foreseen = (chance: number): Reason => ({
  code: 'foreseen',
  at: null,
  role: null,
  percent: Math.round(100 * chance),
});

function search<K extends Kinds, Glance>(
  mind: Mind<K, Glance>,
  manner: Manner,
  budget: Budget,
  now: () => number,
  view: K['view'],
  memory: Memory,
  random: Random,
): Candidate<K['answer']>[] {
  const { thumbs } = mind;
  const { lore } = thumbs;
  const beliefs = beliefsFrom(lore, view.players, memory.deeds, manner);
  // The others only listen.
  const common = beliefsFrom(lore, view.players, memory.deeds, { ...manner, reads: false });
  const glance = thumbs.glance(view, beliefs, manner, memory);
  let field = candidates(mind, glance, view);
  const me = viewerOf(view);
  const chance = fork(random);
  const until = now() + budget.ms;
  for (let round = 1; round <= budget.worlds && field.length > 1; round++) {
    const world = worldFrom(mind, view, memory, beliefs, chance);
    for (const { answer, values } of field) {
      // A world in which not every answer was tried does not count.
      if (now() > until)
        return field.map((candidate) => ({ ...candidate, values: candidate.values.slice(0, round - 1) }));
      const state = lore.game.clone(world);
      const asked = lore.game.pending(state);
      if (asked === null) return field;
      const believed = common.clone();
      take(lore, state, asked, believed, answer);
      values.push(playOut(mind, state, believed, manner, me));
    }
    if (round % LOOK_AGAIN === 0) field = stillIn(field);
  }
  return field;
}
