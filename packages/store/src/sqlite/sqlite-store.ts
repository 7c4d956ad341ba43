// The store in one SQLite file. Concurrent writes share a commit.

import type { DatabaseSync } from 'node:sqlite';
// Not the global one: a test that holds the clocks of a table must not hold its store.
import { setTimeout } from 'node:timers';
import { type Change, StoreFailure, type StoreOnDisk, type TableRecord } from '../store-interface.ts';
import { copyTo } from './database-copy.ts';
import { HighWaterFile, highWaterPath } from './high-water-file.ts';
import { maintenanceOf } from './maintenance-queries.ts';
import { retentionOf } from './retention-queries.ts';
import { concernsAll, failureOf, isUnsure, storeFailure } from './sqlite-errors.ts';
import { openDatabase, type SqliteSettings } from './sqlite-file.ts';
import { type NewTable, type Rows, rowsOf } from './sqlite-statements.ts';

export { inspectDatabase } from './sqlite-file.ts';

/** Opens the file, or makes it with its folder. Throws StoreFailure, and then changes nothing. */
export const openSqliteStore = (path: string, settings: SqliteSettings = {}): StoreOnDisk =>
  new SqliteStore(path, openDatabase(path, settings), settings.committed ?? null);

/** The minimum milliseconds between two commits. */
const GAP = 1;

/** The approximate size of a snapshot in bytes: with less room the store counts as full. */
const ROOM = 64 * 1024;

interface Write {
  readonly changes: readonly (Change | NewTable)[];
  readonly resolve: () => void;
  readonly reject: (failure: StoreFailure) => void;
}

/** The writes that could not be stored, with the reasons. */
type Refused = ReadonlyMap<Write, StoreFailure>;
const NONE_REFUSED: Refused = new Map();

class SqliteStore implements StoreOnDisk {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #rows: Rows;
  readonly #care: ReturnType<typeof maintenanceOf>;
  readonly #told: HighWaterFile;
  readonly #forgetter: ReturnType<typeof retentionOf>;
  readonly #committed: ((seconds: number) => void) | null;
  /** The writes of the next commit. The first of them has scheduled it. */
  #waiting: Write[] = [];
  #committedAt = Number.NEGATIVE_INFINITY;
  /** True if the last commit failed for a reason that concerns all writes. */
  #inTrouble = false;

  constructor(path: string, database: DatabaseSync, committed: ((seconds: number) => void) | null) {
    this.#path = path;
    this.#committed = committed;
    this.#database = database;
    this.#rows = rowsOf(database);
    this.#care = maintenanceOf(database);
    this.#told = new HighWaterFile(highWaterPath(path), this.#rows);
    this.#forgetter = retentionOf(database, this.#rows);
  }

  write(changes: readonly Change[]): Promise<void> {
    return this.#write(changes);
  }

  async addTable(record: TableRecord): Promise<boolean> {
    try {
      await this.#write([{ put: 'new table', record }]);
      return true;
    } catch (error) {
      if (error instanceof StoreFailure && error.reason === 'conflict') return false;
      throw error;
    }
  }

  #write(changes: Write['changes']): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.#database.isOpen) return reject(storeFailure(this.#path, 'closed'));
      if (this.#waiting.length === 0) this.#order();
      this.#waiting.push({ changes, resolve, reject });
    });
  }

  /** All open tables, with the lost ones, so that people who come there are told. */
  openTables = () => this.#read(() => [...new Set([...this.#rows.openTables(), ...this.#lostTables()])]);
  dueTables = (after: string, most: number) => this.#read(() => this.#care.dueTables(after, most));
  leftTables = (date: number, after: string, most: number) =>
    this.#read(() => this.#commit(() => this.#care.leftTables(date, after, most)));
  markLeft = (date: number, after: string, most: number) =>
    this.#read(() => this.#commit(() => this.#care.noteLeft(date, after, most)));
  counts = () => this.#read(() => this.#care.counts());
  hasTable = (code: string) => this.#read(() => this.#rows.hasTable(code));
  table = (code: string) =>
    this.#read(() => {
      this.#told.check(code);
      return this.#rows.table(code);
    });
  openTable = (code: string) =>
    this.#read(() => {
      this.#told.check(code);
      return this.#rows.openTable(code);
    });
  game = (id: string) => this.#read(() => this.#rows.game(id));
  outcome = (game: string) => this.#read(() => this.#rows.outcome(game));
  outcomes = (table: string, most: number) =>
    this.#read(() => {
      this.#told.check(table);
      return this.#rows.outcomes(table, most);
    });
  answers = (game: string, from: number) =>
    this.#read(() => {
      this.#told.check(this.#rows.tableOf(game));
      return this.#rows.answers(game, from);
    });
  lastSnapshot = (game: string) => this.#read(() => this.#rows.lastSnapshot(game));
  lines = (table: string, most: number) =>
    this.#read(() => {
      this.#told.check(table);
      return this.#rows.lines(table, most);
    });

  async check(): Promise<void> {
    await this.hasTable('');
    if (this.#inTrouble) await this.#read(() => this.#tryRoom());
  }

  calendar = () => this.#read(() => this.#rows.page());
  barredPacks = () => this.#read(() => this.#rows.barredPacks());
  barPack = (pack: string, isBarred: boolean) =>
    this.#read(() => this.#commit(() => this.#rows.barPack(pack, isBarred)));
  newest = () => this.#read(() => this.#rows.newest());
  noteCalendar = (today: number, wall: number) => this.#read(() => this.#commit(() => this.#rows.note(today, wall)));

  deleteOld = (talk: number, tables: number, games: number, after: string) =>
    this.#read(() => {
      const touched = new Set<string>();
      const isSpoilt = (code: string): boolean => this.#told.lost.has(code);
      const forgotten = this.#commit(() => {
        const gone = this.#forgetter.forget({ talk, tables, games }, after, isSpoilt, touched);
        // Before it is gone: whoever opens the file must not miss it.
        if (touched.size > 0) this.#told.forget(touched);
        return gone;
      });
      if (touched.size > 0) this.#forgetter.free();
      return forgotten;
    });

  async backup(file: string): Promise<void> {
    if (!this.#database.isOpen) throw storeFailure(this.#path, 'closed');
    await copyTo(this.#database, file);
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    this.#flush();
    this.#told.close();
    this.#database.close();
  }

  /** Tables of which not even the record is left. */
  #lostTables(): readonly string[] {
    return [...this.#told.lost].filter((code) => !this.#rows.hasTable(code));
  }

  async #read<T>(work: () => T): Promise<T> {
    if (!this.#database.isOpen) throw storeFailure(this.#path, 'closed');
    try {
      return work();
    } catch (error) {
      throw failureOf(this.#path, error);
    }
  }

  /** Schedules a commit: at once if all is quiet, and under load a moment later, so that more writes share it. */
  #order(): void {
    // Whatever happens to the clock, nobody waits for longer than that.
    const soon = Math.min(GAP, this.#committedAt + GAP - performance.now());
    if (soon > 0) setTimeout(() => this.#flush(), soon);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    const begun = performance.now();
    let refused: Refused;
    try {
      refused = this.#keepTogether(writes) ?? this.#keepOneByOne(writes);
      this.#committedAt = performance.now();
      this.#committed?.((this.#committedAt - begun) / 1000);
      this.#inTrouble = false;
    } catch (error) {
      const failure = failureOf(this.#path, error);
      this.#inTrouble = concernsAll(failure);
      for (const { reject } of writes) reject(failure);
      return;
    }
    for (const write of writes) {
      const failure = refused.get(write);
      if (failure === undefined) {
        for (const change of write.changes) this.#told.note(change);
        write.resolve();
      } else write.reject(failure);
    }
  }

  /** Null if one of the writes can't be stored, and then none of them is. */
  #keepTogether(writes: readonly Write[]): Refused | null {
    try {
      this.#commit(() => {
        for (const { changes } of writes) for (const change of changes) this.#rows.keep(change);
      });
      return NONE_REFUSED;
    } catch (error) {
      const failure = failureOf(this.#path, error);
      if (concernsAll(failure)) throw failure;
      return null;
    }
  }

  /** Stores the writes that can be stored, so that a bad one takes no other along. */
  #keepOneByOne(writes: readonly Write[]): Refused {
    const refused = new Map<Write, StoreFailure>();
    this.#commit(() => {
      for (const write of writes) {
        this.#database.exec('SAVEPOINT one');
        try {
          for (const change of write.changes) this.#rows.keep(change);
        } catch (error) {
          const failure = failureOf(this.#path, error);
          // There may be no transaction left to go back in.
          if (concernsAll(failure) || !this.#database.isTransaction) throw failure;
          refused.set(write, failure);
          this.#database.exec('ROLLBACK TO one');
        }
        this.#database.exec('RELEASE one');
      }
    });
    return refused;
  }

  /** Commits the work completely or not at all. It is on the disk when this returns. */
  #commit<T>(work: () => T): T {
    let isEnding = false;
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      isEnding = true;
      this.#database.exec('COMMIT');
      return done;
    } catch (error) {
      // Unless SQLite went back by itself, as it does when the disk is full.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw isEnding && isUnsure(failureOf(this.#path, error)) ? storeFailure(this.#path, 'lost', error) : error;
    }
  }

  /** After a failure: writes some bytes to test whether that is possible again, and removes them. */
  #tryRoom(): void {
    this.#commit(() => this.#rows.fillRoom(ROOM));
    this.#commit(() => this.#rows.freeRoom());
    this.#inTrouble = false;
  }
}
