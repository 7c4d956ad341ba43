// What a table needs to know of a game; everything else it gets from the interface that all games share.

import type { Bot } from '@posse/bots';
import type { AnswerBase, FactBase, Game, NextGame, Role, Seat } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';

/** The types of a game, all in one. */
export interface Kinds {
  readonly wishes: { readonly seats: number };
  readonly state: {
    readonly step: number;
    readonly players: readonly { readonly alive: boolean; readonly character: string; readonly role: Role }[];
  };
  readonly frame: object;
  readonly answer: AnswerBase;
  readonly fact: FactBase;
  readonly view: {
    readonly step: number;
    readonly asked: Seat | null;
    readonly options: readonly AnswerBase[];
    readonly stack: readonly object[];
    readonly players: readonly { readonly alive: boolean }[];
  };
}

export interface Kit<K extends Kinds> {
  readonly id: GameId;
  readonly game: Game<K['wishes'], K['state'], K['frame'], K['answer'], K['fact'], K['view']>;
  readonly bots: readonly Bot<K['view'], K['answer']>[];
  /** Throws BadSetup if the plan can't be dealt. */
  wishes(plan: TablePlan): K['wishes'];
  /** The wishes of the same players for the game after this one. */
  next(over: K['state'], changes: NextGame): K['wishes'];
}
