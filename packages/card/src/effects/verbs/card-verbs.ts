// The verbs that move cards between players, or to the discards.

import type { Seat } from '@posse/engine';
import { scrap as scrapFrame, take as takeFrame } from '../../base/rules/card-theft.ts';
import { stock } from '../../base/rules/general-store.ts';
import { deed } from '../../deed.ts';
import { brawl as brawlFrame } from '../../dodge-city/rules/brawl.ts';
import type { Frame } from '../../frames.ts';
import { daltons } from '../../high-noon/rules/the-daltons.ts';
import { countLiving } from '../../table/seat-order.ts';
import { amountIn, type Cast, groupIn, whoIn } from '../effect-context.ts';
import type { Amount } from '../language-terms.ts';
import { amount, block, cardFilter, count, optional, players, word } from '../sentence-fields.ts';
import { verb } from '../verb-interface.ts';
import { whomOf } from './deed-targets.ts';
import { forPlayers } from './each-player.ts';

/** The value `aimed` is the card that is aimed at, `hand` a random one from the hand. */
const WHICH = word(['aimed', 'hand'], { aimed: 'aimed card' });

const preyIn = ({ prey }: Cast, card: 'aimed' | 'hand') => (card === 'aimed' ? (prey ?? 'hand') : 'hand');

/** A list with this frame, repeated this many times. */
const times = (cast: Cast, n: Amount, frame: Frame): readonly Frame[] =>
  n === 1 ? [frame] : Array.from({ length: amountIn(cast, n) }, () => frame);

export const take = verb({
  do: 'take',
  fields: { from: optional(players), card: WHICH, times: optional(amount(1, 3)) },
  frames: ({ from = 'target', card, times: n = 1 }) =>
    forPlayers(from, (one, cast) => times(cast, n, takeFrame(cast.me, one, preyIn(cast, card)))),
  causes: ['cards lost'],
  deeds: ({ from = 'target' }) => [deed('take', whomOf(from))],
});

export const scrap = verb({
  do: 'scrap',
  fields: { from: optional(players), card: WHICH, times: optional(amount(1, 3)) },
  frames: ({ from = 'target', card, times: n = 1 }) =>
    forPlayers(from, (one, cast) => times(cast, n, scrapFrame(one, preyIn(cast, card)))),
  causes: ['cards lost'],
  deeds: ({ from = 'target' }) => [deed('scrap', whomOf(from))],
});

/** Sentence: a player discards cards of their choice, as far as the hand goes. */
export const discard = verb({
  do: 'discard',
  asks: 'payCards',
  fields: { who: optional(players), cards: count(1, 3) },
  frames: ({ who: whom = 'me', cards }, { of }) =>
    forPlayers(whom, (one) => [
      { op: 'payCards', who: one, with: of, count: cards, filter: {}, mayDecline: false, yes: [], no: [] },
    ]),
  causes: ['cards lost'],
  deeds: ({ who: whom = 'me', cards }) => [deed('scrap', whomOf(whom), cards)],
});

/** Sentence: a player discards cards or, by choice or for want of them, does something else. */
export const pay = verb({
  do: 'pay',
  asks: 'payCards',
  fields: {
    who: optional(players),
    cards: count(1, 2),
    of: optional(cardFilter),
    yes: optional(block('each')),
    no: optional(block('each')),
  },
  frames({ who: whom = 'me', cards, of: filter = {}, yes, no }, { of, block }) {
    const [ifPaid, ifNot] = [block(yes), block(no)];
    const ask = (one: Seat, own: Cast): Frame => ({
      op: 'payCards',
      who: one,
      with: of,
      count: cards,
      filter,
      mayDecline: true,
      yes: ifPaid(own),
      no: ifNot(own),
    });
    return forPlayers(whom, (one, cast) => [ask(one, { ...cast, each: one })]);
  },
  causes: ['cards lost'],
});

/** Sentence: a player gives cards of their choice to another player. */
export const give = verb({
  do: 'give',
  asks: 'giveCards',
  fields: { who: optional(players), to: word(['me', 'target', 'left', 'right']), cards: count(1, 3) },
  frames: ({ who: whom = 'me', to, cards }, { of }) =>
    forPlayers(whom, (one, cast) => {
      const other = whoIn(to === 'left' || to === 'right' ? { ...cast, me: one } : cast, to);
      return other === null || other === one ? [] : [{ op: 'giveCards', who: one, with: of, to: other, count: cards }];
    }),
  causes: ['cards lost'],
  deeds: ({ who: whom = 'me' }) => [deed('swap', whomOf(whom))],
});

/** Sentence: a card for each living player is turned up, and everybody takes one. */
export const store = verb({
  do: 'store',
  fields: {},
  frames: () => (cast) => [stock(cast.me, countLiving(cast.t))],
  causes: [],
});

/** Sentence: all others lose a card that I choose, from the hand at random. */
export const brawl = verb({
  do: 'brawl',
  fields: {},
  frames: () => (cast) => [brawlFrame(cast.me, groupIn(cast, 'others'))],
  causes: ['cards lost'],
});

/** Sentence: a player discards a blue card in play. */
export const loseBlue = verb({
  do: 'lose-blue',
  fields: { who: optional(players) },
  frames: ({ who: whom = 'me' }) => forPlayers(whom, (one) => [daltons(one)]),
  causes: [],
});
