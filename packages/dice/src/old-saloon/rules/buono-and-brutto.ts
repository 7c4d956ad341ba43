// Effects of Il Buono and Il Brutto: the star, or all arrows, change hands.

import { nothing, type Seat, seat } from '@posse/engine';
import { characterOf } from '../../entry-registry.ts';
import { tell } from '../../facts.ts';
import type { Rule } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { giveTokens } from '../../table/arrow-tokens.ts';
import { setLife } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    swapStar: { readonly who: Seat };
    swapArrows: { readonly one: Seat; readonly other: Seat };
  }
}

/** Exchanges the roles. Both players keep their life; their maximums become those of their characters. */
export const swapStarRule: Rule<'swapStar'> = (t, { who }) => {
  const from = seat(t.players.findIndex(({ role }) => role === 'sheriff'));
  const [old, fresh] = [playerAt(t, from), playerAt(t, who)];
  Object.assign(fresh, { role: 'sheriff', special: old.special, spent: true });
  Object.assign(old, { role: 'deputy', special: 'buono', spent: true });
  for (const one of [from, who]) {
    playerAt(t, one).maxLife = characterOf(playerAt(t, one).character).bullets;
    setLife(t, one, playerAt(t, one).life);
  }
  tell(t, 'starMoved', { from, to: who });
  return nothing;
};

export const swapArrowsRule: Rule<'swapArrows'> = (t, { one, other }) => {
  const { arrows, chief } = playerAt(t, one);
  giveTokens(t, one, playerAt(t, other).arrows, playerAt(t, other).chief);
  giveTokens(t, other, arrows, chief);
  return nothing;
};
