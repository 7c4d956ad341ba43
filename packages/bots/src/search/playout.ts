// An imagined game goes on: everybody plays by rules of thumb, and what is done makes everybody believe something.

import type { Seat } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';
import type { Kinds } from '../lore.ts';
import type { Manner } from '../manner.ts';
import { best, type Thumbs } from '../thumbs.ts';
import { chanceOf, chances } from './judge.ts';
import type { Mind } from './mind.ts';

/** Takes an answer, and believes what it tells. */
export function take<K extends Kinds, Glance>(
  { lore }: Thumbs<K, Glance>,
  state: K['state'],
  beliefs: Beliefs,
  answer: K['answer'],
): void {
  const asked = lore.game.pending(state);
  if (asked === null) return;
  const deed = lore.deedOf(state, asked, answer);
  if (deed !== null) beliefs.hear(deed, lore.harmOf(deed.what));
  lore.game.advance(state, answer);
}

/** Plays on for so many turns, then judges: how likely is this seat to win? */
export function playOut<K extends Kinds, Glance>(
  { thumbs, features, weights }: Mind<K, Glance>,
  state: K['state'],
  beliefs: Beliefs,
  manner: Manner,
  seat: Seat,
  turns: number,
): number {
  const { game } = thumbs.lore;
  let left = turns;
  let turn = state.turn;
  for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
    if (state.turn !== turn) {
      turn = state.turn;
      left--;
      if (left <= 0) {
        const sides = chances(features, weights, state);
        if (sides !== null) return chanceOf(state, seat, sides);
      }
    }
    const { options } = asked;
    const answer =
      options.length === 1
        ? (options[0] as K['answer'])
        : best(thumbs, thumbs.imagine(state, asked, beliefs, manner), options, null);
    const deed = thumbs.lore.deedOf(state, asked, answer);
    if (deed !== null) beliefs.hear(deed, thumbs.lore.harmOf(deed.what));
    game.advance(state, answer);
  }
  return state.winners?.includes(seat) ? 1 : 0;
}
