// Opens the database for a node: checks it, migrates it, and joins.

import { StoreFailure } from '@posse/store';
import type { Client } from 'pg';
import { type AccessPolicy, allowsOpenAccess } from '../access-policy.ts';
import { BUS_VERSION } from '../bus/node-packets.ts';
import { codeOf, failureOf } from './postgres-errors.ts';
import type { StoreHosts } from './postgres-hosts.ts';
import { type Migration, migrate } from './postgres-schema.ts';
import { connect, encryptionOf, hasOpenAccess, hostOf } from './postgres-session.ts';
import { OTHER_BUS } from './sql-functions.ts';
import { toColumn } from './text-encoding.ts';

/** The first version of PostgreSQL with everything that is used here. */
const MIN_VERSION = 140_000;

export interface JoinedNode {
  /** The session in which the node writes. */
  readonly client: Client;
  /** The node's key in the database. */
  readonly key: number;
  readonly warnings: readonly string[];
}

/** Settings that PostgreSQL reports. */
interface ServerSettings {
  readonly number: string;
  readonly version: string;
  readonly encoding: string;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
  readonly is_standby: string;
}

/** Checks whether this program can use the database, and changes nothing. Throws StoreFailure with a sentence. */
export async function inspectPostgres(
  hosts: StoreHosts,
  access: AccessPolicy,
): Promise<{
  readonly place: string;
  readonly warnings: readonly string[];
  readonly encryption: ReturnType<typeof encryptionOf>;
}> {
  const { place } = hosts;
  let client: Client | null = null;
  try {
    client = await connect(hosts, true);
    refuseOpenAccess(client, place, access);
    return { place, warnings: await inspect(client, place), encryption: encryptionOf(client) };
  } catch (error) {
    throw failureOf(place, error);
  } finally {
    void client?.end().catch(() => undefined);
  }
}

export async function joinCluster(
  hosts: StoreHosts,
  node: string,
  migrations: readonly Migration[],
  access: AccessPolicy,
): Promise<JoinedNode> {
  const { place } = hosts;
  let client: Client | null = null;
  try {
    client = await connect(hosts, true);
    refuseOpenAccess(client, place, access);
    const warnings = await inspect(client, place);
    await refuseOldBus(client, place);
    await migrate(client, migrations, place);
    const { rows } = await client.query<{ me: number }>('SELECT join_v2($1, $2) AS me', [toColumn(node), BUS_VERSION]);
    const [joined] = rows;
    if (joined === undefined) throw new StoreFailure('failed', `${place} did not take this server.`);
    return { client, key: joined.me, warnings };
  } catch (error) {
    void client?.end().catch(() => undefined);
    if (codeOf(error) === '23505')
      throw new StoreFailure('locked', `${place} knows a server named ${node} already. Give this one another name.`);
    if (codeOf(error) === OTHER_BUS) throw otherBus(place);
    throw failureOf(place, error);
  }
}

function refuseOpenAccess(client: Client, place: string, access: AccessPolicy): void {
  if (!hasOpenAccess(client) || allowsOpenAccess(access, hostOf(client))) return;
  throw new StoreFailure(
    'unreadable',
    `${place} lets anybody in without a password: write scram-sha-256 in place of trust into its pg_hba.conf, and give this server the password. If nobody else reaches it, POSSE_OPEN_CLUSTER=1 uses it all the same.`,
  );
}

/**
 * Refuses to migrate while a node of a program without versions of the bus lives, because it could not be started again
 * afterwards.
 */
async function refuseOldBus(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ old: boolean }>(
    `SELECT to_regclass('sessions') IS NOT NULL AND NOT EXISTS (
       SELECT FROM pg_attribute WHERE attrelid = to_regclass('nodes') AND attname = 'bus') AS old`,
  );
  if (rows[0]?.old !== true) return;
  const living = await client.query('SELECT FROM nodes WHERE dead_at IS NULL AND key IN (SELECT node FROM sessions)');
  if (living.rows.length > 0) throw otherBus(place);
}

const otherBus = (place: string): StoreFailure =>
  new StoreFailure(
    'locked',
    `Other servers that share ${place} run a program that talks to each other in another way than this one. Stop all of them, then start the same program everywhere.`,
  );

/**
 * Refuses what this program can't use, and returns warnings for the operator. With fsync and synchronous_commit on,
 * PostgreSQL has every commit on its disk before an answer is shown. There is no high-water file as with SQLite: an
 * operator
 * who restores an older copy of PostgreSQL knows it.
 */
async function inspect(client: Client, place: string): Promise<readonly string[]> {
  const { rows } = await client.query<ServerSettings>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
       current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
       current_setting('full_page_writes') AS full_page_writes, current_setting('synchronous_commit') AS synchronous_commit,
       pg_is_in_recovery()::text AS is_standby`,
  );
  const [found] = rows;
  if (found === undefined) throw new StoreFailure('failed', `${place} says nothing about itself.`);
  const refuse = (sentence: string): never => {
    throw new StoreFailure('unreadable', sentence);
  };
  if (Number(found.number) < MIN_VERSION)
    refuse(`${place} is PostgreSQL ${found.version}, which is too old. Version 14 or later is needed.`);
  if (found.encoding !== 'UTF8')
    refuse(
      `${place} is encoded as ${found.encoding}. Make a database that is encoded as UTF8: createdb --encoding=UTF8 --template=template0.`,
    );
  if (found.is_standby === 'true')
    refuse(`${place} can only be read: it is a standby. Name the server that takes writes.`);
  return (['fsync', 'full_page_writes', 'synchronous_commit'] as const)
    .filter((name) => found[name] === 'off')
    .map(
      (name) =>
        `${place} has ${name} off: if the machine fails, answers that players have seen may be lost. Turn it on in postgresql.conf.`,
    );
}
