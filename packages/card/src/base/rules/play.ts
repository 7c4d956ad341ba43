// Phase 2: whose turn it is plays cards, as many as he likes, one after the other.

import { done, first, type Listing, type Seat, seat } from '@posse/engine';
import { type End, end, type Play, play, type Use, use } from '../../answers.ts';
import { kindOf } from '../../catalogue.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { CardKind, Reason } from '../../kinds.ts';
import { type CardId, isOn, playerAt, type State } from '../../state.ts';
import { discardFromTable, giveUp, layFromHand } from '../../table/cards.ts';
import { conversionOf, converterOf, forbidden, heardBy, sourcesOf, workingCards } from '../../table/powers.ts';
import { distancesFrom, reachOf } from '../../table/seats.ts';
import { countUse } from '../../table/uses.ts';
import { aftermath } from './death.ts';
import { effectOf, layBrown } from './effect.ts';
import { inTurn } from './turn.ts';

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
    const away = distancesFrom(t, who);
    for (const card of playerAt(t, who).hand) {
      const kind = kindOf(t, card);
      listPlays(t, who, card, kind, null, away, list);
      const other = also(kind);
      if (other !== null && other !== kind) listPlays(t, who, card, other, other.key, away, list);
    }
    for (const card of workingCards(playerAt(t, who))) {
      const kind = kindOf(t, card);
      if (notUsable(t, kind, card) === null)
        eachTarget(t, who, kind, away, (at, prey) => prey !== card && list.push(use(who, card, at, prey)));
    }
    list.push(end(who));
    for (const { power } of sourcesOf(t, who, t.catalogue.heard.curbs)) power.curbs?.(t, who, list);
  },
  on: {
    play: (t, _f, answer) => first(...playCard(t, answer), aftermath),
    use: (t, _f, answer) => first(...useCard(t, answer), aftermath),
    end: () => done(),
  },
  betweenEffects: true,
};

// --- what is allowed ---

/** Every way to play this card as that kind. */
function listPlays(
  t: State,
  me: Seat,
  card: CardId,
  kind: CardKind,
  as: string | null,
  away: readonly number[],
  list: Listing<Play>,
): void {
  if (notPlayable(t, me, kind) !== null || forbidden(t, me, kind, card) !== null) return;
  if (kind.border === 'green') {
    if (notLayable(t, kind, me) === null) list.push(play(me, card, as));
  } else if (kind.price === 0) {
    eachTarget(t, me, kind, away, (at, prey) => list.push(play(me, card, as, at, prey)));
  } else {
    for (const price of playerAt(t, me).hand)
      if (price !== card && !isTooDear(t, me, price))
        eachTarget(t, me, kind, away, (at, prey) => list.push(play(me, card, as, at, prey, [price])));
  }
}

/** May this card not even be discarded as a price? */
export const isTooDear = (t: State, me: Seat, price: CardId): boolean =>
  forbidden(t, me, kindOf(t, price), price, true) === 'costs';

/** Calls for everybody, or every card, that a card of this kind may be aimed at; once without a target if it needs none. */
function eachTarget(
  t: State,
  me: Seat,
  kind: CardKind,
  away: readonly number[],
  call: (at: Seat | null, prey: CardId | 'hand' | null) => unknown,
): void {
  if (kind.aim.at === 'nobody') {
    if (notAimable(t, me, kind, me) === null) call(null, null);
    return;
  }
  const range = rangeOf(t, me, kind);
  for (let number = 0; number < away.length; number++) {
    const at = seat(number);
    if ((away[at] ?? 0) > range || notAimable(t, me, kind, at) !== null) continue;
    if (kind.aim.at !== 'a card') call(at, null);
    else {
      const { hand, inPlay } = playerAt(t, at);
      if (at !== me && hand.length > 0) call(at, 'hand');
      for (const prey of inPlay) call(at, prey);
    }
  }
}

/** Why this kind of card can't be played now, whatever the target. */
export function notPlayable(t: State, me: Seat, kind: CardKind): Reason | null {
  if (!kind.action && kind.border === 'brown') return 'only-in-answer';
  if (kind.price > 0 && playerAt(t, me).hand.length <= kind.price) return 'costs-a-card';
  return kind.notNow === null ? null : kind.notNow(t, me);
}

/** Why a card in play can't be used now, whatever the target. */
export function notUsable(t: State, kind: CardKind, card: CardId): Reason | null {
  if (kind.border !== 'green') return 'not-to-be-used';
  if (!kind.action) return 'only-in-answer';
  return t.laid.includes(card) ? 'laid-this-turn' : null;
}

/** Why a card of this kind can't lie in front of that player. A weapon replaces the old one, which may have its name. */
function notLayable(t: State, kind: CardKind, at: Seat): Reason | null {
  if (kind.weapon && isOn(t, 'same-weapon-again')) return null;
  return playerAt(t, at).inPlay.some((theirs) => kindOf(t, theirs) === kind) ? 'same-name' : null;
}

/** The distance up to which a card may be aimed. */
export const rangeOf = (t: State, me: Seat, { aim }: CardKind): number =>
  aim.within === 'reach' ? reachOf(t, me) : aim.within;

/** Why this kind of card can't be aimed at that player, even if he is near enough. */
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

// --- what comes of it ---

/** A card as what it is played as. */
export const playedAs = (t: State, card: CardId, as: string | null): CardKind =>
  (as === null ? null : t.catalogue.kinds[as]) ?? kindOf(t, card);

/** A brown card takes effect and is gone; any other lies in front of its target. */
function playCard(t: State, answer: Play): readonly Frame[] {
  const { seat: me, card, as, prey } = answer;
  const kind = playedAs(t, card, as);
  const at = answer.at ?? me;
  tell(t, 'played', { who: me, card, as, at: answer.at, prey });
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
  const laid = heardBy(t, me, t.catalogue.heard.lays, ({ lays }) => lays?.(t, me, card, at));
  return kind.border === 'blue' ? [...laid, ...kind.play(t, me, at, prey, card, null)] : laid;
}

function useCard(t: State, { seat: me, card, at, prey }: Use): readonly Frame[] {
  tell(t, 'used', { who: me, card, at, prey });
  discardFromTable(t, me, card);
  return effectOf(t, me, kindOf(t, card), at ?? me, prey, card);
}

/** One weapon at a time: the new one replaces the old. */
function dropWeapon(t: State, me: Seat): void {
  const old = playerAt(t, me).inPlay.find((card) => kindOf(t, card).weapon);
  if (old !== undefined) discardFromTable(t, me, old);
}
