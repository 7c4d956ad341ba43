// The tables in PostgreSQL, and their migrations.
// Nodes of an older and a newer program run side by side, so migrations only ever add.

import { StoreFailure } from '@posse/store';
import type { ClientBase } from 'pg';
import { LOCKS } from './advisory-locks.ts';
import { FUNCTIONS_1, FUNCTIONS_2 } from './sql-functions.ts';

export const SCHEMA = 'posse';

export interface Migration {
  readonly sql: string;
  /**
   * Programs that know at least this many migrations can still use the database. Left out where a migration only adds.
   */
  readonly since?: number;
}

/**
 * The steps from each version to the next. Entries are only ever added. A new way of writing is a new function beside
 * the old one.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    sql: `
  -- Each node has a row, updated with every write: its heartbeat (pulse), whether it is dead (dead_at), and its last
  -- batch with what was refused. The rows are small and updated often: the low fillfactor keeps the table from growing.
  CREATE TABLE nodes (
    key integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    pulse bigint NOT NULL DEFAULT 0,
    batch bigint NOT NULL DEFAULT 0,
    refused text,
    linked boolean NOT NULL DEFAULT false,
    dead_at timestamptz,
    -- It left, after it had released all tables.
    emptied boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);
  CREATE INDEX living_nodes ON nodes (key) WHERE dead_at IS NULL;
  CREATE INDEX dead_owners ON nodes (key) WHERE dead_at IS NOT NULL AND NOT emptied;

  CREATE TABLE tables (
    code text COLLATE "C" NOT NULL PRIMARY KEY,
    record text NOT NULL,
    closed_at bigint,
    version bigint NOT NULL,
    mark text COLLATE "C",
    due bigint,
    left_at bigint,
    when_mark text COLLATE "C",
    maker text COLLATE "C",
    -- The key of the node that owns it.
    owner integer,
    -- A caller who got no answer the first time recognises their own table by it.
    token uuid
  ) WITH (fillfactor = 70);
  CREATE INDEX open_tables ON tables (owner, code) WHERE closed_at IS NULL;
  CREATE INDEX due_tables ON tables (owner, code) WHERE closed_at IS NULL AND due IS NOT NULL;

  CREATE TABLE games (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    table_code text COLLATE "C" NOT NULL,
    record text NOT NULL,
    mark text COLLATE "C",
    outcome text,
    outcome_mark text COLLATE "C",
    started_at bigint NOT NULL
  );
  CREATE INDEX games_of_tables ON games (table_code);

  CREATE TABLE answers (
    game bigint NOT NULL,
    took bigint NOT NULL,
    at bigint NOT NULL,
    number integer NOT NULL,
    -- The key of the node that wrote it.
    node integer NOT NULL,
    seat smallint NOT NULL,
    by_bot smallint NOT NULL,
    answer text NOT NULL,
    bot text,
    mark text COLLATE "C",
    PRIMARY KEY (game, number)
  );

  CREATE TABLE snapshots (
    game bigint PRIMARY KEY,
    number integer NOT NULL,
    state text NOT NULL,
    mark text COLLATE "C"
  );
  -- Faster, if PostgreSQL was built with it.
  DO $$ BEGIN ALTER TABLE snapshots ALTER state SET COMPRESSION lz4; EXCEPTION WHEN OTHERS THEN NULL; END $$;

  CREATE TABLE lines (
    table_code text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    line text NOT NULL,
    at bigint NOT NULL,
    mark text COLLATE "C",
    PRIMARY KEY (table_code, number)
  );

  CREATE TABLE calendar (one integer PRIMARY KEY, today bigint NOT NULL, wall bigint NOT NULL, mark text COLLATE "C");

  CREATE TABLE withdrawals (
    number bigint PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    -- A caller who got no answer adds no second row with the same token.
    token text COLLATE "C" NOT NULL UNIQUE
  );
  ${FUNCTIONS_1}`,
  },
  { sql: FUNCTIONS_2 },
  { sql: 'CREATE TABLE barred_packs (pack text COLLATE "C" PRIMARY KEY, mark text COLLATE "C")' },
];

/** Migrates a new or older database completely, or not at all. One node at a time. */
export async function migrate(client: ClientBase, migrations: readonly Migration[], place: string): Promise<void> {
  if ((await versionOf(client)) === migrations.length) return;
  // Nodes that start at the same time wait for the first one, however long that takes on a busy machine.
  await client.query("BEGIN; SET LOCAL lock_timeout = '60s'; SET LOCAL idle_in_transaction_session_timeout = '60s'");
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCKS}, 0)`);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
      CREATE TABLE IF NOT EXISTS version (one integer PRIMARY KEY, version integer NOT NULL, since integer NOT NULL)`);
    const { rows } = await client.query<{ version: number; since: number }>('SELECT version, since FROM version');
    const { version, since } = rows[0] ?? { version: 0, since: 0 };
    if (since > migrations.length)
      throw new StoreFailure(
        'newer',
        `${place} was changed by a newer version of this program, in a way that this one can’t follow. Update the program.`,
      );
    for (const { sql } of migrations.slice(version)) await client.query(sql);
    const needed = Math.max(since, ...migrations.map((migration) => migration.since ?? 0));
    await client.query(
      `INSERT INTO version VALUES (1, $1, $2)
       ON CONFLICT (one) DO UPDATE SET version = greatest(version.version, excluded.version), since = excluded.since`,
      [migrations.length, needed],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Returns 0 for a database without our tables. */
async function versionOf(client: ClientBase): Promise<number> {
  const there = await client.query<{ is: boolean }>(`SELECT to_regclass('${SCHEMA}.version') IS NOT NULL AS is`);
  if (there.rows[0]?.is !== true) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM version');
  return rows[0]?.version ?? 0;
}
