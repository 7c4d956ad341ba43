// Phase 2: whose turn it is plays cards, as many as he likes, one after the other.

import { done, first, type Seat, seat } from '@posse/engine';
import { type Answer, end, play } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { CardKind, Reason } from '../../kinds.ts';
import { KINDS, kindOf } from '../../registry.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromHand, discardFromTable, layFromHand } from '../../table/cards.ts';
import { conversionOf } from '../../table/powers.ts';
import { distancesFrom, reachOf } from '../../table/seats.ts';
import { aftermath } from './death.ts';
import { inTurn } from './turn.ts';

declare module '../../frames.ts' {
  interface Frames {
    phase2: { readonly who: Seat };
  }
  interface Answers {
    phase2: 'play' | 'end';
  }
}

export const phase2Rule: Rule<'phase2'> = {
  who: (f) => f.who,
  open: (t, f) => inTurn(t, f.who),
  offers(t, { who }, list) {
    const also = conversionOf(t, who);
    const away = distancesFrom(t, who);
    for (const card of playerAt(t, who).hand) {
      const kind = kindOf(card);
      listPlays(t, who, card, kind, null, away, list);
      const other = also(kind);
      if (other !== null) listPlays(t, who, card, other, other.key, away, list);
    }
    list.push(end(who));
  },
  on: {
    play: (t, _f, answer) => first(...playCard(t, answer), aftermath),
    end: () => done(),
  },
  calm: true,
};

/** Every way to play this card as that kind. */
function listPlays(
  t: State,
  me: Seat,
  card: CardId,
  kind: CardKind,
  as: string | null,
  away: readonly number[],
  list: Answer[],
): void {
  if (notPlayable(t, me, kind) !== null) return;
  if (kind.aim.at === 'nobody') {
    if (notAimable(t, me, kind, me) === null) list.push(play(me, card, as));
    return;
  }
  const range = rangeOf(t, me, kind);
  for (let number = 0; number < away.length; number++) {
    const at = seat(number);
    if ((away[at] as number) > range || notAimable(t, me, kind, at) !== null) continue;
    if (kind.aim.at !== 'a card') list.push(play(me, card, as, at));
    else {
      const { hand, inPlay } = playerAt(t, at);
      if (at !== me && hand.length > 0) list.push(play(me, card, as, at, 'hand'));
      for (const prey of inPlay) list.push(play(me, card, as, at, prey));
    }
  }
}

/** Why this kind of card can't be played now, whatever the target. */
export function notPlayable(t: State, me: Seat, kind: CardKind): Reason | null {
  if (!kind.action) return 'only-in-answer';
  return kind.notNow === null ? null : kind.notNow(t, me);
}

/** The distance up to which a card may be aimed. */
export const rangeOf = (t: State, me: Seat, { aim }: CardKind): number =>
  aim.within === 'reach' ? reachOf(t, me) : aim.within;

/** Why this kind of card can't be played on that player, even if he is near enough. */
export function notAimable(t: State, me: Seat, kind: CardKind, at: Seat): Reason | null {
  const target = playerAt(t, at);
  if (!target.alive) return 'eliminated';
  if (at === me && kind.aim.at === 'another player') return 'yourself';
  if (kind.border !== 'brown' && target.inPlay.some((theirs) => kindOf(theirs) === kind)) return 'same-name';
  if (kind.aim.at === 'a card' && target.inPlay.length === 0 && (at === me || target.hand.length === 0))
    return at === me ? 'own-hand' : 'no-card';
  return kind.notAt === null ? null : kind.notAt(t, me, at);
}

/** A brown card is on the discard pile before its effect (R-TURN-10); any other lies in front of its target. */
function playCard(t: State, answer: Answer): readonly Frame[] {
  const { seat: me, as, prey } = answer;
  const card = answer.card as CardId;
  const kind = as === null ? kindOf(card) : (KINDS[as] as CardKind);
  const at = answer.at ?? me;
  tell(t, 'played', { who: me, card, as, at: answer.at, prey });
  if (kind.border === 'brown') discardFromHand(t, me, card);
  else {
    if (kind.weapon) dropWeapon(t, me);
    layFromHand(t, me, at, card);
  }
  return kind.play(t, me, at, prey);
}

/** One weapon at a time: the new one replaces the old. */
function dropWeapon(t: State, me: Seat): void {
  const old = playerAt(t, me).inPlay.find((card) => kindOf(card).weapon);
  if (old !== undefined) discardFromTable(t, me, old);
}
