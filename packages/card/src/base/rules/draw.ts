// Drawing from the pile. Every card that is drawn for keeps is drawn by one of these frames.

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import { cardOf } from '../../registry.ts';
import { drawOne, drawOpenly, reshuffle } from '../../table/cards.ts';
import { isAlive } from '../../table/seats.ts';

declare module '../../frames.ts' {
  interface Frames {
    draw: { readonly who: Seat; readonly count: number };
    /** Black Jack's second card, for all to see; a red one brings another. */
    drawShown: { readonly who: Seat };
  }
}

export const draw = (who: Seat, count: number): Frame => ({ op: 'draw', who, count });
export const drawShown = (who: Seat): Frame => ({ op: 'drawShown', who });

export const drawRule: Rule<'draw'> = (t, { who, count }) => {
  if (!isAlive(t, who)) return nothing;
  for (let drawn = 0; drawn < count && drawOne(t, who); drawn++);
  reshuffle(t);
  return nothing;
};

export const drawShownRule: Rule<'drawShown'> = (t, { who }) => {
  const shown = drawOpenly(t, who);
  reshuffle(t);
  if (shown === null) return nothing;
  const { suit } = cardOf(shown);
  return suit === 'hearts' || suit === 'diamonds' ? [draw(who, 1)] : nothing;
};
