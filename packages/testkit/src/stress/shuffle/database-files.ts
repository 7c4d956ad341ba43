// Reads, copies and restores the server's database files, as an operator can.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartRecord } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { must } from '../stress-test.ts';

const DATABASE = 'posse.db';
/** The maximum number of attempts to copy: a copy that is made while the server writes may be inconsistent. */
const ATTEMPTS = 20;

/** A copy of all files of a database. */
export class Copy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'posse-shuffle-'));

  constructor(data: string) {
    for (const name of filesIn(data)) cpSync(join(data, name), join(this.folder, name));
  }

  /** The pending shuffles of these tables, as stored. */
  async starts(tables: readonly string[]): Promise<ReadonlyMap<string, StartRecord>> {
    const store = openSqliteStore(join(this.folder, DATABASE));
    try {
      const found = await Promise.all(tables.map(async (code) => [code, (await store.table(code))?.start] as const));
      return new Map(found.flatMap(([code, start]) => (start ? [[code, start] as const] : [])));
    } finally {
      await store.close();
    }
  }

  /** Does one of these texts occur anywhere in the files? */
  holds(texts: readonly string[]): boolean {
    const files = filesIn(this.folder).map((name) => readFileSync(join(this.folder, name)));
    return texts.some((text) => files.some((bytes) => bytes.includes(text)));
  }

  /** Restores the copy. The server must not run. */
  putBack(data: string): void {
    for (const name of filesIn(data)) rmSync(join(data, name));
    for (const name of filesIn(this.folder)) cpSync(join(this.folder, name), join(data, name));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * Reads the pending shuffles from the files of a running server. All of them must be stored, and no contribution may
 * be.
 */
export async function peek(
  data: string,
  tables: readonly string[],
  lucks: readonly string[],
): Promise<ReadonlyMap<string, StartRecord>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const copy = new Copy(data);
    try {
      must(!copy.holds(lucks), () => 'a luck is in the database before the cards are dealt');
      const starts = await copy.starts(tables);
      if (starts.size === tables.length) return starts;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'StoreFailure')) throw error;
    } finally {
      copy.remove();
    }
  }
  must(false, () => 'people were shown a start that is not stored');
}

const filesIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.startsWith(DATABASE));
