// Arrows: what one costs, who suffers when the pile is empty, and the Chief's arrow.

import { characterOf } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { type Glance, playerOf } from './glance.ts';
import { arrowPoints, hit } from './stakes.ts';

/** Tokens that are left in the pile. */
export const pileOf = ({ pile, chiefInPile }: Glance['view']): number => pile + (chiefInPile ? 1 : 0);

/** What it is worth to me that somebody takes an arrow. */
export const arrowOn = (g: Glance, at: Seat): number => {
  const isTough = characterOf(playerOf(g.view, at).character).power.suffers?.('attack', 2) === 1;
  return arrowPoints(g) * (g.foe[at] as number) * (isTough ? 0.4 : 1);
};

/** What an attack would be worth to me, beyond what the arrows cost anyway, if I had so many more. */
export function attackWorth(g: Glance, more: number): number {
  let sum = 0;
  for (let place = 0; place < g.view.players.length; place++) {
    const at = place as Seat;
    const { alive, arrows, chief } = playerOf(g.view, at);
    if (!alive) continue;
    const held = arrows + (at === g.me ? more : 0);
    if (chief && isSheltered(g, at, held)) continue;
    const points = held + (chief ? 2 : 0);
    for (let before = 0; before < points; before++) sum += hit(g, at, 'attack', before);
    sum -= held * arrowOn(g, at);
  }
  return sum;
}

/** Would he be spared in an attack, holding the Chief's arrow beside these? */
const isSheltered = (g: Glance, who: Seat, arrows: number): boolean =>
  g.view.players.every(({ alive, arrows: held }, place) => place === who || !alive || held < arrows + 2);

/** One more arrow for me, here and now. */
export function arrowCost(g: Glance): number {
  const cost = -arrowOn(g, g.me);
  return pileOf(g.view) <= 1 ? cost - attackWorth(g, 1) : cost;
}

/** The Chief's arrow is a shelter to whoever has the most, else twice the danger. */
export const chiefOn = (g: Glance, who: Seat): number => {
  const { arrows } = playerOf(g.view, who);
  return (isSheltered(g, who, arrows) ? -arrows - 0.5 : 2) * arrowPoints(g) * (g.foe[who] as number);
};

export const heldBy = (g: Glance, at: Seat): number => playerOf(g.view, at).arrows;
