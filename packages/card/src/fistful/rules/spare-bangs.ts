// Sniper and Ricochet: other uses of BANG! cards in one's own turn.
// The cards are discarded and not played, so the limit does not count them.

import { useEvent } from '../../answers.ts';
import { bangsIn } from '../../base/rules/bang.ts';
import { aimed, shot } from '../../base/rules/shot.ts';
import { scrap } from '../../base/rules/take.ts';
import { deed } from '../../deed.ts';
import type { Offer } from '../../power.ts';
import { isOn, playerAt } from '../../state.ts';
import { discardFromHand } from '../../table/cards.ts';
import { pairsOf } from '../../table/pairs.ts';
import { isImmune } from '../../table/powers.ts';
import { distance, others, reachOf } from '../../table/seats.ts';

/** Two BANG! cards: a shot within reach that needs two Missed!, also if Slab the Killer fires it (R-FOC-SNIPER-3). */
export const sniper: Offer = {
  when: 'own turn',
  does: [deed('shoot', 'target', 2)],
  urge: 1.5,
  list(t, me, list) {
    const near = others(t, me).filter((at) => distance(t, me, at) <= reachOf(t, me));
    for (const pair of pairsOf(bangsIn(t, me))) for (const at of near) list.push(useEvent(me, pair, at));
  },
  use(t, me, { cost, at }) {
    for (const card of cost) discardFromHand(t, me, card);
    return at === null || isImmune(t, at, cost, t.catalogue.kinds.bang ?? null) ? [] : [shot(me, at, 'sniper', 2)];
  },
};

/** One BANG! at a card in front of another player, at any distance; a Missed! saves the card. */
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
