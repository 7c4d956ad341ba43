// The card game behind the interface that every caller uses.

import { type Game, gameFrom, makeLoop } from '@posse/engine';
import './sets.ts';
import { actFreely, listAbilities } from './abilities.ts';
import { type Answer, sameAnswer } from './answers.ts';
import { clone } from './clone.ts';
import { dealt } from './deal.ts';
import { explain } from './explain.ts';
import type { CardFact } from './facts.ts';
import type { Frame } from './frames.ts';
import { couldBeOther } from './openly.ts';
import { redeal } from './redeal.ts';
import { restore, save } from './save.ts';
import { setupFrom, type Wishes } from './setup.ts';
import type { State } from './state.ts';
import { refreshAll } from './table/powers.ts';
import { type View, view, views } from './view.ts';

const loop = makeLoop<State, Frame, Answer>({
  rules: ({ catalogue }) => catalogue.rules,
  seats: (t) => t.players.length,
  same: sameAnswer,
  abilities: listAbilities,
  useAbility: actFreely,
  couldBeOther,
});

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
