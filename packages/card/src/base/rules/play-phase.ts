// Phase 2: the player whose turn it is plays any number of cards.

import { firstAll, type Listing, nothing, type Seat, seat, settled } from '@posse/engine';
import { type End, end, type Play, play, type Use, use } from '../../answers.ts';
import { kindOf } from '../../catalogue/catalogue.ts';
import { ANY_DISTANCE, type CardKind, type Reason } from '../../catalogue/entry-types.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, isOn, playerAt, type State } from '../../state.ts';
import { discardFromTable, giveUp, layFromHand } from '../../table/card-moves.ts';
import { countUse } from '../../table/offer-uses.ts';
import {
  conversionOf,
  converterOf,
  forbidden,
  framesFromHook,
  sourcesOf,
  workingCards,
} from '../../table/powers-in-force.ts';
import { distance, reachOf } from '../../table/seat-order.ts';
import { effectOf, layBrown } from './card-effect.ts';
import { andAftermath } from './deaths.ts';
import { inTurn } from './turn-phases.ts';

declare module '../../frames.ts' {
  interface Frames {
    phase2: { readonly who: Seat };
  }
  interface Answers {
    phase2: Play | Use | End;
  }
}

export const phase2Rule: Rule<'phase2'> = {
  who: (f) => f.who,
  open: (t, f) => inTurn(t, f.who),
  offers(t, { who }, list) {
    const also = conversionOf(t, who);
    const player = playerAt(t, who);
    for (const card of player.hand) {
      const kind = kindOf(t, card);
      listPlays(t, who, card, kind, null, list);
      const other = also(kind);
      if (other !== null && other !== kind) listPlays(t, who, card, other, other.key, list);
    }
    for (const card of workingCards(player)) {
      const kind = kindOf(t, card);
      if (notUsable(t, kind, card) === null) listTargets(t, who, kind, 'use', card, null, NO_PRICE, list);
    }
    list.push(end(who));
    for (const { power } of sourcesOf(t, who, t.catalogue.hooks.curbs)) power.curbs?.(t, who, list);
  },
  on: {
    play: (t, _f, answer) => firstAll(andAftermath(t, playCard(t, answer))),
    use: (t, _f, answer) => firstAll(andAftermath(t, useCard(t, answer))),
    end: () => settled,
  },
  betweenEffects: true,
};

// --- legal plays ---

/** Lists every way to play this card as that kind. */
function listPlays(
  t: State,
  me: Seat,
  card: CardId,
  kind: CardKind,
  as: string | null,
  list: Listing<Play | Use>,
): void {
  if (notPlayable(t, me, kind) !== null || forbidden(t, me, kind, card) !== null) return;
  if (kind.border === 'green') {
    if (notLayable(t, kind, me) === null) list.push(play(me, card, as));
  } else if (kind.price === 0) {
    listTargets(t, me, kind, 'play', card, as, NO_PRICE, list);
  } else {
    for (const price of playerAt(t, me).hand)
      if (price !== card && !isForbiddenPrice(t, me, price)) listTargets(t, me, kind, 'play', card, as, [price], list);
  }
}

/** May this card not even be discarded as a price? */
export const isForbiddenPrice = (t: State, me: Seat, price: CardId): boolean =>
  forbidden(t, me, kindOf(t, price), price, true) === 'costs';

const NO_PRICE: readonly CardId[] = [];

/** Lists an answer for every legal target of this kind; one without a target if it needs none. */
function listTargets(
  t: State,
  me: Seat,
  kind: CardKind,
  way: 'play' | 'use',
  card: CardId,
  as: string | null,
  cost: readonly CardId[],
  list: Listing<Play | Use>,
): void {
  if (kind.aim.at === 'nobody') {
    if (notAimable(t, me, kind, me) === null) list.push(aimed(way, me, card, as, null, null, cost));
    return;
  }
  const range = rangeOf(t, me, kind);
  for (let number = 0; number < t.players.length; number++) {
    const at = seat(number);
    if (notAimable(t, me, kind, at) !== null || (range !== ANY_DISTANCE && distance(t, me, at) > range)) continue;
    if (kind.aim.at !== 'a card') list.push(aimed(way, me, card, as, at, null, cost));
    else {
      const { hand, inPlay } = playerAt(t, at);
      if (at !== me && hand.length > 0) list.push(aimed(way, me, card, as, at, 'hand', cost));
      for (const prey of inPlay) if (prey !== card) list.push(aimed(way, me, card, as, at, prey, cost));
    }
  }
}

const aimed = (
  way: 'play' | 'use',
  me: Seat,
  card: CardId,
  as: string | null,
  at: Seat | null,
  prey: CardId | 'hand' | null,
  cost: readonly CardId[],
): Play | Use => (way === 'play' ? play(me, card, as, at, prey, cost) : use(me, card, at, prey));

/** The reason why this kind of card can't be played now, regardless of the target. */
export function notPlayable(t: State, me: Seat, kind: CardKind): Reason | null {
  if (!kind.action && kind.border === 'brown') return 'only-in-answer';
  if (kind.price > 0 && playerAt(t, me).hand.length <= kind.price) return 'costs-a-card';
  return kind.notNow === null ? null : kind.notNow(t, me);
}

/** The reason why a card in play can't be used now, regardless of the target. */
export function notUsable(t: State, kind: CardKind, card: CardId): Reason | null {
  if (kind.border !== 'green') return 'not-to-be-used';
  if (!kind.action) return 'only-in-answer';
  return t.laid.includes(card) ? 'laid-this-turn' : null;
}

/**
 * The reason why a card of this kind can't lie in front of that player. By an option, a weapon may replace one of its own name.
 */
function notLayable(t: State, kind: CardKind, at: Seat): Reason | null {
  if (kind.weapon && isOn(t, 'same-weapon-again')) return null;
  for (const theirs of playerAt(t, at).inPlay) if (kindOf(t, theirs) === kind) return 'same-name';
  return null;
}

/** The maximum distance of a card's target. */
export const rangeOf = (t: State, me: Seat, { aim }: CardKind): number =>
  aim.within === 'reach' ? reachOf(t, me) : aim.within;

/** The reason why this kind of card can't be aimed at that player, regardless of distance. */
export function notAimable(t: State, me: Seat, kind: CardKind, at: Seat): Reason | null {
  const target = playerAt(t, at);
  if (!target.alive) return 'eliminated';
  if (at === me && kind.aim.at === 'another player') return 'yourself';
  if (kind.border === 'blue' && notLayable(t, kind, at) !== null) return 'same-name';
  const reason = kind.notAt === null ? null : kind.notAt(t, me, at);
  if (reason !== null) return reason;
  if (kind.aim.at === 'a card' && target.inPlay.length === 0 && (at === me || target.hand.length === 0))
    return at === me ? 'own-hand' : 'no-card';
  return null;
}

// --- effects of plays ---

/** The kind as which a card is played. */
export const playedAs = (t: State, card: CardId, as: string | null): CardKind =>
  (as === null ? null : t.catalogue.kinds[as]) ?? kindOf(t, card);

/** A brown card takes effect and is discarded; any other card is put in front of its target. */
function playCard(t: State, answer: Play): readonly Frame[] {
  const { seat: me, card, as, prey } = answer;
  const kind = playedAs(t, card, as);
  const at = answer.at ?? me;
  if (t.facts !== null) tell(t, 'played', { who: me, card, as, at: answer.at, prey });
  const converter = as === null ? null : converterOf(t, me, kindOf(t, card), kind);
  if (converter !== null) countUse(t, me, converter);
  if (kind.border === 'brown') {
    const after = layBrown(t, me, card);
    for (const price of answer.cost) giveUp(t, me, price);
    const effect = effectOf(t, me, kind, at, prey, card);
    return after.length === 0 ? effect : [...effect, ...after];
  }
  if (kind.weapon) dropWeapon(t, me);
  layFromHand(t, me, at, card);
  const laid = framesFromHook(t, me, t.catalogue.hooks.lays, ({ lays }) => lays?.(t, me, card, at));
  const effect = kind.border === 'blue' ? kind.play(t, me, at, prey, card, null) : nothing;
  return effect.length === 0 ? laid : [...laid, ...effect];
}

function useCard(t: State, { seat: me, card, at, prey }: Use): readonly Frame[] {
  tell(t, 'used', { who: me, card, at, prey });
  discardFromTable(t, me, card);
  return effectOf(t, me, kindOf(t, card), at ?? me, prey, card);
}

/** A player has one weapon at a time: a new one replaces it. */
function dropWeapon(t: State, me: Seat): void {
  const old = playerAt(t, me).inPlay.find((card) => kindOf(t, card).weapon);
  if (old !== undefined) discardFromTable(t, me, old);
}
