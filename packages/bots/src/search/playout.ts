// The playout of an imagined game, in which everybody plays by the policy.

import type { Kinds, Pending, Seat } from '@posse/engine';
import type { Clues } from '../clue-interface.ts';
import type { PlayStyle } from '../play-style.ts';
import type { Beliefs } from '../role-beliefs.ts';
import type { Imagination } from './imagination-interface.ts';
import { chanceOf, chances } from './judge-network.ts';

/** Applies an answer, and updates everybody's beliefs by its deed. */
export function take<K extends Kinds>(
  { game, deedOf }: Clues<K>,
  state: K['state'],
  asked: Pending<K['frame'], K['answer']>,
  beliefs: Beliefs,
  answer: K['answer'],
): void {
  const deed = deedOf(state, asked, answer);
  if (deed !== null) beliefs.hear(deed);
  game.advance(state, answer);
}

/** The weight of a judgement relative to the one a turn before: it is more accurate, but depends more on luck. */
const FADES = 0.7;

/** The maximum number of answers in a playout without a judge: two bots may repeat themselves for ever. */
const LONGEST = 1000;

/** Plays on for some turns, judges after each, and returns the chance of this seat to win. */
export function playOut<K extends Kinds, Situation>(
  { rulesOfThumb, learned, features, weights, turns }: Imagination<K, Situation>,
  state: K['state'],
  beliefs: Beliefs,
  style: PlayStyle,
  seat: Seat,
): number {
  const { game } = rulesOfThumb.clues;
  const policy = learned.policy();
  let left = turns;
  let answers = 0;
  let turn = state.turn;
  let total = 0;
  let open = 1;
  for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
    if (state.turn !== turn) {
      turn = state.turn;
      left--;
      const sides = chances(features, weights, state, beliefs);
      if (sides !== null) {
        const chance = chanceOf(state, seat, sides);
        if (left <= 0) return total + open * chance;
        total += open * (1 - FADES) * chance;
        open *= FADES;
      }
    }
    if (++answers > LONGEST) return total;
    const { options } = asked;
    const answer =
      options.length === 1
        ? (options[0] as K['answer'])
        : policy.best(rulesOfThumb.imagine(state, asked, beliefs, style), options, rulesOfThumb.isNever);
    take(rulesOfThumb.clues, state, asked, beliefs, answer);
  }
  return total + (state.winners?.includes(seat) ? open : 0);
}
