// Copies the database while it is used: beside its place, checked, then renamed.

import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../files/private-folder.ts';
import { StoreFailure } from '../store-interface.ts';
import { failureOf, storeFailure } from './sqlite-errors.ts';
import { pragma } from './sqlite-schema.ts';

/** The number of pages that are copied at once, so that writes wait for no longer. */
const PAGES = 200;

export async function copyTo(database: DatabaseSync, file: string): Promise<void> {
  if (existsSync(file))
    throw new StoreFailure('failed', `${file} exists already: name another file, or move that one away.`);
  const part = `${file}.part`;
  try {
    makeFolder(dirname(file));
  } catch (error) {
    throw failureOf(file, error);
  }
  try {
    rmSync(part, { force: true });
    // Nobody else may read it, not even while it is made.
    closeSync(openSync(part, 'ax', 0o600));
    await backup(database, part, { rate: PAGES });
    check(part, file);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw failureOf(file, error);
  }
}

/** Throws if the copy can't be read. It must be a single file, with nothing beside it. */
function check(part: string, file: string): void {
  const copy = new DatabaseSync(part);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const found = pragma(copy, 'integrity_check(1)');
    if (found !== 'ok') throw storeFailure(file, 'damaged', found);
  } finally {
    copy.close();
  }
}
