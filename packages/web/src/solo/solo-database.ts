// The browser's database of solo games, and the unfinished one among them.

import type { GameId } from '@posse/protocol';
import type { ChatLine, GameRecord, Outcome, StoredAnswer, StoredSnapshot, TableRecord } from '@posse/store';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { keptAs } from '../app/server-root-path.ts';

export interface Shelves extends DBSchema {
  /** By code. */
  readonly tables: { readonly key: string; readonly value: KeptTable };
  /** By id. */
  readonly games: { readonly key: string; readonly value: KeptGame; readonly indexes: { readonly startedAt: number } };
  /** Answers, by game and number. */
  readonly answers: { readonly key: [string, number]; readonly value: StoredAnswer };
  /** The last snapshot of each game. */
  readonly snapshots: { readonly key: string; readonly value: StoredSnapshot };
  /** Chat lines, by table and number. */
  readonly lines: { readonly key: [string, number]; readonly value: ChatLine };
  /** The page that may write: the one opened last. */
  readonly player: { readonly key: 'now'; readonly value: string };
}

export interface KeptTable {
  readonly record: TableRecord;
  /** When the table was closed; null while it is open. */
  readonly closedAt: number | null;
  /** The time of the next task and the time of expiry, as in every store; older pages left both out. */
  readonly due?: number | null;
  readonly leftAt?: number | null;
}

export interface KeptGame {
  readonly record: GameRecord;
  /** The outcome; null until the game is over. */
  readonly outcome: Outcome | null;
}

export type Shelf = 'tables' | 'games' | 'answers' | 'snapshots' | 'lines' | 'player';
export type Database = IDBPDatabase<Shelves>;

export const SHELVES: readonly Shelf[] = ['tables', 'games', 'answers', 'snapshots', 'lines', 'player'];
const VERSION = 1;

/** Creates the database if it is missing. Rejects if the browser stores nothing. */
export const openDatabase = (name = keptAs('posse-solo')): Promise<Database> =>
  openDB<Shelves>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore('tables');
      database.createObjectStore('games').createIndex('startedAt', 'record.startedAt');
      database.createObjectStore('answers');
      database.createObjectStore('snapshots');
      database.createObjectStore('lines');
      database.createObjectStore('player');
    },
    // A newer page wants to upgrade the schema.
    blocking: (_version, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/** All entries of one game or table, from this number on. */
export const from = (owner: string, number = 0): IDBKeyRange =>
  IDBKeyRange.bound([owner, number], [owner, Number.POSITIVE_INFINITY]);

/** An unfinished game, to continue after a reload or later. */
export interface Unfinished {
  readonly code: string;
  readonly game: GameId;
}

/** The unfinished game that was played last; null if there is none. */
export async function unfinishedIn(database: Database): Promise<Unfinished | null> {
  const games = await database.getAllFromIndex('games', 'startedAt');
  for (const { record, outcome } of games.reverse()) {
    if (outcome !== null) continue;
    const table = await database.get('tables', record.table);
    if (table?.closedAt === null) return { code: record.table, game: record.game };
  }
  return null;
}
