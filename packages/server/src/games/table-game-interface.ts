// The interface between a table and a game, beyond the engine's own.

import type { GameWithBots } from '@posse/bots';
import type { Kinds, NextGame, Seat } from '@posse/engine';
import type { TablePlan } from '@posse/protocol';

/** Moments in which only those who hold something are asked, all at once, and nobody else may know who they are. */
export interface MomentRules<K extends Kinds> {
  /** All who could answer to the open one, as far as everybody knows, in the order in which the rules ask them; null if none is open. */
  seats(state: K['state']): readonly Seat[] | null;
  /** The answers of this seat there; empty if it can only pass. */
  options(state: K['state'], seat: Seat): readonly K['answer'][];
  pass(seat: Seat): K['answer'];
  /** Has somebody only passed since? */
  isSame(before: K['state'], now: K['state']): boolean;
}

export interface TableGame<K extends Kinds> extends GameWithBots<K> {
  /** Null for a game that has none. */
  readonly moments: MomentRules<K> | null;
  /** A set that these wishes, or this plan, name and this program does not have; null if it has them all. */
  lacks(wishes: { readonly sets?: readonly string[] | undefined }): string | null;
  /** Throws BadSetup if the plan can't be dealt with these packs. */
  wishes(plan: TablePlan, packs?: readonly object[]): K['wishes'];
  /** The wishes of the same players for the game after this one. */
  next(over: K['state'], changes: NextGame): K['wishes'];
}
