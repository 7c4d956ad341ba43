// Special roles that are used at the start of one's own turn: Il Buono and Il Brutto.

import { nothing, type Seat } from '@posse/engine';
import { type Answer, reveal } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { characterOf } from '../../registry.ts';
import { playerAt, type State } from '../../state.ts';
import { livingFrom, setLife } from '../../table/seats.ts';
import { giveTokens } from '../../table/tokens.ts';
import { judged } from './react.ts';

declare module '../../frames.ts' {
  interface Frames {
    swapStar: { readonly who: Seat };
    swapArrows: { readonly one: Seat; readonly other: Seat };
  }
}

export function offerStartRoles(t: State, who: Seat, list: Answer[]): void {
  const { special, spent } = playerAt(t, who);
  if (spent) return;
  if (special === 'buono' && t.players.some(({ role }) => role === 'sheriff')) list.push(reveal(who, special));
  if (special === 'brutto') {
    const living = livingFrom(t, who);
    for (const [place, one] of living.entries())
      for (const other of living.slice(place + 1)) list.push(reveal(who, special, one, other));
  }
}

export const useStartRole = (_t: State, { seat: who, pick, at, also }: Answer): readonly Frame[] => [
  judged(who, pick as string, [
    pick === 'buono' ? { op: 'swapStar', who } : { op: 'swapArrows', one: at as Seat, other: also as Seat },
  ]),
];

/** Both keep their life; both ceilings become those of their characters. */
export const swapStarRule: Rule<'swapStar'> = (t, { who }) => {
  const from = t.players.findIndex(({ role }) => role === 'sheriff') as Seat;
  const [old, fresh] = [playerAt(t, from), playerAt(t, who)];
  Object.assign(fresh, { role: 'sheriff', special: old.special, spent: true });
  Object.assign(old, { role: 'deputy', special: 'buono', spent: true });
  for (const seat of [from, who]) {
    playerAt(t, seat).maxLife = characterOf(playerAt(t, seat).character).bullets;
    setLife(t, seat, playerAt(t, seat).life);
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
