// The Renegade wants both sides to wear each other out, and the Sheriff alive until nobody else is left.

import type { Role, Seat } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';
import type { OpenPlayer } from './situation.ts';

const IS_OUTLAW = [0, 0, 1, 0];
const IS_LAW = [1, 1, 0, 0];

/** How much of a foe everybody is while both sides are equally strong. His own life matters more to him. */
const ANYBODY = 0.35;
const SHERIFF = -0.3;
/** How much that changes with a side that is all of the strength at the table. */
const BALANCE = 0.8;
const SHERIFF_BALANCE = 0.3;
/** The Sheriff is all that is left of the fight when the Outlaws are gone. */
const NO_OUTLAWS = 0.5;

/** How much a Sheriff, a Deputy, an Outlaw, another Renegade is his foe just now. */
export function renegadeWants(
  players: readonly OpenPlayer[],
  known: readonly (Role | null)[],
  me: Seat,
  beliefs: Beliefs,
): readonly number[] {
  const outlaws = beliefs.expect(known, IS_OUTLAW);
  const lawmen = beliefs.expect(known, IS_LAW);
  let law = 0;
  let wild = 0;
  for (let place = 0; place < players.length; place++) {
    const player = players[place] as OpenPlayer;
    if (!player.alive || place === me) continue;
    const strength = strengthOf(player);
    law += strength * (lawmen[place] as number);
    wild += strength * (outlaws[place] as number);
  }
  const lead = (law - wild) / Math.max(1, law + wild);
  return [
    SHERIFF + SHERIFF_BALANCE * lead + (wild === 0 ? NO_OUTLAWS : 0),
    ANYBODY + BALANCE * lead,
    ANYBODY - BALANCE * lead,
    ANYBODY,
  ];
}

/** Life points, and cards that may save or take some. */
const strengthOf = ({ life, hand, inPlay }: OpenPlayer): number => life + 0.5 * hand.length + 0.3 * inPlay.length;
