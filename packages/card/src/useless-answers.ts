// Useless answers: legal, but without effect. Players should be warned.

import type { Refusal, Seat } from '@posse/engine';
import { offerOf } from './ability-offers.ts';
import type { Answer, UseEvent } from './answers.ts';
import { effectOf } from './base/rules/card-effect.ts';
import { drink, heal, healable } from './base/rules/life-gain.ts';
import { playedAs } from './base/rules/play-phase.ts';
import type { Frame } from './frames.ts';
import type { State } from './state.ts';
import { clone } from './state-copy.ts';
import { isHurt } from './table/life-points.ts';
import { eventPower, isImmune } from './table/powers-in-force.ts';
import { countLiving, others } from './table/seat-order.ts';

export type UselessCode = 'two-left' | 'full-life' | 'nobody-hurt' | 'no-healing' | 'immune';

/** The reason why a legal answer would do nothing but cost its cards. */
export interface UselessReason extends Refusal {
  readonly code: UselessCode;
  /** The player whom the reason is about, or null. */
  readonly at: Seat | null;
}

/** The reason why an answer has no effect; null if it has one, or if that can't be known. */
export function whyUseless(t: State, answer: Answer): UselessReason | null {
  const frames = effect(clone(t), answer);
  if (frames === null) return null;
  if (frames.length === 0) return areTargetsImmune(t, answer) ? { code: 'immune', at: answer.at } : null;
  return whyHealingIsUseless(t, frames);
}

/** Are all targets immune to the card? */
function areTargetsImmune(t: State, { seat: me, kind, card, as, at, cost }: Answer): boolean {
  const isOffer = kind === 'ability';
  const played = card === null || isOffer ? null : playedAs(t, card, as);
  const used = kind === 'event' ? (t.catalogue.kinds.bang ?? null) : played;
  return (at === null ? others(t, me) : [at]).every((one) =>
    isImmune(t, one, isOffer || card === null ? cost : [card], used),
  );
}

/** The frames of its effect, if that could be useless; null for everything else. */
function effect(t: State, answer: Answer): readonly Frame[] | null {
  const op = t.stack.at(-1)?.op;
  const me = answer.seat;
  if (answer.kind === 'ability') return offerOf(t, answer)?.use(t, me, answer) ?? null;
  if (answer.kind === 'event') return op === 'hardLiquor' ? [heal(me, 1)] : usedEvent(t, op, answer);
  if (answer.kind === 'play' && op === 'dying') return [drink(me)];
  if ((answer.kind !== 'play' && answer.kind !== 'use') || op !== 'phase2') return null;
  const { card, at, prey } = answer;
  const played = playedAs(t, card, answer.as);
  return answer.kind === 'use' || played.border === 'brown' ? effectOf(t, me, played, at ?? me, prey, card) : null;
}

const usedEvent = (t: State, op: string | undefined, answer: UseEvent): readonly Frame[] | null =>
  op === 'phase2' ? (eventPower(t).offer?.use(t, answer.seat, answer) ?? null) : null;

type Healing = Extract<Frame, { readonly op: 'heal' | 'drink' }>;

const isHealing = (frame: Frame): frame is Healing => frame.op === 'heal' || frame.op === 'drink';

/**
 * The reason why an effect that only heals would heal nobody; null otherwise. With two players left a Beer does nothing
 * (R-BEER-07).
 */
function whyHealingIsUseless(t: State, frames: readonly Frame[]): UselessReason | null {
  if (!frames.every(isHealing)) return null;
  const [one, another] = frames;
  const isFlat = one?.op === 'drink' && countLiving(t) <= 2;
  if (isFlat) return { code: 'two-left', at: null };
  if (frames.some(({ who }) => healable(t, who, 1) > 0)) return null;
  if (frames.some(({ who }) => isHurt(t, who))) return { code: 'no-healing', at: null };
  return another === undefined ? { code: 'full-life', at: one?.who ?? null } : { code: 'nobody-hurt', at: null };
}
