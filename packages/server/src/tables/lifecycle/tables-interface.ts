// The interface of all tables for the rest of the server.

import type { Legends, newTable, TableInfo, TableSummary } from '@posse/protocol';
import type * as z from 'zod/mini';

/** A table as it was asked for, with everything that was left out filled in. */
export interface TableWish extends z.output<typeof newTable> {
  /** How many seats are for people, the first ones; bots of the table's own sit in the others. All, unless it is said. */
  readonly people?: number;
  /** Packs to play with. A request adds them to its table by messages. */
  readonly packs?: readonly object[];
  /** A staged deal for a lesson, instead of the plan's. No schema of a request has it. */
  readonly staged?: object;
}

export interface Tables {
  /** Throws Refused: a plan that can't be played, or no room for one more, at all or for this maker: what stands for the network that it is made from. */
  create(guest: string, wish: TableWish, maker?: string | null): Promise<TableInfo>;
  /** Some of the public ones that are in memory, those that somebody could join first. */
  listed(): readonly TableSummary[];
  /** Null if there is no such table, or none any more. However the code is written. Rejects with Refused if it can't be brought back, with Unavailable if nobody can tell. */
  info(code: string): Promise<TableInfo | null>;
  /** How many are open, in memory or not. */
  readonly count: number;
  /** At how many tables bots take their time, and for how many there is enough. */
  readonly legends: Legends;
}
