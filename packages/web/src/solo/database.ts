// Where solo games are kept in this browser: the database, its shelves, what lies on each, and the game that is not finished.

import type { GameId } from '@posse/protocol';
import type { AnswerRecord, GameRecord, Line, Outcome, Snapshot, TableRecord } from '@posse/server/tables';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { keptAs } from '../app/root.ts';

export interface Shelves extends DBSchema {
  /** By code. */
  readonly tables: { readonly key: string; readonly value: KeptTable };
  /** By id. */
  readonly games: { readonly key: string; readonly value: KeptGame; readonly indexes: { readonly startedAt: number } };
  /** By game and number. */
  readonly answers: { readonly key: [string, number]; readonly value: AnswerRecord };
  /** By game, the last one. */
  readonly snapshots: { readonly key: string; readonly value: Snapshot };
  /** By table and number. */
  readonly lines: { readonly key: [string, number]; readonly value: Line };
  /** Who plays here: the page that came last. */
  readonly player: { readonly key: 'now'; readonly value: string };
}

export interface KeptTable {
  readonly record: TableRecord;
  /** Null while it is open. */
  readonly closedAt: number | null;
  /** When it goes on by itself and from when on it may be swept, as a store knows them; both left out by older pages. */
  readonly due?: number | null;
  readonly leftAt?: number | null;
}

export interface KeptGame {
  readonly record: GameRecord;
  /** Null until it is over. */
  readonly outcome: Outcome | null;
}

export type Shelf = 'tables' | 'games' | 'answers' | 'snapshots' | 'lines' | 'player';
export type Database = IDBPDatabase<Shelves>;

export const SHELVES: readonly Shelf[] = ['tables', 'games', 'answers', 'snapshots', 'lines', 'player'];
const VERSION = 1;

/** Makes it if need be. Rejects where a browser keeps nothing. */
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
    // A newer page wants to rebuild the shelves.
    blocking: (_version, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/** All that belongs to one game, or to one table, from this number on. */
export const from = (owner: string, number = 0): IDBKeyRange =>
  IDBKeyRange.bound([owner, number], [owner, Number.POSITIVE_INFINITY]);

/** The game that somebody has not finished, to go on with after a reload or another day. */
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
