// The store: tables, games, every accepted answer, and the chat.
// Answers are only ever added; a state is a snapshot and the answers since.

import type { AnswerRecord, Snapshot } from './step-names.ts';
import type { ChatLine, GameRecord, Outcome, TableRecord } from './stored-records.ts';

export type { AnswerRecord, Snapshot } from './step-names.ts';
export type * from './stored-records.ts';

/** One thing to keep. */
export type Change =
  /**
   * `due` is after how many milliseconds something happens there by itself although no node owns it: 0 is at once, null
   * or missing is never. Not a date: a node that has itself seen the table without an owner for so long takes it.
   */
  | { readonly put: 'table'; readonly record: TableRecord; readonly due?: number | null }
  /** Nobody is there: from this date of the calendar on it may be swept. Null as soon as somebody is. */
  | { readonly put: 'left'; readonly table: string; readonly at: number | null }
  /** The table is gone for good: archived or swept. Its games stay. */
  | { readonly put: 'closed'; readonly table: string; readonly at: number }
  | { readonly put: 'game'; readonly record: GameRecord }
  | { readonly put: 'answer'; readonly game: string; readonly record: AnswerRecord }
  | { readonly put: 'snapshot'; readonly game: string; readonly snapshot: Snapshot }
  | { readonly put: 'outcome'; readonly game: string; readonly outcome: Outcome }
  | { readonly put: 'line'; readonly table: string; readonly line: ChatLine };

/** A table at which something happens by itself after so many milliseconds. */
export interface DueTable {
  readonly code: string;
  readonly due: number;
}

export interface TableCounts {
  readonly open: number;
  /** By what stands for the network that they were made from. */
  readonly byMaker: ReadonlyMap<string, number>;
}

/** Whose a table is, of several programs that share a store. */
export type Claim =
  | { readonly kind: 'ours' }
  | { readonly kind: 'theirs'; readonly node: string }
  /** There is no such table, or none any more. */
  | { readonly kind: 'none' };

/** Whatever is read is what was written: where it is not, reading it throws StoreFailure ('spoilt'), and everything else goes on. */
export interface Store {
  /**
   * Keeps all of these or none. Resolves once they would survive a crash; whatever is written at about the same time is
   * committed together. Rejects with StoreFailure, and then nothing of it is kept.
   */
  write(changes: readonly Change[]): Promise<void>;
  /** A new table, which nobody looks after yet. False if there is one of its code, open or closed: then it stays as it was. */
  addTable(record: TableRecord): Promise<boolean>;
  /** The codes of all tables that are not closed. For tests and tools: there may be many. */
  openTables(): Promise<readonly string[]>;
  /** Open tables that nobody looks after and where something is due: at most so many, in the order of their codes from the one after this on. */
  dueTables(after: string, most: number): Promise<readonly DueTable[]>;
  /** The codes of open tables that nobody looks after and that may be swept at this date; in the same way. */
  leftTables(date: number, after: string, most: number): Promise<readonly string[]>;
  /**
   * Open tables without an owner, where nothing is due and of which nobody has said since when, as a crash leaves them,
   * may be swept from this date on. Returns their codes, page by page. A store of a single program can't know which of
   * them it owns.
   */
  markLeft(date: number, after: string, most: number): Promise<readonly string[]>;
  /** How many tables are open, and how many of them by who made them. */
  counts(): Promise<TableCounts>;
  hasTable(code: string): Promise<boolean>;
  /** Null if there never was one, or nothing is left of it. */
  table(code: string): Promise<TableRecord | null>;
  /** The same, but null if it is closed too. */
  openTable(code: string): Promise<TableRecord | null>;
  game(id: string): Promise<GameRecord | null>;
  outcome(game: string): Promise<Outcome | null>;
  /** The answers from this number on, in order. */
  answers(game: string, from: number): Promise<readonly AnswerRecord[]>;
  lastSnapshot(game: string): Promise<Snapshot | null>;
  /** The last lines of a table, oldest first. */
  lines(table: string, most: number): Promise<readonly ChatLine[]>;
  /** Throws StoreFailure if the store can't be used. */
  check(): Promise<void>;
  /** Commits what is waiting and lets go of the file. */
  close(): Promise<void>;
}

/** How much went. */
export interface DeletedCounts {
  readonly tables: number;
  readonly games: number;
  readonly lines: number;
  /** The start of the next page; null after the last. */
  readonly next: string | null;
}

/** How far a server has counted, and what the wall clock said then. */
export interface CalendarPage {
  readonly today: number;
  readonly wall: number;
}

/** A store that can be copied while it is used, and that lasts for longer than some of what is in it should. */
export interface StoreOnDisk extends Store {
  /**
   * Lets go of some of what is too old, from the table after this code on: talk, tables and games of tables that were closed before these
   * moments, or nothing for 0. Open tables and games that are not over stay, and so does what is damaged.
   */
  deleteOld(talk: number, tables: number, games: number, after: string): Promise<DeletedCounts>;
  /** The latest entry; null if there is none, or it is damaged. */
  calendar(): Promise<CalendarPage | null>;
  noteCalendar(today: number, wall: number): Promise<void>;
  /** The packs that the operator has barred: the SHA-256 of their rules, in order. */
  barredPacks(): Promise<readonly string[]>;
  /** Bars a pack, or allows it again. */
  barPack(pack: string, isBarred: boolean): Promise<void>;
  /** The date of what was written last; null if nothing was. */
  newest(): Promise<number | null>;
  /**
   * Writes a snapshot of everything to a file that a server can be opened with, while games go on. Throws StoreFailure,
   * and then there is no such file.
   */
  backup(file: string): Promise<void>;
}

export type StoreErrorReason =
  | 'full'
  | 'locked'
  /** The whole file. */
  | 'damaged'
  /** A row of one table or game has a wrong checksum. */
  | 'spoilt'
  | 'unreadable'
  | 'newer'
  /** It was written before, or what it follows on was not. */
  | 'conflict'
  /** This program was declared dead by others that share the store: nothing that it writes is kept any more. */
  | 'fenced'
  /** The table is another program's now. */
  | 'moved'
  /** It has stopped working in the middle of a write, and nobody knows whether that was kept: only opening it anew tells. */
  | 'lost'
  | 'closed'
  | 'failed';

/** The store can't do it. The message says what is wrong and what would help. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
