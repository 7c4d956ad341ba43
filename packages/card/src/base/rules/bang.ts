// BANG! cards: the limit per turn, and the cards that count as BANG!.

import type { Seat } from '@posse/engine';
import { kindOf } from '../../catalogue/catalogue.ts';
import { tell } from '../../facts.ts';
import type { Frame } from '../../frames.ts';
import { ANY_NUMBER } from '../../power.ts';
import { type CardId, isOn, playerAt, type State } from '../../state.ts';
import { conversionOf, fixed, forbidden, totalsNow, workingCards } from '../../table/powers-in-force.ts';
import { bangLimitOf } from '../../table/seat-order.ts';
import { shot } from './shot.ts';

export const bangLimitReached = (t: State, me: Seat): 'bang-limit' | null =>
  t.bangs >= bangLimitOf(t, me) ? 'bang-limit' : null;

/**
 * The shot of a BANG!. Only a card played as BANG! counts for the limit, and needs two Missed! if Slab the Killer plays
 * it (R-BARREL-13).
 */
export function fireBang(t: State, me: Seat, at: Seat): readonly Frame[] {
  if (!isOn(t, 'bang-after-volcanic') || !holdsVolcanic(t, me)) {
    t.bangs++;
    if (t.facts !== null) tell(t, 'bangs', { bangs: t.bangs });
  }
  return [shot(me, at, 'bang', totalsNow(t, me).misses)];
}

/** Does this player have a weapon in play that removes the limit? */
const holdsVolcanic = (t: State, me: Seat): boolean =>
  workingCards(playerAt(t, me)).some(
    (card) => kindOf(t, card).weapon && fixed(kindOf(t, card).power.bangs, 1) >= ANY_NUMBER,
  );

/** The cards of this hand that may be discarded as a BANG!. */
export function bangsIn(t: State, who: Seat): CardId[] {
  const also = conversionOf(t, who);
  return playerAt(t, who).hand.filter((card) => {
    const own = kindOf(t, card);
    const kind = own.bang ? own : also(own);
    return kind?.bang === true && forbidden(t, who, kind, card, true) === null;
  });
}
