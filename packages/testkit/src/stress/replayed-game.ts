// Replays a stored game of any kind, answer by answer.

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
  /** Applies an answer, and returns the facts by seat. Throws StressTestFailed if the answer is illegal. */
  take(answer: AnswerBase): (seat: Seat) => readonly SeenFact[];
  /** All views that the seat may see at this step: while an aside is open, before and after its decision. */
  views(seat: Seat): readonly AnyView[];
  /** True while asides can be given, so that only players who hold something are asked. */
  readonly isMoment: boolean;
  /** True if the table answers by itself, because the answer is forced and public. */
  readonly isForegone: boolean;
  save(): Json;
}

/** A replayed game that starts with the deal. */
export const redealtGame = (id: GameId, setup: object, seed: string): ReplayedGame =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>) =>
    replayedFrom(tableGame, tableGame.game.deal(tableGame.game.storedWishes(setup), seed)),
  );

/** A replayed game that starts with a snapshot. */
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
