// The settings of a node of a cluster, and what is wrong with them.

import { hostname } from 'node:os';
import { randomHex } from '@posse/protocol';
import { BadConfig, type Config } from '@posse/server/infrastructure';
import { type AccessPolicy, accessPolicy } from './access-policy.ts';
import { hostUrls, withAllHosts } from './store/postgres-hosts.ts';

export interface ClusterSettings {
  /** The node's name, which no other node ever has: letters, digits and dashes. */
  readonly node: string;
  /** The address of PostgreSQL, with its password if there is one. */
  readonly store: string;
  readonly bus: { readonly url: string; readonly password: string | null; readonly ca: string | null };
  /** The same for all nodes: the keys of the bus are derived from it. */
  readonly secret: string;
  /** May PostgreSQL and NATS let anybody in? */
  readonly access: AccessPolicy;
}

type GivenConfig = Pick<
  Config,
  'store' | 'bus' | 'passwords' | 'cas' | 'allowsOpenCluster' | 'node' | 'secret' | 'backupHours'
>;

/** The settings of a node. Throws BadConfig. */
export function clusterSettings(given: GivenConfig): ClusterSettings {
  const { store, bus, passwords, cas, allowsOpenCluster, node, secret, backupHours } = given;
  if (store === null)
    throw new BadConfig(
      '--bus (POSSE_BUS) is for servers that share a store: give --store (POSSE_STORE) too, or neither.',
    );
  const databases = hostUrls(store);
  if (databases.length === 0)
    throw new BadConfig(
      `--store (POSSE_STORE) takes an address such as postgres://posse@host/posse, or postgres://posse@one,two/posse?target_session_attrs=read-write for two servers${quoted(store, urlFrom(store))}.`,
    );
  if (bus === null)
    throw new BadConfig(
      'Servers that share a store talk by NATS: give --bus (POSSE_BUS) too, such as nats://host:4222.',
    );
  for (const each of bus.split(',')) {
    const address = urlFrom(each);
    if (address === null || !/^(nats|tls):$/.test(address.protocol))
      throw new BadConfig(`--bus (POSSE_BUS) takes an address such as nats://host:4222${quoted(each, address)}.`);
  }
  if (secret === null)
    throw new BadConfig(
      'Servers that share a store sign passes and seal what they say to each other with the same secret: set POSSE_SECRET, the same for all of them.',
    );
  if (backupHours !== 0)
    throw new BadConfig(
      'POSSE_BACKUP_HOURS is for a store in a folder: PostgreSQL is copied with pg_dump or pg_basebackup.',
    );
  for (const database of databases) secured(database, passwords.store, cas.store);
  const name = (node ?? hostname()).replace(/[^A-Za-z0-9-]+/g, '-') || 'node';
  return {
    node: `${name}-${randomHex(4)}`,
    store: withAllHosts(databases),
    bus: { url: bus, password: passwords.bus, ca: cas.bus },
    secret,
    access: accessPolicy(allowsOpenCluster),
  };
}

function secured(database: URL, password: string | null, ca: string | null): void {
  if (password !== null) database.password = encodeURIComponent(password);
  if (ca === null) return;
  const mode = database.searchParams.get('sslmode') ?? 'verify-full';
  if (mode !== 'verify-full')
    throw new BadConfig(
      `POSSE_STORE_CA has the certificate of PostgreSQL checked, and sslmode=${mode} in --store (POSSE_STORE) does not: take sslmode out.`,
    );
  database.searchParams.set('sslmode', mode);
  database.searchParams.set('sslrootcert', ca);
}

const urlFrom = (given: string): URL | null => (URL.canParse(given) ? new URL(given) : null);

/** Quotes what was given, unless a password can be in it. */
const quoted = (given: string, address: URL | null): string =>
  given.includes('@') || address?.password ? '' : `, not "${given}"`;
