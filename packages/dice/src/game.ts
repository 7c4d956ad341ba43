// The dice game behind the interface of every game.

import { type Game, gameFrom, type Kinds, keptFor, makeLoop } from '@posse/engine';
import { type Answer, sameAnswer } from './answers.ts';
import type { DiceFact } from './facts.ts';
import type { Frame } from './frames.ts';
import { explain } from './move-refusals.ts';
import { redealer } from './redeal.ts';
import { RULES } from './rules.ts';
import { restore, save } from './saved-game.ts';
import { dealt } from './setup/deal.ts';
import { setupFrom, storedWishes, type Wishes, withPool } from './setup/setup.ts';
import type { State } from './state.ts';
import { clone } from './state-copy.ts';
import { type View, view, views } from './view.ts';

const loop = makeLoop<State, Frame, Answer>({
  rules: () => RULES,
  seats: (t) => t.players.length,
  same: sameAnswer,
  abilities: () => undefined,
  useAbility: () => [],
  // Only special roles are hidden. They are revealed at the start of a turn or at moments, so only there could hidden
  // roles allow other answers.
  couldBeOther: (_t, { why }) => why.op === 'start' || why.op === 'react',
});

const cachedSetupFrom = keptFor(setupFrom);

/** Runs a state that was put together by hand to its first question. */
export const settle = (t: State): void => loop.settle(t);

/** The types of the dice game. */
export interface DiceKinds extends Kinds {
  readonly wishes: Wishes;
  readonly state: State;
  readonly frame: Frame;
  readonly answer: Answer;
  readonly fact: DiceFact;
  readonly view: View;
}

export const diceGame: Game<DiceKinds> = gameFrom({
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
