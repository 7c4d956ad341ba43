// Sessions with PostgreSQL.
// A session without an answer for a while counts as cut: a firewall that drops packets reports nothing.

// Imported, not global: a test that stops the clocks of a table must not stop its store.
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { StoreFailure } from '@posse/store';
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient, type QueryResultRow, types } from 'pg';
import {
  closed,
  failureOf,
  hasUnknownOutcome,
  isAccessDenied,
  isNotPostgres,
  isTransient,
  onlyStandbys,
} from './postgres-errors.ts';
import type { StoreHosts } from './postgres-hosts.ts';
import { SCHEMA } from './postgres-schema.ts';

const CONNECT_TIMEOUT_MS = 2000;
/** The timeout of the first connection, when nobody waits and the machine may be busy with starting. */
const FIRST_CONNECT_TIMEOUT_MS = 10_000;
const READ_TIMEOUT_MS = 5000;
/** How long a read is retried while PostgreSQL is unreachable. */
const RETRY_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 100;

/** Sessions besides the one that writes. */
const MAX_READERS = 4;

/**
 * Settings of each session. A statement arrives whole or not at all, and no session waits for a client that is gone.
 */
const READER_SETTINGS = {
  search_path: SCHEMA,
  standard_conforming_strings: 'on',
  client_min_messages: 'warning',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '1s',
  tcp_keepalives_idle: '1',
  tcp_keepalives_interval: '1',
  tcp_keepalives_count: '2',
};

/**
 * The settings of the writer's session, which finds each row by its key: a plan that is made while a table is small is
 * kept when it has grown.
 */
const WRITER_SETTINGS = { ...READER_SETTINGS, enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' };

const sessionWith = (url: string, settings: Readonly<Record<string, string>>): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 1000,
  application_name: 'posse',
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  // PostgreSQL sends 8-byte integers as text. Ours are dates and counts, which fit a number.
  types: {
    getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
  },
});

/** The library's names for the messages by which PostgreSQL asks for a password. */
const ASKS_FOR_PASSWORD = ['authenticationCleartextPassword', 'authenticationMD5Password', 'authenticationSASL'];
const askedForPassword = new WeakSet<Client>();

/** The library's own connection, which is missing in its types. */
const connectionOf = (client: Client): EventEmitter & { readonly stream: Socket } =>
  (client as Client & { readonly connection: EventEmitter & { readonly stream: Socket } }).connection;

/** The address that the session goes to; null for a socket file. */
export const hostOf = (client: Client): string | null => connectionOf(client).stream.remoteAddress ?? null;

/** Is the session encrypted, and was the certificate checked? */
export function encryptionOf(client: Client): 'none' | 'unchecked' | 'checked' {
  const { stream } = connectionOf(client);
  if (!(stream instanceof TLSSocket)) return 'none';
  return stream.authorized ? 'checked' : 'unchecked';
}

/** Is access open? PostgreSQL asked for no password, and the session has no client certificate. */
export const hasOpenAccess = (client: Client): boolean =>
  !askedForPassword.has(client) && !(typeof client.ssl === 'object' && 'cert' in client.ssl);

/** Opens a session that writes, with the first server that takes writes. `isFirst` for the first session of this node. */
export async function connect(hosts: StoreHosts, isFirst: boolean): Promise<Client> {
  const failures: unknown[] = [];
  for (let attempts = 0; attempts < hosts.count; attempts++) {
    const { url } = hosts;
    try {
      const client = await connectTo(url, hosts.place, isFirst);
      if (hosts.count === 1 || (await takesWrites(client))) return client;
      closeClient(client);
      failures.push(onlyStandbys(hosts.place));
    } catch (error) {
      failures.push(error);
    }
    hosts.passOver(url);
  }
  // A node gives up where it is denied access, so a server that may come back counts for more.
  throw failures.find((error) => !isAccessDenied(error)) ?? failures[0];
}

async function connectTo(url: string, place: string, isFirst: boolean): Promise<Client> {
  const session = sessionWith(url, WRITER_SETTINGS);
  const client = new Client(isFirst ? { ...session, connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS } : session);
  // A failed query reports the error. Without a query the next one notices it.
  client.on('error', () => undefined);
  for (const kind of ASKS_FOR_PASSWORD) connectionOf(client).once(kind, () => askedForPassword.add(client));
  try {
    await client.connect();
    return client;
  } catch (error) {
    closeClient(client);
    throw error instanceof Error && isNotPostgres(error)
      ? new StoreFailure(
          'unreadable',
          `What answers at ${place} is not PostgreSQL, or has hung up. Check host and port.`,
        )
      : error;
  }
}

async function takesWrites(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ readonly standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  return rows[0]?.standby === false;
}

export function closeClient(client: Client): void {
  void client.end().catch(() => undefined);
}

/** Clients of the pool that are known to take writes. */
const writable = new WeakSet<ClientBase>();

/** The sessions that read. */
export class Readers {
  readonly #pool: Pool;
  readonly #hosts: StoreHosts;
  /** The address that each client was opened with. */
  readonly #urls = new WeakMap<ClientBase, string>();
  #ended: Promise<void> | null = null;

  constructor(hosts: StoreHosts) {
    this.#hosts = hosts;
    const urls = this.#urls;
    class HostClient extends Client {
      constructor(config: ClientConfig = {}) {
        const { url } = hosts;
        super({ ...config, connectionString: url });
        urls.set(this, url);
      }
    }
    this.#pool = new Pool({
      ...sessionWith(hosts.url, READER_SETTINGS),
      Client: HostClient,
      max: MAX_READERS,
      idleTimeoutMillis: 60_000,
      query_timeout: READ_TIMEOUT_MS,
    });
    this.#pool.on('error', () => undefined);
    // A client in use reports errors by its query.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Returns the rows of a statement that may run twice: it is retried for some seconds while PostgreSQL is unreachable.
   */
  async query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
    patience = RETRY_TIMEOUT_MS,
  ): Promise<Row[]> {
    const begun = performance.now();
    for (;;) {
      if (this.#ended !== null) throw closed(this.#hosts.place);
      try {
        return await this.#try<Row>(text, values);
      } catch (error) {
        const mayHelp = hasUnknownOutcome(error) || isTransient(error);
        if (!mayHelp || performance.now() - begun > patience) throw failureOf(this.#hosts.place, error);
      }
      await sleep(RETRY_INTERVAL_MS);
    }
  }

  end(): Promise<void> {
    this.#ended ??= this.#pool.end();
    return this.#ended;
  }

  async #try<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.#client();
    try {
      const { rows } = await client.query<Row>(text, [...values]);
      client.release();
      return rows;
    } catch (error) {
      client.release(hasUnknownOutcome(error));
      throw error;
    }
  }

  /** A client of the server that takes writes: rows of a standby may be old. */
  async #client(): Promise<PoolClient> {
    const hosts = this.#hosts;
    if (hosts.count === 1) return this.#pool.connect();
    const { url } = hosts;
    try {
      const client = await this.#pool.connect();
      if (this.#urls.get(client) === hosts.url && (writable.has(client) || (await takesWrites(client)))) {
        writable.add(client);
        return client;
      }
      client.release(true);
    } catch (error) {
      hosts.passOver(url);
      throw error;
    }
    hosts.passOver(url);
    throw new Error('This server takes no writes.');
  }
}
