// Moments of special roles as a table runs them.
// The rules ask everybody who could hold a fitting role in turn. A table asks only those who can react, all at once, and
// passes for all others: the answers are the same.

import type { Seat } from '@posse/engine';
import { type Pass, pass, type Reveal } from './answers.ts';
import { listReveals, playersToAsk } from './base/rules/reveal-moment.ts';
import type { React } from './special-role.ts';
import type { State } from './state.ts';

/** The open moment; null if something else is asked. */
function openMoment({ stack, winners }: State): React | null {
  const top = stack.at(-1);
  return winners === null && top?.op === 'react' ? top : null;
}

/**
 * Everybody who could still react to the open moment as far as all know, in the order of the rules; null if no moment
 * is open.
 */
export function momentSeats(t: State): readonly Seat[] | null {
  const here = openMoment(t);
  return here === null ? null : playersToAsk(t, here);
}

/** The reveals of a seat at the open moment, and passing. Empty if it has nothing to reveal, or has passed. */
export function momentOptions(t: State, me: Seat): readonly (Reveal | Pass)[] {
  const here = openMoment(t);
  if (here === null || !playersToAsk(t, here).includes(me)) return [];
  const list: Reveal[] = [];
  listReveals(t, me, here, list);
  return list.length === 0 ? [] : [...list, pass(me)];
}

export const passInMoment = pass;

/** Are both states at the same moment, the second with fewer players left to ask? */
export function isSameMoment(before: State, now: State): boolean {
  const [one, other] = [openMoment(before), openMoment(now)];
  return one !== null && other !== null && one.next === other.next && other.left.length < one.left.length;
}
