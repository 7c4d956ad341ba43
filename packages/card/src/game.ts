// The card game behind the interface that every caller uses.

import { type Game, gameFrom, makeLoop, type Seat } from '@posse/engine';
import './sets.ts';
import { type Answer, sameAnswer } from './answers.ts';
import { aftermath } from './base/rules/death.ts';
import { inOrder } from './base/rules/effect.ts';
import { isTooDear } from './base/rules/play.ts';
import { clone } from './clone.ts';
import { dealt } from './deal.ts';
import { explain } from './explain.ts';
import { type CardFact, tell } from './facts.ts';
import type { Frame } from './frames.ts';
import { redeal } from './redeal.ts';
import { characterOf, ownerOf, RULES } from './registry.ts';
import { restore, save } from './save.ts';
import { setupFrom, type Wishes } from './setup.ts';
import { playerAt, type State } from './state.ts';
import { abilitiesOf, eventPower, refreshAll } from './table/powers.ts';
import { type View, view, views } from './view.ts';

const loop = makeLoop<State, Frame, Answer>({
  rules: RULES,
  seats: (t) => t.players.length,
  same: sameAnswer,
  abilities(t, seat, frame, list) {
    const player = playerAt(t, seat);
    if (!player.alive || !t.begun) return;
    const before = list.length;
    const ownTurn = frame.op === 'phase2' && frame.who === seat;
    for (const id of abilitiesOf(player)) {
      const { offer } = ownerOf(id).power;
      if (offer !== null && (ownTurn || offer.when === 'any time')) offer.list(t, seat, list);
    }
    if (ownTurn) eventPower(t).offer?.list(t, seat, list);
    if (list.length > before) dropTooDear(t, seat, list, before);
  },
  useAbility(t, answer, calm) {
    const frames = answer.kind === 'event' ? useEvent(t, answer) : useAbility(t, answer);
    return calm ? [...frames, aftermath] : frames;
  },
});

/** Whatever is paid with a card that may not even be a price is no offer. */
function dropTooDear(t: State, me: Seat, list: Answer[], from: number): void {
  if (eventPower(t).forbids === null) return;
  const offers = list.splice(from);
  for (const offer of offers) if (!offer.cost.some((card) => isTooDear(t, me, card))) list.push(offer);
}

function useAbility(t: State, answer: Answer): readonly Frame[] {
  const of = answer.pick as string;
  tell(t, 'ability', { who: answer.seat, of });
  if (answer.seat === t.turn) t.used++;
  return inOrder(t, characterOf(of).power.offer?.use(t, answer.seat, answer) ?? []);
}

function useEvent(t: State, answer: Answer): readonly Frame[] {
  const prey = answer.prey === 'hand' ? null : answer.prey;
  tell(t, 'eventUsed', { who: answer.seat, at: answer.at, prey });
  return inOrder(t, eventPower(t).offer?.use(t, answer.seat, answer) ?? []);
}

/** Runs a state that was put together by hand to its first question. */
export function settle(t: State): void {
  refreshAll(t);
  loop.settle(t);
}

export const cardGame: Game<Wishes, State, Frame, Answer, CardFact, View> = gameFrom({
  loop,
  dealt: (wishes: Wishes, seed) => dealt(setupFrom(wishes), seed),
  view,
  views,
  redeal,
  clone,
  save,
  restore,
  explain,
});
