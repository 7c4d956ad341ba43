// The moments in which somebody may show his role, as a table runs them: whoever holds something there is asked at once, and nobody else
// need know. The rules ask all who could hold something in turn; a table that passes for all others gives the same answers.

import type { Seat } from '@posse/engine';
import { type Pass, pass, type Reveal } from './answers.ts';
import { allAsked, listReveals } from './base/rules/react.ts';
import type { React } from './special.ts';
import type { State } from './state.ts';

/** The moment that is open; null if something else is asked. */
function openMoment({ stack, winners }: State): React | null {
  const top = stack.at(-1);
  return winners === null && top?.op === 'react' ? top : null;
}

/** All who could still answer to the open moment, as far as everybody knows, in the order in which the rules ask them; null if none is open. */
export function momentSeats(t: State): readonly Seat[] | null {
  const here = openMoment(t);
  return here === null ? null : allAsked(t, here);
}

/** What a seat may answer to the open moment: what it can show, and passing. Nothing if it has nothing to show, or has passed. */
export function momentOptions(t: State, me: Seat): readonly (Reveal | Pass)[] {
  const here = openMoment(t);
  if (here === null || !allAsked(t, here).includes(me)) return [];
  const list: Reveal[] = [];
  listReveals(t, me, here, list);
  return list.length === 0 ? [] : [...list, pass(me)];
}

export const passInMoment = pass;

/** Is the moment of the second state that of the first, with fewer left to be asked? */
export function isSameMoment(before: State, now: State): boolean {
  const [one, other] = [openMoment(before), openMoment(now)];
  return one !== null && other !== null && one.next === other.next && other.left.length < one.left.length;
}
