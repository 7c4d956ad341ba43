// The high-water file: how far each table has come, beside the database.
// It is written after the commit and synced once a second. A truncated or older database is noticed when it is opened,
// except for the last second.

import { closeSync, fdatasyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { checksumOf } from '../checksums.ts';
import { syncFolder } from '../files/folder-sync.ts';
import { type Change, StoreFailure } from '../store-interface.ts';
import type { NewTable, Reached, Rows } from './sqlite-statements.ts';

/** The number of tables in the file: what is older has long been moved from the write-ahead log into the database. */
const MAX_TABLES = 5000;
/** The number of lines after which the file is written anew. */
const MAX_LINES = 100_000;
const UPDATE_EVERY_MS = 1000;

export const highWaterPath = (path: string): string => `${path}-told`;

export class HighWaterFile {
  /** Tables of which the database has less than the file says. */
  readonly lost: ReadonlySet<string>;
  private readonly path: string;
  private readonly rows: Rows;
  /** How far each table has come, in the order of their last change. */
  private readonly reached: Map<string, Reached>;
  /** The tables and games that were committed since then. */
  private readonly since = { tables: new Set<string>(), games: new Set<string>() };
  private lines = 0;
  private file: number;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(path: string, rows: Rows) {
    this.path = path;
    this.rows = rows;
    this.reached = read(path);
    this.lost = new Set([...this.reached].filter(([code, told]) => !isThere(rows, code, told)).map(([code]) => code));
    this.file = this.anew();
    this.timer = setInterval(() => this.update(), UPDATE_EVERY_MS);
    this.timer.unref();
  }

  /** Throws StoreFailure if the database has less of this table than the file says. */
  check(code: string | null): void {
    if (code !== null && this.lost.has(code))
      throw new StoreFailure(
        'spoilt',
        `Players were told more of table ${code} than is kept now. Restore a backup if it matters.`,
      );
  }

  /** Notes a committed change. */
  note(change: Change | NewTable): void {
    // When nobody is there is nothing that anybody was told.
    if (change.put === 'left') return;
    const { tables, games } = this.since;
    if (change.put === 'table' || change.put === 'new table') tables.add(change.record.code);
    else if (change.put === 'game') tables.add(change.record.table);
    else if ('table' in change) tables.add(change.table);
    else games.add(change.game);
  }

  /**
   * Accepts what the database has of these tables, so that nothing is missed any more. Throws if the disk fails, and
   * then nothing changes.
   */
  forget(tables: ReadonlySet<string>): void {
    const lines = [...tables].map((code) => lineOf(code, null));
    writeSync(this.file, `\n${lines.join('\n')}\n`);
    fdatasyncSync(this.file);
    this.lines += lines.length;
    for (const code of tables) {
      this.reached.delete(code);
      // The rest of them is written again.
      this.since.tables.add(code);
    }
  }

  close(): void {
    clearInterval(this.timer);
    this.update();
    closeSync(this.file);
  }

  private update(): void {
    const { tables, games } = this.since;
    for (const game of games) tables.add(this.rows.tableOf(game) ?? '');
    games.clear();
    if (tables.size === 0) return;
    try {
      const news = [...tables].filter((code) => !this.lost.has(code));
      for (const code of news) this.put(code, this.rows.reached(code));
      if (this.lines < MAX_LINES) this.write(this.file, news);
      else {
        closeSync(this.file);
        this.file = this.anew();
      }
      tables.clear();
    } catch {
      // The database reports a full disk itself. Missing entries are written the next time.
    }
  }

  private put(code: string, reached: Reached | null): void {
    this.reached.delete(code);
    if (reached !== null) this.reached.set(code, reached);
    const [oldest] = this.reached.keys();
    if (this.reached.size > MAX_TABLES && oldest !== undefined) this.reached.delete(oldest);
  }

  /** Replaces the file, completely or not at all. */
  private anew(): number {
    const next = `${this.path}-next`;
    const file = openSync(next, 'w', 0o600);
    this.lines = 0;
    this.write(file, [...this.reached.keys()]);
    renameSync(next, this.path);
    syncFolder(dirname(this.path));
    return file;
  }

  /** Begins with a line break, so that a torn line spoils no other. */
  private write(file: number, tables: readonly string[]): void {
    const lines = tables.flatMap((code) => {
      const reached = this.reached.get(code);
      return reached === undefined ? [] : [lineOf(code, reached)];
    });
    writeSync(file, `\n${lines.join('\n')}\n`);
    fdatasyncSync(file);
    this.lines += lines.length;
  }
}

function isThere(rows: Rows, code: string, told: Reached): boolean {
  try {
    return rows.hasReached(code, told);
  } catch (error) {
    // The deal itself is spoilt.
    if (error instanceof StoreFailure) return false;
    throw error;
  }
}

/** The line about a table; null means that it is not missed any more. */
const lineOf = (code: string, reached: Reached | null): string => {
  const said = JSON.stringify([code, reached]);
  return `${checkOf(said)} ${said}`;
};

const CHECK_DIGITS = 8;
const checkOf = (said: string): string => checksumOf(said).slice(0, CHECK_DIGITS);

/** How far each table has come. Incomplete lines are ignored. */
function read(path: string): Map<string, Reached> {
  const told = new Map<string, Reached>();
  for (const line of textOf(path).split('\n')) {
    const said = line.slice(CHECK_DIGITS + 1);
    if (line.slice(0, CHECK_DIGITS) !== checkOf(said)) continue;
    const [code, reached] = JSON.parse(said) as [string, Reached | null];
    told.delete(code);
    if (reached !== null) told.set(code, reached);
  }
  return told;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
