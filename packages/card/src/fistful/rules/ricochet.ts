// Ricochet: a BANG! at a card in play.
// The BANG! is discarded and not played, so the limit does not count it.

import { useEvent } from '../../answers.ts';
import { bangsIn } from '../../base/rules/bang.ts';
import { scrap } from '../../base/rules/card-theft.ts';
import { aimed } from '../../base/rules/shot.ts';
import { deed } from '../../deed.ts';
import type { Offer } from '../../power.ts';
import { isOn, playerAt } from '../../state.ts';
import { discardFromHand } from '../../table/card-moves.ts';
import { isImmune } from '../../table/powers-in-force.ts';
import { others } from '../../table/seat-order.ts';

/** The offer to fire a BANG! at a card in front of another player, at any distance; a Missed! saves the card. */
export const ricochet: Offer = {
  when: 'own turn',
  does: [deed('scrap', 'target')],
  urge: 0.7,
  list(t, me, list) {
    for (const card of bangsIn(t, me))
      for (const at of others(t, me))
        for (const prey of playerAt(t, at).inPlay) list.push(useEvent(me, [card], at, prey));
  },
  use(t, me, { cost, at, prey }) {
    for (const card of cost) discardFromHand(t, me, card);
    if (at === null || prey === null || isImmune(t, at, cost, t.catalogue.kinds.bang ?? null)) return [];
    const need = isOn(t, 'slab-ricochet') ? playerAt(t, me).totals.misses : 1;
    return [aimed(me, at, 'ricochet', need, [scrap(at, prey)])];
  },
};
