// Gaining life: all players at once, and never above the maximum.

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt, type State } from '../../state.ts';
import { isAlive, setLife } from '../../table/seat-order.ts';
import type { Points } from './life-loss.ts';
import { react } from './reveal-moment.ts';

declare module '../../frames.ts' {
  interface Frames {
    gain: { readonly points: Points };
    /** The frame of a gain that nobody has spoilt. */
    gained: { readonly points: Points };
  }
}

export const gain = (points: Points): Frame => ({ op: 'gain', points });

/** Can this player regain life? */
const canGain = (t: State, who: Seat): boolean => isAlive(t, who) && playerAt(t, who).life < playerAt(t, who).maxLife;

export const gainRule: Rule<'gain'> = (t, { points }) => {
  const real = points.filter(([who]) => canGain(t, who));
  return real.length === 0 ? nothing : react(t, 'gaining', t.turn, [{ op: 'gained', points: real }], [], real);
};

export const gainedRule: Rule<'gained'> = (t, { points }) => {
  for (const [who, count] of points)
    if (canGain(t, who)) setLife(t, who, Math.min(playerAt(t, who).maxLife, playerAt(t, who).life + count));
  return nothing;
};
