// Queries for maintenance: due tables, abandoned ones, counts.
// Their columns have a checksum of their own, apart from the table's: neither is ever renewed from what may be damaged
// in the other.

import type { DatabaseSync } from 'node:sqlite';
import type { DueTable, TableCounts } from '../store-interface.ts';

/** The SQL condition that a row's dates match their checksum. */
const FITS = 'when_mark IS mark(code, due, left_at)';

/** All maintenance statements, prepared once. */
export function maintenanceOf(database: DatabaseSync) {
  // Damaged entries are looked at now: that does no harm, and writes them anew.
  const due = database.prepare(
    `SELECT code, iif(when_mark = mark(code, due, left_at), due, 0) AS due FROM tables
     WHERE closed_at IS NULL AND due IS NOT NULL AND code > ? ORDER BY code LIMIT ?`,
  );
  // A row that lost what was due is looked at too, instead of being swept or forgotten.
  const doubtLeft = database.prepare(
    `UPDATE tables SET due = 0, left_at = NULL, when_mark = mark(code, 0, NULL)
     WHERE closed_at IS NULL AND due IS NULL AND left_at <= ? AND NOT (${FITS})`,
  );
  // Damaged entries are not swept.
  const left = database.prepare(
    `SELECT code FROM tables
     WHERE closed_at IS NULL AND left_at <= ? AND code > ? AND when_mark = mark(code, due, left_at)
     ORDER BY code LIMIT ?`,
  );
  const noteLeft = database.prepare(
    `UPDATE tables SET due = iif(${FITS}, NULL, 0), left_at = iif(${FITS}, ?1, NULL),
       when_mark = iif(${FITS}, mark(code, NULL, ?1), mark(code, 0, NULL))
     WHERE code IN (
       SELECT code FROM tables WHERE closed_at IS NULL AND due IS NULL AND left_at IS NULL AND code > ?2
       ORDER BY code LIMIT ?3)
     RETURNING code`,
  );
  const counts = database.prepare(
    `SELECT iif(json_valid(record), record ->> 'maker', NULL) AS maker, count(*) AS open FROM tables
     WHERE closed_at IS NULL GROUP BY 1`,
  );
  const codesOf = (rows: unknown): string[] => (rows as readonly { readonly code: string }[]).map(({ code }) => code);

  return {
    dueTables: (after: string, most: number): readonly DueTable[] =>
      (due.all(after, most) as unknown as readonly DueTable[]).map(({ code, due }) => ({ code, due })),

    leftTables(date: number, after: string, most: number): readonly string[] {
      doubtLeft.run(Math.round(date));
      return codesOf(left.all(Math.round(date), after, most));
    },

    noteLeft: (date: number, after: string, most: number): readonly string[] =>
      codesOf(noteLeft.all(Math.round(date), after, most)).sort(),

    counts(): TableCounts {
      const rows = counts.all() as unknown as readonly { readonly maker: string | null; readonly open: number }[];
      const byMaker = new Map(rows.flatMap(({ maker, open }) => (maker === null ? [] : [[maker, open] as const])));
      return { open: rows.reduce((sum, { open }) => sum + open, 0), byMaker };
    },
  };
}
