// The schema of the SQLite file, and its migrations.

import type { DatabaseSync } from 'node:sqlite';
import { defineChecksum } from '../checksums.ts';

/** Tells our files from those of other programs: "Poss". */
export const APPLICATION = 0x506f7373;

/** Writes the checksums of all rows. Answers are visited in the order in which they were added. */
export const MARK_ALL = `
  UPDATE tables SET mark = mark(code, record, closed_at, version);
  UPDATE games SET mark = mark(id, table_code, record), outcome_mark = mark(id, outcome);
  UPDATE answers SET mark = mark(
    CASE number
      WHEN 0 THEN (SELECT mark FROM games WHERE key = answers.game)
      ELSE (SELECT mark FROM answers AS before WHERE before.game = answers.game AND before.number = answers.number - 1)
    END, number, seat, answer, by_bot, took, at, bot);
  UPDATE snapshots SET mark = mark((SELECT id FROM games WHERE key = snapshots.game), number, state);
  UPDATE lines SET mark = mark(table_code, number, line);
`;

/**
 * The migrations from each version of the file to the next. Entries are only ever added.
 *
 * Answers come as fast as people and bots play, at many tables in turn: rows in the order they come and a small index
 * dirty half as many pages at each commit as a table that is sorted by game, the more so if a game is a number there.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    record TEXT NOT NULL,
    closed_at INTEGER
  ) STRICT;
  CREATE INDEX open_tables ON tables (code) WHERE closed_at IS NULL;

  CREATE TABLE games (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    table_code TEXT NOT NULL,
    record TEXT NOT NULL,
    outcome TEXT
  ) STRICT;

  CREATE TABLE answers (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    by_bot INTEGER NOT NULL,
    took INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT;

  CREATE TABLE snapshots (
    game INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT;

  CREATE TABLE lines (
    table_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_code, number)
  ) STRICT;

  CREATE TABLE trial (room BLOB NOT NULL) STRICT;
  `,
  'ALTER TABLE answers ADD COLUMN bot TEXT;',
  // Games were dealt by the first rules, and lines did not say of which game they were.
  `
  UPDATE games SET record = json_set(record, '$.rules', 1);
  UPDATE lines SET line = json_set(line, '$.game', json('null'));
  `,
  `
  ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN mark TEXT;
  ALTER TABLE games ADD COLUMN mark TEXT;
  ALTER TABLE games ADD COLUMN outcome_mark TEXT;
  ALTER TABLE answers ADD COLUMN mark TEXT;
  ALTER TABLE snapshots ADD COLUMN mark TEXT;
  ALTER TABLE lines ADD COLUMN mark TEXT;
  ${MARK_ALL}
  CREATE INDEX games_of_tables ON games (table_code);
  `,
  'CREATE TABLE calendar (one INTEGER PRIMARY KEY, today INTEGER NOT NULL, wall INTEGER NOT NULL, mark TEXT) STRICT;',
  // Older files did not store due dates: all running games and starts are due.
  `
  ALTER TABLE tables ADD COLUMN due INTEGER;
  ALTER TABLE tables ADD COLUMN left_at INTEGER;
  ALTER TABLE tables ADD COLUMN when_mark TEXT;
  UPDATE tables SET due = 0 WHERE closed_at IS NULL AND CASE WHEN json_valid(record) THEN
    record ->> 'start' IS NOT NULL OR (ifnull(record ->> 'paused', 0) = 0
      AND EXISTS (SELECT 1 FROM games WHERE id = tables.record ->> 'gameId' AND outcome IS NULL)) ELSE 0 END;
  UPDATE tables SET when_mark = mark(code, due, left_at);
  CREATE INDEX due_tables ON tables (code) WHERE closed_at IS NULL AND due IS NOT NULL;
  CREATE INDEX left_tables ON tables (code, left_at) WHERE closed_at IS NULL AND left_at IS NOT NULL;
  `,
  'CREATE TABLE barred_packs (pack TEXT NOT NULL PRIMARY KEY, mark TEXT) STRICT;',
];

/** The version of the file that this program writes. */
export const VERSION = MIGRATIONS.length;

/** The value of a setting of the database. */
export function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** Migrates a new or older file, completely or not at all. */
export function migrate(database: DatabaseSync): void {
  defineChecksum(database);
  const version = Number(pragma(database, 'user_version'));
  if (version === VERSION) return;
  const steps = MIGRATIONS.slice(version).join('\n');
  database.exec(
    `BEGIN IMMEDIATE; ${steps} PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}; COMMIT`,
  );
}
