// What players may do of their own accord: abilities and the event in force, and what comes of it.

import { nothing, type Seat } from '@posse/engine';
import type { Ability, Answer, UseEvent } from './answers.ts';
import { aftermath } from './base/rules/death.ts';
import { inOrder } from './base/rules/effect.ts';
import { isTooDear } from './base/rules/play.ts';
import { characterOf, ownerOf } from './catalogue.ts';
import { tell } from './facts.ts';
import type { Frame } from './frames.ts';
import { playerAt, type State } from './state.ts';
import { abilitiesOf, eventPower } from './table/powers.ts';
import { countUse } from './table/uses.ts';

/** Adds what this player may do besides answering. */
export function listAbilities(t: State, seat: Seat, frame: Frame, list: Answer[]): void {
  const player = playerAt(t, seat);
  if (!player.alive || !t.begun) return;
  const before = list.length;
  const ownTurn = frame.op === 'phase2' && frame.who === seat;
  for (const id of abilitiesOf(player)) {
    const { offer } = ownerOf(t, id).power;
    if (offer !== null && (ownTurn || offer.when === 'any time')) offer.list(t, seat, list);
  }
  if (ownTurn) eventPower(t).offer?.list(t, seat, list);
  if (list.length > before) dropTooDear(t, seat, list, before);
}

/** Whatever is paid with a card that may not even be a price is no offer. */
function dropTooDear(t: State, me: Seat, list: Answer[], from: number): void {
  if (eventPower(t).forbids === null) return;
  const offers = list.splice(from);
  for (const offer of offers) if (!offer.cost.some((card) => isTooDear(t, me, card))) list.push(offer);
}

/** What such an answer leads to. */
export function actFreely(t: State, answer: Answer, calm: boolean): readonly Frame[] {
  const frames = usedFreely(t, answer);
  return calm ? [...frames, aftermath] : frames;
}

function usedFreely(t: State, answer: Answer): readonly Frame[] {
  if (answer.kind === 'ability') return useAbility(t, answer);
  return answer.kind === 'event' ? useEvent(t, answer) : nothing;
}

function useAbility(t: State, answer: Ability): readonly Frame[] {
  const of = answer.pick;
  tell(t, 'ability', { who: answer.seat, of });
  countUse(t, answer.seat, of);
  return inOrder(t, characterOf(t, of).power.offer?.use(t, answer.seat, answer) ?? []);
}

function useEvent(t: State, answer: UseEvent): readonly Frame[] {
  tell(t, 'eventUsed', { who: answer.seat, at: answer.at, prey: answer.prey });
  if (t.event !== null) countUse(t, answer.seat, t.event);
  return inOrder(t, eventPower(t).offer?.use(t, answer.seat, answer) ?? []);
}
