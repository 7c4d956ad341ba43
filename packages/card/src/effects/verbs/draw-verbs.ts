// The verbs of drawing cards, also those for phase 1 alone.

import { draw as drawFrame, drawShown } from '../../base/rules/card-draw.ts';
import { firstCard as firstCardFrame, look as lookFrame } from '../../base/rules/other-draw-sources.ts';
import { refill as refillFrame } from '../../base/rules/suzy-lafayette.ts';
import { deed } from '../../deed.ts';
import { fromATable as fromATableFrame } from '../../dodge-city/rules/pat-brennan.ts';
import { sack } from '../../promos/rules/claus-the-saint.ts';
import { others } from '../../table/seat-order.ts';
import { amountIn } from '../effect-context.ts';
import { amount, count, optional, players, word } from '../sentence-fields.ts';
import { verb } from '../verb-interface.ts';
import { whomOf } from './deed-targets.ts';
import { forPlayers } from './each-player.ts';

export const draw = verb({
  do: 'draw',
  fields: { who: optional(players), n: amount(1, 4) },
  frames({ who = 'me', n }) {
    if (typeof n === 'number') return forPlayers(who, (one) => [drawFrame(one, n)]);
    return forPlayers(who, (one, cast) => [drawFrame(one, amountIn(cast, n))]);
  },
  causes: [],
  deeds: ({ who = 'me', n }) => [deed('draw', whomOf(who), typeof n === 'number' ? n : 1)],
});

/** Sentence: a player draws a card if the hand is still empty when it is due. */
export const refill = verb({
  do: 'refill',
  fields: {},
  frames: () => (cast) => [refillFrame(cast.me)],
  causes: [],
});

// --- ways to draw in phase 1 ---

/** Sentence for phase 1: the second card is shown; a red one brings another. */
export const showSecond = verb({
  do: 'show-second',
  fields: {},
  only: 'draws',
  frames:
    () =>
    ({ me, usual }) => [drawFrame(me, 1), ...(usual > 1 ? [drawShown(me), drawFrame(me, usual - 2)] : [])],
  causes: [],
});

/** Sentence for phase 1: the player looks at this many cards and keeps as many as are usual. */
export const look = verb({
  do: 'look',
  fields: { n: count(3, 4) },
  only: 'draws',
  frames:
    ({ n }) =>
    ({ me, usual }) => [usual < n ? lookFrame(me, n, usual) : drawFrame(me, usual)],
  causes: [],
});

/** Sentence for phase 1: the first card may come from elsewhere. */
export const firstCard = verb({
  do: 'first-card',
  fields: { from: word(['another hand', 'discard pile']) },
  only: 'draws',
  frames:
    ({ from }) =>
    ({ me, usual }) => [firstCardFrame(me, usual, from)],
  causes: ['cards lost'],
});

/** Sentence for phase 1: a card in play may be taken instead of drawing. */
export const fromATable = verb({
  do: 'from-a-table',
  fields: {},
  only: 'draws',
  frames:
    () =>
    ({ me, usual }) => [fromATableFrame(me, usual)],
  causes: [],
});

/** Sentence for phase 1: the player draws one more card for each other player, who gets one of them. */
export const giftForEach = verb({
  do: 'gift-for-each',
  fields: {},
  only: 'draws',
  frames:
    () =>
    ({ t, me, usual }) => [sack(me, usual + others(t, me).length)],
  causes: [],
});
