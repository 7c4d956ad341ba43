// Russian Roulette: everybody in turn discards a Missed!, from the leader on.
// The first player who does not loses two life points.

import type { Seat } from '@posse/engine';
import { hurt } from '../../base/rules/life-loss.ts';
import { aimed } from '../../base/rules/shot.ts';
import type { Frame, Rule } from '../../frames.ts';
import { others } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    roulette: { readonly who: Seat };
    /** The frame after a player discarded a Missed!: the next one is asked. */
    rouletteGoesOn: { readonly from: Seat };
  }
}

export const roulette = (who: Seat): Frame => ({ op: 'roulette', who });

export const rouletteRule: Rule<'roulette'> = (_t, { who }) => [
  aimed(null, who, 'russian-roulette', 1, [hurt(who, 2, null)], [{ op: 'rouletteGoesOn', from: who }]),
];

export const rouletteGoesOnRule: Rule<'rouletteGoesOn'> = (t, { from }) => [roulette(others(t, from)[0] ?? from)];
