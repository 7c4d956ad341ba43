// Opens the SQLite file: checks it read-only, then locks it for this server.

import { accessSync, closeSync, constants, fdatasyncSync, openSync, statSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder, removeMadeFolders } from '../files/private-folder.ts';
import { StoreFailure } from '../store-interface.ts';
import { highWaterPath } from './high-water-file.ts';
import { failureOf, storeFailure } from './sqlite-errors.ts';
import { APPLICATION, migrate, pragma, VERSION } from './sqlite-schema.ts';

export interface SqliteSettings {
  /** The maximum number of pages of 4096 bytes, for tests and small disks. */
  readonly mostPages?: number;
  /** A file of at most this many bytes is read completely before it is used: half a GB takes about a second. */
  readonly checkUpTo?: number;
  /** Called with the seconds that each commit took. */
  readonly committed?: (seconds: number) => void;
}

const CHECK_UP_TO = 512 * 1024 * 1024;

export function openDatabase(path: string, settings: SqliteSettings): DatabaseSync {
  let removeMade = (): void => undefined;
  try {
    removeMade = provide(path);
    look(path, settings.checkUpTo ?? CHECK_UP_TO);
    settle(`${path}-wal`);
    return take(path, settings.mostPages ?? null);
  } catch (error) {
    removeMade();
    throw failureOf(path, error);
  }
}

/**
 * Checks the file without changing it, even while a server uses it. Throws StoreFailure if a server could not open it.
 */
export function inspectDatabase(path: string): void {
  try {
    look(path, CHECK_UP_TO);
  } catch (error) {
    throw failureOf(path, error);
  }
}

/**
 * Makes an empty file if there is none, and checks that this user may write it. Nobody else may read a new one. Returns
 * a function that removes everything it made.
 */
function provide(path: string): () => void {
  const left = [`${path}-wal`, highWaterPath(path)].find((beside) => sizeOf(beside) > 0);
  if (sizeOf(path) === 0 && left !== undefined)
    throw new StoreFailure(
      'damaged',
      `${path} is missing, but ${left}, which belongs to it, is there. Put back what is missing, or move that file away as well to start afresh.`,
    );
  const folder = dirname(path);
  const made = makeFolder(folder);
  const removeFolders = (): void => {
    if (made !== null) removeMadeFolders(folder, made);
  };
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      removeFolders();
      throw error;
    }
    // Not by opening it: closing a file releases the locks of its process.
    accessSync(path, constants.R_OK | constants.W_OK);
    return () => undefined;
  }
  return () => {
    for (const file of [path, ...['-wal', '-shm', '-journal'].map((ending) => path + ending)]) remove(file);
    removeFolders();
  };
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // It is not there.
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Refuses files that this program must not touch. Opened read-only, because a writer that closes the file would first
 * merge the log beside it, which is the worst for a damaged file. A journal beside it is left only by an interrupted
 * first start; the message says how to go back before that.
 */
function look(path: string, checkUpTo: number): void {
  const database = new DatabaseSync(path, { readOnly: sizeOf(`${path}-journal`) === 0 });
  try {
    const isNew = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
    if (!isNew && pragma(database, 'application_id') !== APPLICATION)
      throw new StoreFailure(
        'damaged',
        `${path} is a database, but of another program. Move it away, or choose another folder with POSSE_DATA.`,
      );
    if (Number(pragma(database, 'user_version')) > VERSION) throw storeFailure(path, 'newer');
    // Other damage is found when the data is needed; without tables and games nothing works.
    for (const part of sizeOf(path) <= checkUpTo ? ['1'] : ['tables', 'games']) {
      const found = pragma(database, `integrity_check(${part})`);
      if (found !== 'ok') throw storeFailure(path, 'damaged', found);
    }
  } finally {
    database.close();
  }
}

/**
 * Syncs data that the last server had not synced: this server reads and shows it, so a power failure must not lose it
 * any more.
 */
function settle(path: string): void {
  if (sizeOf(path) === 0) return;
  const left = openSync(path, 'r+');
  try {
    fdatasyncSync(left);
  } finally {
    closeSync(left);
  }
}

/** Locks the file until it is closed. A commit counts only once it is on the disk. */
function take(path: string, mostPages: number | null): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // Of a new file, so that it gets smaller when something is deleted; one that is there stays as it was made.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA synchronous = FULL');
    if (pragma(database, 'journal_mode = WAL') !== 'wal') throw storeFailure(path, 'unreadable');
    migrate(database);
    if (mostPages !== null) database.exec(`PRAGMA max_page_count = ${mostPages}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
