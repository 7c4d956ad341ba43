// The Renegade's foes: both sides should weaken each other, and the Sheriff live.
// The Sheriff has to be the last other player alive.

import type { Role, Seat } from '@posse/engine';
import type { Beliefs } from '../role-beliefs.ts';
import type { OpenPlayer } from './card-situation.ts';

const IS_OUTLAW = [0, 0, 1, 0];
const IS_LAW = [1, 1, 0, 0];

/**
 * How much of a foe the others are while both sides are equally strong. It is less than 1, because the bot's own life
 * matters more.
 */
const ANYBODY = 0.35;
const SHERIFF = -0.3;
/** How much that changes as one side gets all of the strength at the table. */
const BALANCE = 0.8;
const SHERIFF_BALANCE = 0.3;
/** The change of that number once the Outlaws are eliminated, and only the law is left to fight. */
const NO_OUTLAWS = 0.5;

/** How much each role is the Renegade's foe at this moment. */
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

/** The strength of a player: life points, and a part for cards that may save or take some. */
const strengthOf = ({ life, hand, inPlay }: OpenPlayer): number => life + 0.5 * hand.length + 0.3 * inPlay.length;
