// Deletes old data of closed tables, page by page. Damaged data stays.
// Each statement is complete in itself, and several nodes may run at the same time.

import { type DeletedCounts, StoreFailure } from '@posse/store';
import type { Readers } from './postgres-session.ts';
import type { Rows } from './row-queries.ts';
import { fromColumn, toColumn } from './text-encoding.ts';

/** How many tables one call looks at, and about how many rows it deletes. */
const PAGE_TABLES = 200;
const MAX_ROWS = 2000;

/** Data of tables that were closed before these times is deleted: chat, tables, games; 0 keeps it forever. */
interface Limits {
  readonly talk: number;
  readonly tables: number;
  readonly games: number;
}

interface TableHead {
  readonly code: string;
  readonly closed_at: number | null;
  /** False if only the code is left, because games of the table are still stored. */
  readonly isThere: boolean;
}

interface Count {
  readonly rows: number;
}

const DROP_GAME = `
  WITH gone AS (DELETE FROM games WHERE id = $1 AND outcome IS NOT NULL RETURNING key),
    gone_answers AS (DELETE FROM answers USING gone WHERE game = gone.key RETURNING 1),
    gone_snapshots AS (DELETE FROM snapshots USING gone WHERE game = gone.key RETURNING 1)
  SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM gone_answers) + (SELECT count(*) FROM gone_snapshots) AS rows`;

const DROP_LINES = `
  WITH gone AS (DELETE FROM lines WHERE table_code = $1
    AND number IN (SELECT number FROM lines WHERE table_code = $1 ORDER BY number LIMIT $2) RETURNING 1)
  SELECT count(*) AS rows FROM gone`;

/** Deletes a table. Its code is not free for another one while games of it are stored. */
const DROP_TABLE = `
  WITH gone AS (DELETE FROM tables WHERE code = $1 AND closed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM games WHERE table_code = $1) RETURNING 1)
  SELECT count(*) AS rows FROM gone`;

const EMPTY_TABLE = `
  UPDATE tables SET record = '', version = version + 1, mark = table_mark(code, '', closed_at, version + 1)
  WHERE code = $1 AND closed_at IS NOT NULL AND record <> ''`;

export async function forgetSome(readers: Readers, rows: Rows, limits: Limits, after: string): Promise<DeletedCounts> {
  const gone = { tables: 0, games: 0, lines: 0 };
  const heads = await readers.query<TableHead>(
    `SELECT code, closed_at, record <> '' AS "isThere" FROM tables WHERE code > $1 ORDER BY code LIMIT $2`,
    [toColumn(after), PAGE_TABLES],
  );
  const count = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await readers.query<Count>(text, values))[0]?.rows ?? 0;
  let done = after;
  let room = MAX_ROWS;
  for (const { code: column, closed_at, isThere } of heads) {
    const code = fromColumn(column);
    const isOlder = (limit: number): boolean => closed_at !== null && closed_at < limit;
    const isGoing = isOlder(limits.tables) || !isThere;
    const isDue = isGoing || isOlder(limits.talk) || isOlder(limits.games);
    if (isDue && (await isIntact(rows.tableRow(code)))) {
      for (const id of isOlder(limits.games) ? await gamesOver(readers, column) : []) {
        if (room <= 0) return { ...gone, next: done };
        if (!(await isIntact(rows.gameRow(fromColumn(id))))) continue;
        const dropped = await count(DROP_GAME, [id]);
        room -= dropped;
        if (dropped > 0) gone.games++;
      }
      if (isGoing || isOlder(limits.talk)) {
        const lines = await count(DROP_LINES, [column, Math.max(room, 0)]);
        gone.lines += lines;
        room -= lines;
        if (room <= 0) return { ...gone, next: done };
      }
      if (isGoing) {
        if ((await count(DROP_TABLE, [column])) === 0 && isThere) await readers.query(EMPTY_TABLE, [column]);
        if (isThere) gone.tables++;
      }
    }
    done = code;
  }
  return { ...gone, next: heads.length < PAGE_TABLES ? null : done };
}

async function gamesOver(readers: Readers, table: string): Promise<readonly string[]> {
  const found = await readers.query<{ readonly id: string }>(
    'SELECT id FROM games WHERE table_code = $1 AND outcome IS NOT NULL ORDER BY key',
    [table],
  );
  return found.map(({ id }) => id);
}

async function isIntact(reading: Promise<unknown>): Promise<boolean> {
  try {
    await reading;
    return true;
  } catch (error) {
    if (error instanceof StoreFailure && error.reason === 'spoilt') return false;
    throw error;
  }
}
