// Dead Man: the first victim returns for good, with two life points and two cards.

import type { Seat } from '@posse/engine';
import { draw } from '../../base/rules/card-draw.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { setLife } from '../../table/life-points.ts';
import { refreshAll } from '../../table/powers-in-force.ts';

declare module '../../frames.ts' {
  interface Frames {
    rise: { readonly who: Seat };
  }
}

export const rise = (who: Seat): Frame => ({ op: 'rise', who });

export const riseRule: Rule<'rise'> = (t, { who }) => {
  playerAt(t, who).alive = true;
  t.returned = true;
  tell(t, 'returned', { who, undead: false });
  setLife(t, who, 2);
  refreshAll(t);
  return [draw(who, 2)];
};
