// Offers of powers: moves that players may make on their own.
// An offer comes from an ability, a card in play, the event in force or a set.

import { nothing, type Seat } from '@posse/engine';
import type { Ability, Answer, UseEvent } from './answers.ts';
import { inOrder } from './base/rules/card-effect.ts';
import { aftermath } from './base/rules/deaths.ts';
import { isForbiddenPrice } from './base/rules/play-phase.ts';
import { type Catalogued, kindOf } from './catalogue/catalogue.ts';
import { tell } from './facts.ts';
import type { Frame } from './frames.ts';
import { NO_POWER, type Offer } from './power.ts';
import { playerAt, type State } from './state.ts';
import { countUse } from './table/offer-uses.ts';
import { eventPower, sourcesOf } from './table/powers-in-force.ts';

/** Adds the offers of this player to the list. */
export function listAbilities(t: State, seat: Seat, frame: Frame, list: Answer[]): void {
  const { listens, alive } = playerAt(t, seat);
  const { hooks, anyTime } = t.catalogue;
  if ((listens & hooks.offer.bit) === 0 || !alive || !t.begun) return;
  const ownTurn = frame.op === 'phase2' && frame.who === seat;
  const sources = sourcesOf(t, seat, ownTurn ? hooks.offer : anyTime);
  if (sources.length === 0) return;
  const before = list.length;
  for (const { power, card } of sources) power.offer?.list(t, seat, list, card);
  if (list.length > before) dropForbiddenPrices(t, seat, list, before);
}

/** Removes answers that are paid with a card which may not even be discarded as a price. */
function dropForbiddenPrices(t: State, me: Seat, list: Answer[], from: number): void {
  if (sourcesOf(t, me, t.catalogue.hooks.forbids).length === 0) return;
  const offers = list.splice(from);
  for (const offer of offers) if (!offer.cost.some((card) => isForbiddenPrice(t, me, card))) list.push(offer);
}

/** The offer that this answer uses. */
export function offerOf(t: Catalogued, { pick, card }: Ability): Offer | null {
  if (card !== null) return kindOf(t, card).power.offer;
  const { characters, variants } = t.catalogue;
  const { power } = characters[pick] ?? variants.find(({ set }) => set === pick) ?? { power: NO_POWER };
  return power.offer;
}

/** The frames that an offered answer leads to. */
export function useOffer(t: State, answer: Answer, betweenEffects: boolean): readonly Frame[] {
  const frames = framesOfOffer(t, answer);
  return betweenEffects ? [...frames, aftermath] : frames;
}

function framesOfOffer(t: State, answer: Answer): readonly Frame[] {
  if (answer.kind === 'ability') return useAbility(t, answer);
  return answer.kind === 'event' ? useEvent(t, answer) : nothing;
}

function useAbility(t: State, answer: Ability): readonly Frame[] {
  const of = answer.pick;
  tell(t, 'ability', { who: answer.seat, of });
  countUse(t, answer.seat, of);
  return inOrder(t, offerOf(t, answer)?.use(t, answer.seat, answer) ?? []);
}

function useEvent(t: State, answer: UseEvent): readonly Frame[] {
  tell(t, 'eventUsed', { who: answer.seat, at: answer.at, prey: answer.prey });
  if (t.event !== null) countUse(t, answer.seat, t.event);
  return inOrder(t, eventPower(t).offer?.use(t, answer.seat, answer) ?? []);
}
