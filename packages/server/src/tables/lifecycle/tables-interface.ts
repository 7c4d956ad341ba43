// The interface of all tables for the rest of the server.

import type { Legends, newTable, TableInfo, TableSummary } from '@posse/protocol';
import type * as z from 'zod/mini';

/** The request for a new table, with all defaults filled in. */
export interface TableWish extends z.output<typeof newTable> {
  /** The number of seats for people, from the first on. The others have bots of their own. All seats, if left out. */
  readonly people?: number;
  /** Packs to play with. A request adds them to its table by messages. */
  readonly packs?: readonly object[];
  /** A staged deal for a lesson, instead of the plan's. No schema of a request has it. */
  readonly staged?: object;
}

export interface Tables {
  /**
   * Creates a table. Throws Refused if the plan can't be played, or if there is no room at all or for this `maker`, a
   * hash of the network from which it was requested.
   */
  create(guest: string, wish: TableWish, maker?: string | null): Promise<TableInfo>;
  /** The public tables in memory, up to a maximum, those with free seats first. */
  listed(): readonly TableSummary[];
  /**
   * The information about a table, in whatever form its code is written; null if there is none or it was closed.
   * Rejects with Refused if it can't be restored, and with Unavailable if its place is unknown.
   */
  info(code: string): Promise<TableInfo | null>;
  /** The number of open tables, in memory or not. */
  readonly count: number;
  /** The number of tables whose bots take time to think, and for how many there is time. */
  readonly legends: Legends;
}
