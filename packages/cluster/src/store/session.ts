// Sessions with PostgreSQL: how one is begun, and what is asked in it. Whoever gets no answer for a while takes the line for cut, whatever the
// network says: a firewall that drops packets says nothing.

// Not the global ones: a test that holds the clocks of a table must not hold its store.
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { StoreFailure } from '@posse/server/infrastructure';
import { Client, type ClientConfig, Pool, type QueryResultRow, types } from 'pg';
import { closed, failureOf, hasUnknownOutcome, isNotPostgres, isTransient } from './errors.ts';
import { SCHEMA } from './schema.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT_MS = 2000;
/** The first time nobody waits, and the machine may be busy with starting. */
const FIRST_CONNECT_TIMEOUT_MS = 10_000;
const READ_TIMEOUT_MS = 5000;
/** So long whoever reads tries again while PostgreSQL is away. */
const RETRY_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 100;

/** Beside the session that writes. */
const MAX_READERS = 4;

/** Set for each session; what was sent of a statement in one piece is done in one piece, and no session waits for a client that is away. */
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

/** Of the session that writes: each row is found by its key. What is planned while a table is small is kept when it has grown. */
const WRITER_SETTINGS = { ...READER_SETTINGS, enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' };

/** Where the database is, as it may be told to anybody: without user and password. */
export function placeOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (protocol === 'postgres:' || protocol === 'postgresql:') return `postgres://${host}${pathname}`;
  } catch {
    // Said below, without the address: it may have a password in it.
  }
  throw new StoreFailure(
    'unreadable',
    'The address of the store can’t be understood. It looks like postgres://user@host:5432/database.',
  );
}

const sessionWith = (url: string, settings: Readonly<Record<string, string>>): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 1000,
  application_name: 'posse',
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  // Numbers of 8 bytes come as text, for whoever needs all of them; ours are dates and counts.
  types: {
    getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
  },
});

/** The library's names for messages by which PostgreSQL asks for a password. */
const ASKS_FOR_PASSWORD = ['authenticationCleartextPassword', 'authenticationMD5Password', 'authenticationSASL'];
const askedForPassword = new WeakSet<Client>();

/** The library's own connection, which its types do not mention. */
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

/** It wanted no password, and has no certificate of ours. */
export const hasOpenAccess = (client: Client): boolean =>
  !askedForPassword.has(client) && !(typeof client.ssl === 'object' && 'cert' in client.ssl);

/** A session that writes: the first one of this node, or another after it was cut. */
export async function connect(url: string, place: string, isFirst: boolean): Promise<Client> {
  const session = sessionWith(url, WRITER_SETTINGS);
  const client = new Client(isFirst ? { ...session, connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS } : session);
  // Whoever has asked something is told by that; else it is noticed when something is asked.
  client.on('error', () => undefined);
  for (const kind of ASKS_FOR_PASSWORD) connectionOf(client).once(kind, () => askedForPassword.add(client));
  try {
    await client.connect();
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error instanceof Error && isNotPostgres(error)
      ? new StoreFailure(
          'unreadable',
          `What answers at ${place} is not PostgreSQL, or has hung up. Check host and port.`,
        )
      : error;
  }
}

/** The sessions for everything but writing batches. */
export class Readers {
  readonly #pool: Pool;
  readonly #place: string;
  #ended: Promise<void> | null = null;

  constructor(url: string, place: string) {
    this.#place = place;
    this.#pool = new Pool({
      ...sessionWith(url, READER_SETTINGS),
      max: MAX_READERS,
      idleTimeoutMillis: 60_000,
      query_timeout: READ_TIMEOUT_MS,
    });
    this.#pool.on('error', () => undefined);
    // While somebody asks by it, the pool does not listen: whoever asks is told anyway.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** The rows of a statement that may be done twice: while PostgreSQL is away it is tried again for some seconds. */
  async ask<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
    patience = RETRY_TIMEOUT_MS,
  ): Promise<Row[]> {
    const begun = performance.now();
    for (;;) {
      if (this.#ended !== null) throw closed(this.#place);
      try {
        return await this.#try<Row>(text, values);
      } catch (error) {
        const mayHelp = hasUnknownOutcome(error) || isTransient(error);
        if (!mayHelp || performance.now() - begun > patience) throw failureOf(this.#place, error);
      }
      await sleep(RETRY_INTERVAL_MS);
    }
  }

  end(): Promise<void> {
    this.#ended ??= this.#pool.end();
    return this.#ended;
  }

  async #try<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.#pool.connect();
    try {
      const { rows } = await client.query<Row>(text, [...values]);
      client.release();
      return rows;
    } catch (error) {
      client.release(hasUnknownOutcome(error));
      throw error;
    }
  }
}
