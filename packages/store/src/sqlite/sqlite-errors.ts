// Translates errors of SQLite and of the file system into those of the store.

import { type StoreErrorReason, StoreFailure } from '../store-interface.ts';

/** The reasons for SQLite's result codes, without the upper bytes of extended codes. */
const TROUBLES: ReadonlyMap<number, StoreErrorReason> = new Map([
  [3, 'unreadable'], // SQLITE_PERM
  [5, 'locked'], // SQLITE_BUSY
  [6, 'locked'], // SQLITE_LOCKED
  [8, 'unreadable'], // SQLITE_READONLY
  [10, 'unreadable'], // SQLITE_IOERR
  [11, 'damaged'], // SQLITE_CORRUPT
  [13, 'full'], // SQLITE_FULL
  [14, 'unreadable'], // SQLITE_CANTOPEN
  [26, 'damaged'], // SQLITE_NOTADB
]);

/** Extended codes: SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const TAKEN: ReadonlySet<number> = new Set([1555, 2067]);

const SENTENCES: Readonly<Record<StoreErrorReason, (path: string) => string>> = {
  full: (path) => `The disk of ${path} is full. Free some space: the server then continues by itself.`,
  locked: (path) =>
    `${path} is in use by another server. Stop that server, or choose another folder for this one with POSSE_DATA.`,
  damaged: (path) =>
    `${path} is damaged, or not a database. Restore a backup, or move it away together with ${path}-wal to start afresh.`,
  spoilt: (path) => `${path} has damaged data. Restore a backup if it matters.`,
  unreadable: (path) =>
    `${path} can't be read or written. Check that its folder exists, that this user may write there, and that the disk works; or choose another folder with POSSE_DATA.`,
  newer: (path) =>
    `${path} was written by a newer version of this program. Update the program, or choose another folder with POSSE_DATA.`,
  conflict: (path) => `${path} has this entry already: another server continues the same game.`,
  fenced: (path) => `${path} accepts nothing from this server any more: others have taken over its tables.`,
  moved: (path) => `${path} did not accept the change: another server has this table.`,
  lost: (path) =>
    `Writing ${path} failed halfway, so the last changes may be lost. Check the disk, and restart the server: it continues with what was stored.`,
  closed: (path) => `${path} is closed: the server is stopping.`,
  failed: (path) => `${path} could not be changed.`,
};

export const storeFailure = (path: string, reason: StoreErrorReason, cause?: unknown): StoreFailure =>
  new StoreFailure(reason, SENTENCES[reason](path), { cause });

function reasonOf(error: unknown): StoreErrorReason {
  if (!(error instanceof Error)) return 'failed';
  if ('errcode' in error && typeof error.errcode === 'number')
    return TAKEN.has(error.errcode) ? 'conflict' : (TROUBLES.get(error.errcode & 0xff) ?? 'failed');
  // The file system's own.
  if ('syscall' in error && 'code' in error) return error.code === 'ENOSPC' ? 'full' : 'unreadable';
  return 'failed';
}

/** Translates an error into a failure of the store. */
export const failureOf = (path: string, error: unknown): StoreFailure =>
  error instanceof StoreFailure ? error : storeFailure(path, reasonOf(error), error);

/** Would every other write fail too? */
export const concernsAll = ({ reason }: StoreFailure): boolean =>
  reason === 'full' || reason === 'lost' || reason === 'locked' || reason === 'damaged' || reason === 'unreadable';

/** May the commit be on the disk after this error? SQLite knows only when it reads the file again. */
export const isUnsure = ({ reason }: StoreFailure): boolean =>
  reason === 'unreadable' || reason === 'damaged' || reason === 'failed';
