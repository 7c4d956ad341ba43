// A game played again from what was kept of it, whichever game it is.

import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { type AnswerBase, type FactBase, type Game, IllegalAnswer, type Json, type Seat, seenBy } from '@posse/engine';
import { type AnyView, type GameId, lean } from '@posse/protocol';
import { TrialFailed } from './trial.ts';

export interface Again {
  readonly winners: readonly Seat[] | null;
  /** Throws TrialFailed if it is not legal. Says what each seat hears of it. */
  take(answer: AnswerBase): (seat: Seat) => readonly Json[];
  view(seat: Seat): AnyView;
  save(): Json;
}

type Playable<State, Answer extends AnswerBase, View> = Game<never, State, object, Answer, FactBase, View>;

const inGame = <R>(
  id: GameId,
  act: <State, Answer extends AnswerBase, View extends AnyView>(game: Playable<State, Answer, View>) => R,
): R => (id === 'card' ? act(cardGame) : act(diceGame));

/** From its first card on. */
export const dealtAgain = (id: GameId, setup: object, seed: string): Again =>
  inGame(id, (game) => againFrom(game, game.deal(setup as never, seed)));

/** From a snapshot on. */
export const broughtBack = (id: GameId, saved: Json): Again =>
  inGame(id, (game) => againFrom(game, game.restore(saved)));

const againFrom = <State, Answer extends AnswerBase, View extends AnyView>(
  game: Playable<State, Answer, View>,
  state: State,
): Again => ({
  get winners() {
    return game.result(state);
  },
  take(answer) {
    const facts = applied(game, state, answer as Answer);
    return (seat) => facts.map((fact) => lean(seenBy(fact, seat)));
  },
  view: (seat) => game.view(state, seat),
  save: () => game.save(state),
});

function applied<State, Answer extends AnswerBase, View>(
  game: Playable<State, Answer, View>,
  state: State,
  answer: Answer,
): readonly FactBase[] {
  try {
    return game.apply(state, answer);
  } catch (error) {
    if (error instanceof IllegalAnswer)
      throw new TrialFailed(`an answer that was taken is not legal when the game is played again: ${error.message}`);
    throw error;
  }
}
