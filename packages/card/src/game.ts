// The card game behind the interface of every game.

import { type Game, gameFrom, type Kinds, makeLoop } from '@posse/engine';
import './catalogue/built-in-catalogue.ts';
import { listAbilities, useOffer } from './ability-offers.ts';
import { type Answer, sameAnswer } from './answers.ts';
import type { CardFact } from './facts.ts';
import { couldBeOther } from './forced-answer.ts';
import type { Frame } from './frames.ts';
import { explain } from './move-refusals.ts';
import { redealer } from './redeal/redeal.ts';
import { restore, save } from './saved-game.ts';
import { dealt } from './setup/deal.ts';
import { cachedSetupFrom, storedWishes, type Wishes, withPool } from './setup/setup.ts';
import type { State } from './state.ts';
import { clone } from './state-copy.ts';
import { refreshAll } from './table/powers-in-force.ts';
import { type View, view, views } from './view.ts';

const loop = makeLoop<State, Frame, Answer>({
  rules: ({ catalogue }) => catalogue.rules,
  seats: (t) => t.players.length,
  same: sameAnswer,
  abilities: listAbilities,
  useAbility: useOffer,
  couldBeOther,
});

/** Runs a state that was put together by hand to its first question. */
export function settle(t: State): void {
  refreshAll(t);
  loop.settle(t);
}

/** The types of the card game. */
export interface CardKinds extends Kinds {
  readonly wishes: Wishes;
  readonly state: State;
  readonly frame: Frame;
  readonly answer: Answer;
  readonly fact: CardFact;
  readonly view: View;
}

export const cardGame: Game<CardKinds> = gameFrom({
  loop,
  dealt: (wishes, seed) => dealt(cachedSetupFrom(wishes), seed, wishes.staged),
  withPool,
  storedWishes,
  view,
  views,
  redealer,
  clone,
  save,
  restore,
  explain,
});
