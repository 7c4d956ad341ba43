// Ghost Town: eliminated players return for one turn, and can't die in it.

import { nothing, type Seat } from '@posse/engine';
import { afterDeath, mourning } from '../../base/rules/deaths.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { setLife } from '../../table/life-points.ts';
import { refreshAll } from '../../table/powers-in-force.ts';

declare module '../../frames.ts' {
  interface Frames {
    haunt: { readonly who: Seat };
    ghostLeaves: { readonly who: Seat };
  }
}

export const haunt = (who: Seat): Frame => ({ op: 'haunt', who });
export const ghostLeaves = (who: Seat): Frame => ({ op: 'ghostLeaves', who });

export const hauntRule: Rule<'haunt'> = (t, { who }) => {
  const player = playerAt(t, who);
  player.alive = true;
  player.undead = true;
  setLife(t, who, 0);
  refreshAll(t);
  tell(t, 'returned', { who, undead: true });
  return nothing;
};

/**
 * Eliminates a ghost again. Nobody earns the reward, but abilities that react to a death do (R-HN-GHOST-6,
 * R-HN-GHOST-7).
 */
export const ghostLeavesRule: Rule<'ghostLeaves'> = (t, { who }) => {
  const player = playerAt(t, who);
  player.alive = false;
  player.undead = false;
  tell(t, 'eliminated', { who, by: null, role: player.role });
  return afterDeath(t, [{ who, by: null }], [mourning(who)]);
};
