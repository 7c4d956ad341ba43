// An imagined game goes on: everybody plays by rules of thumb, and what is done makes everybody believe something.

import type { Kinds, Pending, Seat } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';
import type { Lore } from '../lore.ts';
import type { Manner } from '../manner.ts';
import { best } from '../thumbs.ts';
import { chanceOf, chances } from './judge.ts';
import type { Mind } from './mind.ts';

/** Takes an answer; everybody believes what it tells. */
export function take<K extends Kinds>(
  { game, deedOf }: Lore<K>,
  state: K['state'],
  asked: Pending<K['frame'], K['answer']>,
  beliefs: Beliefs,
  answer: K['answer'],
): void {
  const deed = deedOf(state, asked, answer);
  if (deed !== null) beliefs.hear(deed);
  game.advance(state, answer);
}

/** What is judged later counts for so much of what was judged a turn before: it is truer, and more a matter of luck. */
const FADES = 0.7;

/** Where nobody can judge, a game is played to its end. But no imagined game takes more answers: two may do the same to each other for ever. */
const LONGEST = 1000;

/** Plays on for some turns and judges after each: how likely is this seat to win? */
export function playOut<K extends Kinds, Glance>(
  { thumbs, features, weights, turns }: Mind<K, Glance>,
  state: K['state'],
  beliefs: Beliefs,
  manner: Manner,
  seat: Seat,
): number {
  const { game } = thumbs.lore;
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
        : best(thumbs, thumbs.imagine(state, asked, beliefs, manner), options, null);
    take(thumbs.lore, state, asked, beliefs, answer);
  }
  return total + (state.winners?.includes(seat) ? open : 0);
}
