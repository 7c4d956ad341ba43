// A game played again from what was kept of it, whichever game it is.

import {
  type AnswerBase,
  type FactBase,
  IllegalAnswer,
  type Json,
  type Kinds,
  type Seat,
  type SeenFact,
  seenBy,
} from '@posse/engine';
import type { AnyView, GameId } from '@posse/protocol';
import { holdersIn, inGame, shownTo, type TableGame } from '@posse/server/games';
import { StressTestFailed } from './stress-test.ts';

export interface ReplayedGame {
  readonly winners: readonly Seat[] | null;
  /** Throws StressTestFailed if it is not legal. Says what each seat hears of it. */
  take(answer: AnswerBase): (seat: Seat) => readonly SeenFact[];
  /** What this seat may see: in a moment, before it has decided and after. */
  views(seat: Seat): readonly AnyView[];
  /** Is a moment open, in which nobody is asked but who holds something? */
  readonly isMoment: boolean;
  /** Does the table answer by itself, because all can see the only answer? */
  readonly isForegone: boolean;
  save(): Json;
}

/** From its first card on. */
export const redealtGame = (id: GameId, setup: object, seed: string): ReplayedGame =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>) =>
    replayedFrom(tableGame, tableGame.game.deal(tableGame.game.storedWishes(setup), seed)),
  );

/** From a snapshot on. */
export const restoredGame = (id: GameId, saved: Json): ReplayedGame =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>) => replayedFrom(tableGame, tableGame.game.restore(saved)));

const replayedFrom = <K extends Kinds>(tableGame: TableGame<K>, state: K['state']): ReplayedGame => ({
  get winners() {
    return tableGame.game.result(state);
  },
  get isMoment() {
    return (tableGame.moments?.seats(state) ?? null) !== null;
  },
  get isForegone() {
    return tableGame.game.forcedAnswer(state) !== null;
  },
  take(answer) {
    const facts = applied(tableGame, state, answer);
    return (seat) => facts.map((fact) => seenBy(fact, seat));
  },
  views: (seat) => [holdersIn(tableGame, state), []].map((yet) => shownTo(tableGame, state, seat, new Set(yet))),
  save: () => tableGame.game.save(state),
});

function applied<K extends Kinds>({ game }: TableGame<K>, state: K['state'], answer: AnswerBase): readonly FactBase[] {
  try {
    return game.apply(state, answer as K['answer']);
  } catch (error) {
    if (error instanceof IllegalAnswer)
      throw new StressTestFailed(
        `an answer that was taken is not legal when the game is played again: ${error.message}`,
      );
    throw error;
  }
}
