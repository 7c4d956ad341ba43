// What a table needs to know of a game; everything else it gets from the interface that all games share.

import type { Bot, Kinds as BotKinds, Lore } from '@posse/bots';
import type { NextGame, Seat } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';

/** The types of a game, all in one. */
export interface Kinds extends BotKinds {
  readonly view: BotKinds['view'] & {
    readonly step: number;
    readonly asked: Seat | null;
    readonly stack: readonly object[];
  };
}

export interface Kit<K extends Kinds> {
  readonly id: GameId;
  readonly game: Lore<K>['game'];
  readonly bots: readonly Bot<K['view'], K['answer']>[];
  /** What bots need to know of the game besides its rules. */
  readonly lore: Lore<K>;
  /** Throws BadSetup if the plan can't be dealt. */
  wishes(plan: TablePlan): K['wishes'];
  /** The wishes of the same players for the game after this one. */
  next(over: K['state'], changes: NextGame): K['wishes'];
}
