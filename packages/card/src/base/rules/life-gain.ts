// Regaining life points, never above the maximum.

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt, type State } from '../../state.ts';
import { setLife } from '../../table/life-points.ts';
import { sourcesOf, totalsNow } from '../../table/powers-in-force.ts';
import { countLiving, isAlive } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    heal: { readonly who: Seat; readonly points: number };
    /** The frame in which a Beer heals. It does nothing with two players left (R-BEER-07). */
    drink: { readonly who: Seat };
  }
}

export const heal = (who: Seat, points: number): Frame => ({ op: 'heal', who, points });
export const drink = (who: Seat): Frame => ({ op: 'drink', who });

/** The number of these life points that the player would really regain. */
export function healable(t: State, who: Seat, points: number): number {
  const { life, maxLife } = playerAt(t, who);
  let given = points;
  for (const { power } of sourcesOf(t, who, t.catalogue.hooks.heals)) given = power.heals?.(t, who, given) ?? given;
  return Math.min(maxLife - life, given);
}

export const healRule: Rule<'heal'> = (t, { who, points }) => {
  if (isAlive(t, who)) setLife(t, who, playerAt(t, who).life + healable(t, who, points));
  return nothing;
};

export const drinkRule: Rule<'drink'> = (t, { who }) =>
  countLiving(t) > 2 ? [heal(who, totalsNow(t, who).beer)] : nothing;
