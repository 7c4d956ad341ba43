// Sid Ketchum: two hand cards for a life point.
// Allowed between effects, and in every question that Sid Ketchum is asked (R-CHR-SID-6).

import { ability } from '../../answers.ts';
import { deed } from '../../deed.ts';
import type { Offer } from '../../power.ts';
import { isOn, playerAt } from '../../state.ts';
import { discardFromHand } from '../../table/card-moves.ts';
import { isHurt } from '../../table/life-points.ts';
import { pairsOf } from '../../table/pairs.ts';
import { heal, healable } from './life-gain.ts';

export const twoCardsForALife: Offer = {
  when: 'any time',
  does: [deed('heal', 'me')],
  list(t, me, list) {
    if (isHurt(t, me) ? healable(t, me, 1) === 0 : !isOn(t, 'sid-at-full-life')) return;
    for (const pair of pairsOf(playerAt(t, me).hand)) list.push(ability(me, 'sid-ketchum', pair));
  },
  use(t, me, { cost }) {
    for (const card of cost) discardFromHand(t, me, card);
    return [heal(me, 1)];
  },
};
