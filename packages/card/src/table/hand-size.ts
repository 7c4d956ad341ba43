// The number of hand cards that everybody sees.

import type { Seat } from '@posse/engine';
import { playerAt, type State } from '../state.ts';

const knownSizes = new WeakMap<State, readonly number[]>();

/**
 * Conditions count so many cards in these hands from now on, whatever they hold: a state may hold more to find out what
 * is possible.
 */
export const keepHandSizes = (t: State, sizes: readonly number[]): void => void knownSizes.set(t, sizes);

export const handSize = (t: State, who: Seat): number => knownSizes.get(t)?.[who] ?? playerAt(t, who).hand.length;
