// The game that somebody has not finished, to go on with after a reload or another day.

import type { GameId } from '@posse/protocol';
import type { Database } from './database.ts';

export interface Unfinished {
  readonly code: string;
  readonly game: GameId;
}

/** Of the tables whose game is not over, the one that was played at last; null if there is none. */
export async function unfinishedIn(database: Database): Promise<Unfinished | null> {
  const games = await database.getAllFromIndex('games', 'startedAt');
  for (const { record, outcome } of games.reverse()) {
    if (outcome !== null) continue;
    const table = await database.get('tables', record.table);
    if (table?.closedAt === null) return { code: record.table, game: record.game };
  }
  return null;
}
