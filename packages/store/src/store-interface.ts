// The store: tables, games, every accepted answer, and the chat.
// Answers are only ever added; a state is a snapshot and the answers since.

import type { ChatLine, GameRecord, Outcome, TableRecord } from './stored-records.ts';
import type { AnswerRecord, Snapshot } from './stored-step-names.ts';

export type * from './stored-records.ts';
export type { AnswerRecord, Snapshot } from './stored-step-names.ts';

/** A change to store. */
export type Change =
  /**
   * `due` is the milliseconds until something happens at the table by itself although no node owns it: 0 is at once,
   * null or missing is never. It is no date: a node takes the table after seeing it without an owner for this long.
   */
  | { readonly put: 'table'; readonly record: TableRecord; readonly due?: number | null }
  /** Nobody is at the table: from this date of the calendar on it may be swept. Null once somebody is there. */
  | { readonly put: 'left'; readonly table: string; readonly at: number | null }
  /** The table is gone for good: archived or swept. Its games stay. */
  | { readonly put: 'closed'; readonly table: string; readonly at: number }
  | { readonly put: 'game'; readonly record: GameRecord }
  | { readonly put: 'answer'; readonly game: string; readonly record: AnswerRecord }
  | { readonly put: 'snapshot'; readonly game: string; readonly snapshot: Snapshot }
  | { readonly put: 'outcome'; readonly game: string; readonly outcome: Outcome }
  | { readonly put: 'line'; readonly table: string; readonly line: ChatLine };

/** A table that no node owns, at which something happens by itself after this many milliseconds. */
export interface DueTable {
  readonly code: string;
  readonly due: number;
}

export interface TableCounts {
  readonly open: number;
  /** The number of tables by the hash of the network that created them. */
  readonly byMaker: ReadonlyMap<string, number>;
}

/** The outcome of claiming a table, if several programs share a store. */
export type Claim =
  | { readonly kind: 'ours' }
  | { readonly kind: 'theirs'; readonly node: string }
  /** There is no such table, or it was closed. */
  | { readonly kind: 'none' };

/**
 * Everything that is read equals what was written. A damaged item throws StoreFailure ('spoilt'), and everything else
 * goes on.
 */
export interface Store {
  /**
   * Stores all of these changes or none. Resolves once they would survive a crash. Concurrent writes share a commit.
   * Rejects with StoreFailure, and then nothing is stored.
   */
  write(changes: readonly Change[]): Promise<void>;
  /**
   * Adds a table, which no node owns yet. False if a table with its code exists, open or closed: then it stays
   * unchanged.
   */
  addTable(record: TableRecord): Promise<boolean>;
  /** The codes of all tables that are not closed. For tests and tools: there may be many. */
  openTables(): Promise<readonly string[]>;
  /** Open tables without an owner at which something is due: at most `most`, by code, after this one. */
  dueTables(after: string, most: number): Promise<readonly DueTable[]>;
  /**
   * The codes of open tables without an owner that may be swept at this date: at most `most`, by code, after this one.
   */
  leftTables(date: number, after: string, most: number): Promise<readonly string[]>;
  /**
   * Gives this date to open tables without an owner, a due task or a date, as a crash leaves them: they may be swept
   * from then on. Returns their codes, page by page. A store of a single program can't know which of them it owns.
   */
  markLeft(date: number, after: string, most: number): Promise<readonly string[]>;
  /** The number of open tables, in all and by creator. */
  counts(): Promise<TableCounts>;
  hasTable(code: string): Promise<boolean>;
  /** The record of a table; null if there never was one, or nothing is left of it. */
  table(code: string): Promise<TableRecord | null>;
  /** The record of a table; null if there is none, or it is closed. */
  openTable(code: string): Promise<TableRecord | null>;
  game(id: string): Promise<GameRecord | null>;
  outcome(game: string): Promise<Outcome | null>;
  /** The outcomes of the last games of a table that ended, the oldest first. A damaged one is left out. */
  outcomes(table: string, most: number): Promise<readonly Outcome[]>;
  /** The answers from this step on, in order. */
  answers(game: string, from: number): Promise<readonly AnswerRecord[]>;
  lastSnapshot(game: string): Promise<Snapshot | null>;
  /** The last chat lines of a table, oldest first. */
  lines(table: string, most: number): Promise<readonly ChatLine[]>;
  /** Throws StoreFailure if the store can't be used. */
  check(): Promise<void>;
  /** Commits pending writes and releases the file. */
  close(): Promise<void>;
}

/** The amounts of deleted data. */
export interface DeletedCounts {
  readonly tables: number;
  readonly games: number;
  readonly lines: number;
  /** The start of the next page; null after the last. */
  readonly next: string | null;
}

/** The days that a server has counted, and the wall clock at that time. */
export interface CalendarPage {
  readonly today: number;
  readonly wall: number;
}

/** A store that can be copied while it is used, and that deletes old data. */
export interface StoreOnDisk extends Store {
  /**
   * Deletes one page of old data, of tables after this code: chat, tables and games of tables that were closed before
   * these moments; 0 keeps it. Open tables, unfinished games and damaged data stay.
   */
  deleteOld(talk: number, tables: number, games: number, after: string): Promise<DeletedCounts>;
  /** The latest page of the calendar; null if there is none, or it is damaged. */
  calendar(): Promise<CalendarPage | null>;
  noteCalendar(today: number, wall: number): Promise<void>;
  /** The barred packs, in order: the SHA-256 of their rules. Several that are barred together are joined by "+". */
  barredPacks(): Promise<readonly string[]>;
  /** Bars a pack, or several together, or allows them again. */
  barPack(pack: string, isBarred: boolean): Promise<void>;
  /** The date of what was written last; null if nothing was. */
  newest(): Promise<number | null>;
  /**
   * Writes a snapshot of everything to a file, while games go on. A server can be opened with it. Throws StoreFailure,
   * and then there is no such file.
   */
  backup(file: string): Promise<void>;
}

export type StoreErrorReason =
  | 'full'
  | 'locked'
  /** The whole file is damaged. */
  | 'damaged'
  /** A row of one table or game has a wrong checksum. */
  | 'spoilt'
  | 'unreadable'
  | 'newer'
  /** The write was made before, or continues something that was not stored. */
  | 'conflict'
  /** This program was declared dead by others that share the store: its writes are refused. */
  | 'fenced'
  /** The table belongs to another program now. */
  | 'moved'
  /** The store broke in the middle of a write, which may or may not be stored: only opening it again tells. */
  | 'lost'
  | 'closed'
  | 'failed';

/** An operation of the store failed. The message says what is wrong and what would help. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
