// The worth of arrows, of an Indian attack, and of the Chief's arrow.

import { characterOf } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { playerOf, type Situation } from './dice-situation.ts';
import { arrowPoints, hit } from './life-worth.ts';

/** The number of tokens left in the pile. */
export const pileOf = ({ pile, chiefInPile }: Situation['view']): number => pile + (chiefInPile ? 1 : 0);

/** The worth to me of an arrow that a player takes. */
export const arrowOn = (s: Situation, at: Seat): number => {
  const isTough = characterOf(playerOf(s.view, at).character).power.suffers?.('attack', 2) === 1;
  return arrowPoints(s) * (s.foe[at] as number) * (isTough ? 0.4 : 1);
};

/** The worth of an attack, beyond the usual cost of arrows, if I had `more` arrows. */
export function attackWorth(s: Situation, more: number): number {
  let sum = 0;
  for (let place = 0; place < s.view.players.length; place++) {
    const at = place as Seat;
    const { alive, arrows, chief } = playerOf(s.view, at);
    if (!alive) continue;
    const held = arrows + (at === s.me ? more : 0);
    if (chief && isSheltered(s, at, held)) continue;
    const points = held + (chief ? 2 : 0);
    for (let before = 0; before < points; before++) sum += hit(s, at, 'attack', before);
    sum -= held * arrowOn(s, at);
  }
  return sum;
}

/** Would a player with the Chief's arrow and these arrows be spared in an attack? */
const isSheltered = (s: Situation, who: Seat, arrows: number): boolean =>
  s.view.players.every(({ alive, arrows: held }, place) => place === who || !alive || held < arrows + 2);

/** The cost of one more arrow for me, at once. */
export function arrowCost(s: Situation): number {
  const cost = -arrowOn(s, s.me);
  return pileOf(s.view) <= 1 ? cost - attackWorth(s, 1) : cost;
}

/**
 * The worth of the Chief's arrow. It shelters the player with the most arrows; for anybody else it doubles the danger.
 */
export const chiefOn = (s: Situation, who: Seat): number => {
  const { arrows } = playerOf(s.view, who);
  return (isSheltered(s, who, arrows) ? -arrows - 0.5 : 2) * arrowPoints(s) * (s.foe[who] as number);
};

export const heldBy = (s: Situation, at: Seat): number => playerOf(s.view, at).arrows;
