// Suzy Lafayette's card for an empty hand.
// Her hand is checked when the card is due, not when she earned it (R-CHR-SUZY-4).

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { draw } from './card-draw.ts';

declare module '../../frames.ts' {
  interface Frames {
    refill: { readonly who: Seat };
  }
}

export const refill = (who: Seat): Frame => ({ op: 'refill', who });

export const refillRule: Rule<'refill'> = (t, { who }) =>
  playerAt(t, who).hand.length === 0 ? [draw(who, 1)] : nothing;
