// The interface between a table and a game, beyond the engine's own.

import type { GameWithBots } from '@posse/bots';
import type { Kinds, NextGame, Seat } from '@posse/engine';
import type { TablePlan } from '@posse/protocol';

/** The rules of reveal windows: only holders are asked, all at once, and nobody else learns who they are. */
export interface MomentRules<K extends Kinds> {
  /**
   * The seats that could hold something for the open window, as far as everybody knows, in the order in which the rules
   * ask them; null if none is open.
   */
  seats(state: K['state']): readonly Seat[] | null;
  /** The answers of this seat in the open window; empty if it can only pass. */
  options(state: K['state'], seat: Seat): readonly K['answer'][];
  pass(seat: Seat): K['answer'];
  /** Have players only passed between these two states? */
  isSame(before: K['state'], now: K['state']): boolean;
}

export interface TableGame<K extends Kinds> extends GameWithBots<K> {
  /** The rules of reveal windows; null for a game without them. */
  readonly moments: MomentRules<K> | null;
  /** The first set that these wishes name and this program lacks; null if it has all. */
  lacks(wishes: { readonly sets?: readonly string[] | undefined }): string | null;
  /** Throws BadSetup if the plan can't be dealt with these packs. */
  wishes(plan: TablePlan, packs?: readonly object[]): K['wishes'];
  /** Why eliminated players can't see all hands with these wishes, as a sentence; null if they can. */
  whyNoOpenHands(wishes: K['wishes']): string | null;
  /** All hands, by seat; null for a game without hands. */
  hands(state: K['state']): readonly (readonly number[])[] | null;
  /** The wishes of the same players for the next game. */
  next(over: K['state'], changes: NextGame): K['wishes'];
}
