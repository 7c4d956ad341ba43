// Deletes data of tables that were closed long ago, in small steps.
// Nothing damaged is deleted: that stays for whoever investigates it.

import type { DatabaseSync } from 'node:sqlite';
import { type DeletedCounts, StoreFailure } from '../store-interface.ts';
import type { Rows } from './sqlite-statements.ts';

/** The numbers of tables and rows per step, so that nobody waits for longer. */
const TABLES = 200;
const ROWS = 2000;

/** Data of tables that were closed before these moments is deleted: chat, tables, games; 0 keeps it forever. */
export interface Limits {
  readonly talk: number;
  readonly tables: number;
  readonly games: number;
}

interface TableHead {
  readonly code: string;
  readonly closed_at: number | null;
  /** 0 if only the code is left, because games of the table still exist. */
  readonly isThere: number;
}

/** All retention statements, prepared once. */
export function retentionOf(database: DatabaseSync, rows: Rows) {
  const headsAfter = database.prepare(
    "SELECT code, closed_at, record <> '' AS isThere FROM tables WHERE code > ? ORDER BY code LIMIT ?",
  );
  const gamesOver = database.prepare('SELECT id FROM games WHERE table_code = ? AND outcome IS NOT NULL ORDER BY key');
  const anyGame = database.prepare('SELECT 1 FROM games WHERE table_code = ? LIMIT 1');
  const dropLines = database.prepare(
    'DELETE FROM lines WHERE rowid IN (SELECT rowid FROM lines WHERE table_code = ? ORDER BY number LIMIT ?)',
  );
  const dropParts = [
    database.prepare('DELETE FROM answers WHERE game = (SELECT key FROM games WHERE id = ?)'),
    database.prepare('DELETE FROM snapshots WHERE game = (SELECT key FROM games WHERE id = ?)'),
    database.prepare('DELETE FROM games WHERE id = ?'),
  ];
  const dropTable = database.prepare('DELETE FROM tables WHERE code = ?');
  const emptyTable = database.prepare(
    `UPDATE tables SET record = '', version = version + 1, mark = mark(code, '', closed_at, version + 1) WHERE code = ?`,
  );
  const free = database.prepare('PRAGMA incremental_vacuum(500)');

  return {
    /**
     * Deletes old data of tables after this code, within the caller's transaction. `touched` is called for each table
     * that has less data then.
     */
    forget(limits: Limits, after: string, isSpoilt: (code: string) => boolean, touched: Set<string>): DeletedCounts {
      const gone = { tables: 0, games: 0, lines: 0 };
      const heads = headsAfter.all(after, TABLES) as unknown as readonly TableHead[];
      let done = after;
      let room = ROWS;
      for (const { code, closed_at, isThere } of heads) {
        const isOlder = (limit: number): boolean => closed_at !== null && closed_at < limit;
        const isGoing = isOlder(limits.tables) || isThere === 0;
        const isDue = isGoing || isOlder(limits.talk) || isOlder(limits.games);
        if (isDue && !isSpoilt(code) && isSound(() => rows.table(code))) {
          const games = isOlder(limits.games) ? gamesOver.all(code) : [];
          for (const { id } of games as { readonly id: string }[]) {
            if (room <= 0) return { ...gone, next: done };
            if (!isSound(() => rows.outcome(id))) continue;
            for (const drop of dropParts) room -= Number(drop.run(id).changes);
            gone.games++;
            touched.add(code);
          }
          if (isGoing || isOlder(limits.talk)) {
            const lines = Number(dropLines.run(code, Math.max(room, 0)).changes);
            gone.lines += lines;
            room -= lines;
            if (lines > 0) touched.add(code);
            if (room <= 0) return { ...gone, next: done };
          }
          if (isGoing) {
            // Its code is not given to another table as long as games of it are here.
            const drop = anyGame.get(code) === undefined ? dropTable : isThere === 1 ? emptyTable : null;
            if (drop?.run(code).changes) touched.add(code);
            gone.tables += isThere;
          }
        }
        done = code;
      }
      return { ...gone, next: heads.length < TABLES ? null : done };
    },

    /** Returns free space to the disk, if the file was made for that. */
    free(): void {
      free.all();
    },
  };
}

function isSound(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof StoreFailure && error.reason === 'spoilt') return false;
    throw error;
  }
}
