// The offers of Chuck Wengam, Doc Holyday and José Delgado in their own turns.

import { ability } from '../../answers.ts';
import { draw } from '../../base/rules/draw.ts';
import { hurt } from '../../base/rules/hurt.ts';
import { shot } from '../../base/rules/shot.ts';
import { kindOf } from '../../catalogue/catalogue.ts';
import { deed } from '../../deed.ts';
import type { Offer } from '../../power.ts';
import { playerAt } from '../../state.ts';
import { discardFromHand } from '../../table/cards.ts';
import { pairsOf } from '../../table/pairs.ts';
import { isImmune } from '../../table/powers.ts';
import { distance, others, reachOf } from '../../table/seats.ts';
import { usesOf } from '../../table/uses.ts';

/** Chuck Wengam: a life point for two cards, any number of times, but never the last point. */
export const lifeForTwo: Offer = {
  when: 'own turn',
  does: [deed('hurt', 'me'), deed('draw', 'me', 2)],
  list(t, me, list) {
    if (playerAt(t, me).life > 1) list.push(ability(me, 'chuck-wengam', []));
  },
  use: (_t, me) => [hurt(me, 1, me), draw(me, 2)],
};

/** Doc Holyday: two cards for a shot, once per turn. */
export const twoForAShot: Offer = {
  when: 'own turn',
  does: [deed('shoot', 'target')],
  list(t, me, list) {
    if (usesOf(t, me, 'doc-holyday') > 0) return;
    const near = others(t, me).filter((at) => distance(t, me, at) <= reachOf(t, me));
    for (const pair of pairsOf(playerAt(t, me).hand))
      for (const at of near) list.push(ability(me, 'doc-holyday', pair, at));
  },
  use(t, me, { cost, at }) {
    for (const card of cost) discardFromHand(t, me, card);
    return at === null || isImmune(t, at, cost, null) ? [] : [shot(me, at, 'doc-holyday')];
  },
};

/** José Delgado: a blue card for two others, twice per turn. */
export const blueForTwo: Offer = {
  when: 'own turn',
  does: [deed('draw', 'me', 2)],
  list(t, me, list) {
    if (usesOf(t, me, 'jose-delgado') > 1) return;
    for (const card of playerAt(t, me).hand)
      if (kindOf(t, card).border === 'blue') list.push(ability(me, 'jose-delgado', [card]));
  },
  use(t, me, { cost }) {
    for (const card of cost) discardFromHand(t, me, card);
    return [draw(me, 2)];
  },
};
