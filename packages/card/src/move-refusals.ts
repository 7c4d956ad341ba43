// Explains why a move is not allowed, with the checks that list legal answers.

import { type Attempt, type Pending, type Refusal, type Seat, sameMembers } from '@posse/engine';
import type { Answer } from './answers.ts';
import { isForbiddenPrice, notAimable, notPlayable, notUsable, rangeOf } from './base/rules/play-phase.ts';
import { kindOf, ownerOf } from './catalogue/catalogue.ts';
import type { CardKind, Reason } from './catalogue/entry-types.ts';
import type { Frame } from './frames.ts';
import { type CardId, playerAt, type State } from './state.ts';
import { conversionOf, eventPower, forbidden, sourcesOf } from './table/powers-in-force.ts';
import { bangLimitOf, distance } from './table/seat-order.ts';

export function explain(
  t: State,
  pending: Pending<Frame, Answer> | null,
  me: Seat,
  attempt: Attempt<Answer>,
): Refusal | null {
  if (pending === null) return { code: 'game-over' };
  const mine = pending.asked === me ? pending.options : pending.asides.filter(({ seat }) => seat === me);
  if (mine.some((answer) => fits(answer, attempt))) return null;
  if (!playerAt(t, me).alive) return { code: 'eliminated' };
  if (attempt.kind === 'ability') return noAbility(t, me, attempt);
  if (pending.asked !== me) return { code: 'not-asked', asked: pending.asked };
  if (attempt.kind === 'event' && eventPower(t).offer === null) return { code: 'no-such-event' };
  const inPhase2 = pending.why.op === 'phase2';
  if (attempt.kind === 'play' && attempt.card != null) return noPlay(t, inPhase2, pending, me, attempt.card, attempt);
  if (attempt.kind === 'use' && attempt.card != null) return noUse(t, inPhase2, pending, me, attempt.card, attempt);
  return { code: 'not-among-answers', question: pending.why.op };
}

function fits(answer: Answer, attempt: Attempt<Answer>): boolean {
  return (Object.keys(attempt) as (keyof Answer)[]).every((field) => {
    const wanted = attempt[field];
    if (wanted === undefined || field === 'seat') return true;
    return field === 'cost' ? sameMembers(answer.cost, wanted) : answer[field] === wanted;
  });
}

function noAbility(t: State, me: Seat, { cost = [] }: Attempt<Answer>): Refusal {
  const player = playerAt(t, me);
  if (!sourcesOf(t, me, t.catalogue.hooks.offer).some(({ holder }) => holder !== 'event')) {
    if (player.abilities.some((id) => ownerOf(t, id).power.offer !== null)) return { code: 'no-abilities-now' };
    const silent = player.inPlay.find((card) => kindOf(t, card).power.offer !== null);
    return silent === undefined ? { code: 'no-such-ability' } : { code: 'no-cards-now', card: kindOf(t, silent).key };
  }
  const missing = cost.find((card) => !player.hand.includes(card));
  if (missing !== undefined) return { code: 'not-in-hand', card: kindOf(t, missing).key };
  const dear = cost.find((card) => isForbiddenPrice(t, me, card));
  if (dear !== undefined) return { code: 'costs', card: kindOf(t, dear).key };
  return player.life >= player.maxLife ? { code: 'full-life' } : { code: 'not-now' };
}

type Asked = Pending<Frame, Answer>;

function noPlay(
  t: State,
  inPhase2: boolean,
  { why }: Asked,
  me: Seat,
  card: CardId,
  { as, at }: Attempt<Answer>,
): Refusal {
  if (t.catalogue.cards[card] === undefined) return { code: 'no-such-card' };
  const own = kindOf(t, card);
  if (!playerAt(t, me).hand.includes(card)) return { code: 'not-in-hand', card: own.key };
  const kind = as == null ? own : t.catalogue.kinds[as];
  if (kind === undefined || (kind !== own && conversionOf(t, me)(own) !== kind))
    return { code: 'not-as', card: own.key, as: as ?? null };
  const ban = forbidden(t, me, kind, card);
  if (ban !== null) return { code: ban, card: kind.key };
  const reason = notPlayable(t, me, kind);
  if (!inPhase2 && !(why.op === 'dying' && kind.beer && reason !== null))
    return { code: 'does-not-help', card: kind.key, question: why.op };
  return reason === null ? noTarget(t, me, kind, at) : withDetails(t, me, kind, reason);
}

function noUse(t: State, inPhase2: boolean, { why }: Asked, me: Seat, card: CardId, { at }: Attempt<Answer>): Refusal {
  if (t.catalogue.cards[card] === undefined) return { code: 'no-such-card' };
  const kind = kindOf(t, card);
  const { inPlay, cardsWork } = playerAt(t, me);
  if (!inPlay.includes(card)) return { code: 'not-in-play', card: kind.key };
  if (!cardsWork) return { code: 'no-cards-now', card: kind.key };
  const reason = notUsable(t, kind, card);
  if (reason !== null) return { code: reason, card: kind.key };
  return inPhase2 ? noTarget(t, me, kind, at) : { code: 'does-not-help', card: kind.key, question: why.op };
}

function noTarget(t: State, me: Seat, kind: CardKind, at: Seat | null | undefined): Refusal {
  const target = kind.aim.at === 'nobody' ? me : at;
  if (target == null) return { code: 'no-target', card: kind.key };
  const reason = notAimable(t, me, kind, target);
  if (reason !== null) return withDetails(t, me, kind, reason);
  const away = distance(t, me, target);
  const reach = rangeOf(t, me, kind);
  return away > reach
    ? { code: 'out-of-reach', card: kind.key, distance: away, reach }
    : { code: 'not-now', card: kind.key };
}

const withDetails = (t: State, me: Seat, { key }: CardKind, code: Reason): Refusal =>
  code === 'bang-limit' ? { code, limit: bangLimitOf(t, me) } : { code, card: key };
