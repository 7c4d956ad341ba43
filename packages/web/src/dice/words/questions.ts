// The questions of the dice game, and what their words need to know of a view.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { CHARACTERS, type FrameFor, type View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { StatusWords } from '../../telling/teller.ts';
import type { DiceTeller } from './teller.ts';

export type QuestionOp =
  | 'start'
  | 'again'
  | 'aiming'
  | 'pouring'
  | 'clearArrows'
  | 'arrowForWound'
  | 'whichForWound'
  | 'stepIn'
  | 'returnToken'
  | 'returnOwn'
  | 'whichArrow'
  | 'handOn'
  | 'breakArrow'
  | 'react'
  | 'rethrow'
  | 'rescued'
  | 'haunt';

export type Questions = {
  readonly [K in QuestionOp]: (t: DiceTeller, frame: FrameFor<K>, view: View) => StatusWords;
};

/** How often whoever is on turn may still roll: a ghost as often as most. */
export function rollsLeft({ players, turn, haunts, rolls }: View): number {
  const character = CHARACTERS[haunts ? 'plain' : (players[turn]?.character ?? 'plain')];
  return Math.max(0, (character?.power.rolls ?? 0) - rolls);
}

export const pointsOf = (points: readonly (readonly [Seat, number])[], who: Seat): number =>
  points.reduce((sum, [seat, count]) => sum + (seat === who ? count : 0), 0);

/** "3 of 8 life" */
export function lifeOf({ players }: View, who: Seat): MessageDescriptor {
  const { life = 0, maxLife = 0 } = players[who] ?? {};
  return msg`${plural(maxLife, { one: `${life} of # life`, other: `${life} of # life` })}`;
}
