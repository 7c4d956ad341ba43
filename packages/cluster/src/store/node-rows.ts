// Ownership of tables, and the rows of nodes.
// No clock of the database decides: an observer that has seen a heartbeat stand still for long enough may declare the
// node dead.

import { randomUUID } from 'node:crypto';
import type { DueTable, TableCounts, TableRecord } from '@posse/store';
import type { Readers } from './postgres-session.ts';
import type { LivingNode, SharedClaim, Withdrawal } from './shared-store.ts';
import { fromColumn, toColumn } from './text-encoding.ts';

/** Selects open tables without a living owner, in the order of their codes after $1, at most $2. */
const unownedTables = (columns: string, where: string): string => `
  SELECT ${columns} FROM (
    (SELECT * FROM tables WHERE owner IS NULL AND closed_at IS NULL AND ${where} AND code > $1 ORDER BY code LIMIT $2)
    UNION ALL
    (SELECT its.* FROM nodes CROSS JOIN LATERAL (
      SELECT * FROM tables WHERE owner = nodes.key AND closed_at IS NULL AND ${where} AND code > $1 ORDER BY code LIMIT $2
    ) AS its WHERE dead_at IS NOT NULL AND NOT emptied)
  ) AS free ORDER BY code LIMIT $2`;

/** True for a row without a living owner. */
const IS_UNOWNED =
  'closed_at IS NULL AND (owner IS NULL OR owner IN (SELECT key FROM nodes WHERE dead_at IS NOT NULL))';

/** True for a row whose dates match their checksum. */
const DATES_MATCH = '(when_mark IS NOT DISTINCT FROM when_mark(code, due, left_at))';

interface Code {
  readonly code: string;
}

export class Nodes {
  readonly #readers: Readers;
  readonly #key: number;

  constructor(readers: Readers, me: number) {
    this.#readers = readers;
    this.#key = me;
  }

  async claim(code: string): Promise<SharedClaim> {
    const [found] = await this.#readers.query<{ readonly kind: string; readonly node: string | null }>(
      'SELECT kind, node FROM claim_v1($1, $2)',
      [this.#key, toColumn(code)],
    );
    if (found?.kind === 'ours') return { kind: 'ours', from: found.node };
    return found?.kind === 'theirs' ? { kind: 'theirs', node: found.node ?? '' } : { kind: 'none' };
  }

  async owner(code: string): Promise<string | null> {
    const [found] = await this.#readers.query<{ readonly id: string }>(
      'SELECT id FROM tables JOIN nodes ON key = owner WHERE code = $1 AND closed_at IS NULL AND dead_at IS NULL',
      [toColumn(code)],
    );
    return found?.id ?? null;
  }

  livingNodes = (): Promise<readonly LivingNode[]> =>
    this.#readers.query<LivingNode>(
      `SELECT id, pulse AS heartbeat, linked, key IN (SELECT node FROM sessions) AS "hasSession" FROM nodes WHERE dead_at IS NULL ORDER BY key`,
    );

  /** Declares a node dead. Waits for a running write of that node, which changes its heartbeat. */
  async declareDead(id: string, heartbeat: number): Promise<boolean> {
    const buried = await this.#readers.query(
      `UPDATE nodes SET dead_at = clock_timestamp() WHERE id = $1 AND pulse = $2 AND dead_at IS NULL
         AND EXISTS (SELECT FROM nodes AS mine WHERE mine.key = $3 AND mine.dead_at IS NULL) RETURNING key`,
      [id, heartbeat, this.#key],
    );
    return buried.length > 0;
  }

  /** Adds a table. The token lets a caller who got no answer ask again: the table is then known to be theirs. */
  async addTable(record: TableRecord): Promise<boolean> {
    const maker = record.maker === undefined ? null : toColumn(record.maker);
    const [found] = await this.#readers.query<{ readonly ours: boolean }>(
      `WITH added AS (
         INSERT INTO tables (code, record, version, mark, when_mark, maker, token)
         VALUES ($1, $2, 1, table_mark($1, $2, NULL, 1), when_mark($1, NULL, NULL), $3, $4)
         ON CONFLICT (code) DO NOTHING RETURNING code)
       SELECT EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM tables WHERE code = $1 AND token = $4) AS ours`,
      [toColumn(record.code), JSON.stringify(record), maker, randomUUID()],
    );
    return found?.ours === true;
  }

  async openTables(): Promise<readonly string[]> {
    return codesOf(await this.#readers.query<Code>('SELECT code FROM tables WHERE closed_at IS NULL ORDER BY code'));
  }

  /** The due tables. A row with a wrong checksum counts as due at once. */
  async dueTables(after: string, most: number): Promise<readonly DueTable[]> {
    const found = await this.#readers.query<DueTable>(
      unownedTables(`code, CASE WHEN ${DATES_MATCH} THEN due ELSE 0 END AS due`, 'due IS NOT NULL'),
      [toColumn(after), most],
    );
    return found.map(({ code, due }) => ({ code: fromColumn(code), due }));
  }

  /** The tables to sweep. Rows with a wrong checksum are due at once, and never returned here. */
  async leftTables(date: number, after: string, most: number): Promise<readonly string[]> {
    const given = [toColumn(after), most, Math.round(date)];
    await this.#readers.query(
      `UPDATE tables SET due = 0, left_at = NULL, when_mark = when_mark(code, 0, NULL)
       WHERE code IN (${unownedTables('code', `due IS NULL AND left_at <= $3 AND NOT ${DATES_MATCH}`)}) AND ${IS_UNOWNED} AND due IS NULL`,
      given,
    );
    return codesOf(await this.#readers.query<Code>(unownedTables('code', `left_at <= $3 AND ${DATES_MATCH}`), given));
  }

  /** Gives a date to tables without one. A row with a wrong checksum gets none: it is due at once. */
  async noteLeft(date: number, after: string, most: number): Promise<readonly string[]> {
    const found = await this.#readers.query<Code>(
      `UPDATE tables SET due = CASE WHEN ${DATES_MATCH} THEN NULL ELSE 0 END, left_at = CASE WHEN ${DATES_MATCH} THEN $3::bigint END,
         when_mark = CASE WHEN ${DATES_MATCH} THEN when_mark(code, NULL, $3) ELSE when_mark(code, 0, NULL) END
       WHERE code IN (${unownedTables('code', 'due IS NULL AND left_at IS NULL')}) AND ${IS_UNOWNED} AND due IS NULL AND left_at IS NULL
       RETURNING code`,
      [toColumn(after), most, Math.round(date)],
    );
    return codesOf(found).toSorted();
  }

  async counts(): Promise<TableCounts> {
    const found = await this.#readers.query<{ readonly maker: string | null; readonly open: number }>(
      'SELECT maker, count(*) AS open FROM tables WHERE closed_at IS NULL GROUP BY maker',
    );
    const byMaker = new Map<string, number>();
    for (const { maker, open } of found) if (maker !== null) byMaker.set(fromColumn(maker), open);
    return { open: found.reduce((sum, { open }) => sum + open, 0), byMaker };
  }

  async withdraw(guest: string): Promise<void> {
    await this.#readers.query('SELECT withdraw_v1($1, $2)', [toColumn(guest), randomUUID()]);
  }

  async withdrawn(after: number, most: number): Promise<readonly Withdrawal[]> {
    const found = await this.#readers.query<{ readonly number: number; readonly guest: string }>(
      'SELECT number, guest FROM withdrawals WHERE number > $1 ORDER BY number LIMIT $2',
      [after, most],
    );
    return found.map(({ number, guest }) => ({ number, guest: fromColumn(guest) }));
  }
}

const codesOf = (rows: readonly Code[]): readonly string[] => rows.map(({ code }) => fromColumn(code));
