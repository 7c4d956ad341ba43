// The tables of the SQLite file, and how a file of an older version becomes one of this version.

import type { DatabaseSync } from 'node:sqlite';

/** Tells our files from those of other programs: "Poss". */
export const APPLICATION = 0x506f7373;

/**
 * What leads from each version of the file to the next. Entries are only ever added.
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
];

/** The version of the file that this program writes. */
export const VERSION = MIGRATIONS.length;

/** The value of a setting of the database. */
export function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** Brings a new or older file up to date: wholly or not at all. */
export function migrate(database: DatabaseSync): void {
  const version = Number(pragma(database, 'user_version'));
  if (version === VERSION) return;
  const steps = MIGRATIONS.slice(version).join('\n');
  database.exec(
    `BEGIN IMMEDIATE; ${steps} PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}; COMMIT`,
  );
}
