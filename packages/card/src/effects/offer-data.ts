// Offers as data: a price, a target, and what happens.

import type { Seat } from '@posse/engine';
import { ability, useEvent } from '../answers.ts';
import { bangsIn } from '../base/rules/bang.ts';
import { hurt } from '../base/rules/life-loss.ts';
import { kindOf } from '../catalogue/catalogue.ts';
import { type Deed, deed } from '../deed.ts';
import type { Holder, Offer } from '../power.ts';
import { type CardId, playerAt, type State } from '../state.ts';
import { discardFromHand } from '../table/card-moves.ts';
import { usesOf } from '../table/offer-uses.ts';
import { pairsOf } from '../table/pairs.ts';
import { isImmune } from '../table/powers-in-force.ts';
import { distance, others, reachOf } from '../table/seat-order.ts';
import { castFor, castOfPlay, compileFilter, isTrue } from './effect-context.ts';
import type { Condition, Filter } from './language-terms.ts';
import { compileBlock } from './sentence-compiler.ts';
import { type Sentence, VERBS } from './sentence-types.ts';

export interface OfferData {
  /** When the offer can be used; by default in the owner's turn. */
  readonly when?: 'any time';
  readonly price: {
    readonly cards?: 1 | 2;
    /** The hand cards that can be paid; with `bang: true`, also those that count as one. */
    readonly of?: Filter;
    /** Life points; never the last one. */
    readonly life?: number;
  };
  readonly target?: 'another player' | 'next door' | 'in reach';
  readonly if?: Condition;
  /** How often in a turn it can be used; left out for any number. */
  readonly perTurn?: number;
  readonly run: readonly Sentence[];
  /** For bots. */
  readonly urge?: number;
}

export function compileOffer(holder: Holder, of: string, data: OfferData): Offer {
  const { when = 'own turn', price, target, if: asked, perTurn, run: block, urge } = data;
  const run = compileBlock(of, block);
  const life = price.life ?? 0;
  const costs = compilePrice(price);
  return {
    when,
    does: deedsOfOffer(data),
    run: block,
    ...(urge !== undefined && { urge }),
    list(t, me, list, source) {
      if (life > 0 && playerAt(t, me).life <= life) return;
      if (perTurn !== undefined && usesOf(t, me, of) >= perTurn) return;
      if (asked !== undefined && !isTrue(castFor(t, me), asked)) return;
      const targets = target === undefined ? [null] : others(t, me).filter((at) => isNear(t, me, at, target));
      for (const cost of costs(t, me))
        for (const at of targets)
          list.push(holder === 'event' ? useEvent(me, cost, at) : ability(me, of, cost, at, source));
    },
    use(t, me, { cost, at }) {
      for (const card of cost) discardFromHand(t, me, card);
      const paid = life > 0 ? [hurt(me, life, me)] : [];
      const kind = price.of?.bang === true ? (t.catalogue.kinds.bang ?? null) : null;
      if (at !== null && isImmune(t, at, cost, kind)) return paid;
      return [...paid, ...run(castOfPlay(t, me, at, null, null, null))];
    },
  };
}

function isNear(t: State, me: Seat, at: Seat, target: NonNullable<OfferData['target']>): boolean {
  if (target === 'another player') return true;
  return distance(t, me, at) <= (target === 'in reach' ? reachOf(t, me) : 1);
}

const NO_CARDS: readonly CardId[] = [];

/** Every way to pay the price in hand cards. */
function compilePrice({ cards, of = {} }: OfferData['price']): (t: State, me: Seat) => readonly (readonly CardId[])[] {
  if (cards === undefined) return () => [NO_CARDS];
  const { bang, ...rest } = of;
  const fits = Object.keys(rest).length === 0 ? null : compileFilter(rest);
  return (t, me) => {
    const held = bang === true ? bangsIn(t, me) : playerAt(t, me).hand;
    const payable = fits === null ? held : held.filter((card) => fits(t, kindOf(t, card), card));
    return cards === 1 ? payable.map((card) => [card]) : pairsOf(payable);
  };
}

/** The deeds of an offer: its cost in life points, then those of its sentences. */
const deedsOfOffer = ({ price, run }: OfferData): readonly Deed[] => [
  ...(price.life === undefined ? [] : [deed('hurt', 'me', price.life)]),
  ...run.flatMap((one) => VERBS[one.do].deeds?.(one) ?? []),
];
