// Why something is not allowed: the same checks that list the legal answers, asked one by one.

import type { Pending, Refusal, Seat } from '@posse/engine';
import type { Answer } from './answers.ts';
import { notAimable, notPlayable, rangeOf } from './base/rules/play.ts';
import type { Frame } from './frames.ts';
import type { CardKind, Reason } from './kinds.ts';
import { CARDS, KINDS, kindOf, ownerOf } from './registry.ts';
import { type CardId, playerAt, type State } from './state.ts';
import { conversionOf } from './table/powers.ts';
import { bangLimitOf, distance } from './table/seats.ts';

/** An attempt names what it is about; whatever it leaves out may be anything. */
export type Attempt = Partial<Answer>;

export function explain(t: State, pending: Pending<Frame, Answer> | null, me: Seat, attempt: Attempt): Refusal | null {
  if (pending === null) return { code: 'game-over' };
  const mine = pending.seat === me ? pending.options : pending.asides.filter(({ seat }) => seat === me);
  if (mine.some((answer) => fits(answer, attempt))) return null;
  if (!playerAt(t, me).alive) return { code: 'eliminated' };
  if (attempt.kind === 'ability') return notUsable(t, me, attempt);
  if (pending.seat !== me) return { code: 'not-asked', asked: pending.seat };
  if (attempt.kind === 'play' && attempt.card != null) return notThisCard(t, pending.why, me, attempt.card, attempt);
  return { code: 'not-among-answers', question: pending.why.op };
}

function fits(answer: Answer, attempt: Attempt): boolean {
  return (Object.keys(attempt) as (keyof Answer)[]).every((field) => {
    const wanted = attempt[field];
    if (wanted === undefined || field === 'seat') return true;
    if (field !== 'cost') return answer[field] === wanted;
    const cost = wanted as readonly CardId[];
    return cost.length === answer.cost.length && cost.every((card) => answer.cost.includes(card));
  });
}

function notUsable(t: State, me: Seat, { cost = [] }: Attempt): Refusal {
  const { abilities, life, maxLife, hand } = playerAt(t, me);
  const offers = abilities.map((id) => ownerOf(id).power.offer).filter((offer) => offer !== null);
  if (offers.length === 0) return { code: 'no-such-ability' };
  if (life >= maxLife) return { code: 'full-life' };
  const missing = cost.find((card) => !hand.includes(card));
  if (missing !== undefined) return { code: 'not-in-hand', card: kindOf(missing).key };
  return { code: 'not-now' };
}

function notThisCard(t: State, why: Frame, me: Seat, card: CardId, { as, at }: Attempt): Refusal {
  if (CARDS[card] === undefined) return { code: 'no-such-card' };
  const own = kindOf(card);
  if (!playerAt(t, me).hand.includes(card)) return { code: 'not-in-hand', card: own.key };
  const kind = as == null ? own : KINDS[as];
  if (kind === undefined || (kind !== own && conversionOf(t, me)(own) !== kind))
    return { code: 'not-as', card: own.key, as: as ?? null };
  if (why.op !== 'phase2') return { code: 'does-not-help', card: kind.key, question: why.op };
  const reason = notPlayable(t, me, kind);
  if (reason !== null) return withDetails(t, me, kind, null, reason);
  const target = kind.aim.at === 'nobody' ? me : at;
  if (target == null) return { code: 'no-target', card: kind.key };
  const far = distance(t, me, target) > rangeOf(t, me, kind) ? 'out-of-reach' : null;
  return withDetails(t, me, kind, target, notAimable(t, me, kind, target) ?? far ?? 'no-such-card');
}

function withDetails(t: State, me: Seat, kind: CardKind, at: Seat | null, code: Reason): Refusal {
  if (code === 'bang-limit') return { code, limit: bangLimitOf(t, me) };
  if (code === 'out-of-reach' && at !== null) {
    return { code, card: kind.key, distance: distance(t, me, at), reach: rangeOf(t, me, kind) };
  }
  return { code, card: kind.key };
}
