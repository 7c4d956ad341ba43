// A private PostgreSQL for all tests of a thread, with a database each.
// A shell holds it, and ends it when this process is gone, however that ended.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreFailure } from '@posse/store';
import { Client } from 'pg';
import { find, missing, PROGRAMS } from '../local/program-list.mjs';
import { openPostgresStore, type PostgresSettings } from '../store/postgres-store.ts';
import type { SharedStore } from '../store/shared-store.ts';

/**
 * A shell program that runs PostgreSQL until its input ends. $1 is the folder, which is removed afterwards even after
 * Ctrl-C; the rest starts PostgreSQL.
 */
const HOLD = 'trap : INT TERM HUP; folder=$1; shift; "$@" & cat > /dev/null; kill -QUIT $!; wait $!; rm -rf "$folder"';

/** A rule that admits this user over TLS alone. */
const SEALED_DOOR = 'hostssl all sealed 127.0.0.1/32 scram-sha-256\nhost all sealed 127.0.0.1/32 reject\n';

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

interface Opened {
  readonly store: SharedStore;
  readonly node: string;
  /** Reports of the store that this node was declared dead. */
  readonly fenced: StoreFailure[];
  readonly lost: StoreFailure[];
}

let started: Promise<PrivatePostgres> | null = null;
let databases = 0;
let nodes = 0;

/** Returns the PostgreSQL of this thread. */
export function privatePostgres(): Promise<PrivatePostgres> {
  started ??= PrivatePostgres.start();
  return started;
}

/** Opens a store as another node. The caller closes it. */
export async function openNode(url: string, more: Partial<PostgresSettings> = {}): Promise<Opened> {
  const fenced: StoreFailure[] = [];
  const lost: StoreFailure[] = [];
  const node = `node-${++nodes}`;
  const heard = {
    committed: () => undefined,
    fenced: (failure: StoreFailure) => void fenced.push(failure),
    lost: (failure: StoreFailure) => void lost.push(failure),
  };
  return { store: await openPostgresStore(url, { node, ...heard, ...more }), node, fenced, lost };
}

export class PrivatePostgres {
  readonly port: number;
  private readonly bin: string;
  private readonly folder: string;
  private readonly user: User;

  private constructor(bin: string, folder: string, user: User, port: number) {
    this.bin = bin;
    this.folder = folder;
    this.user = user;
    this.port = port;
  }

  static async start(): Promise<PrivatePostgres> {
    const bin = programs();
    const user = whoRuns();
    const folder = mkdtempSync(join(tmpdir(), 'posse-postgres-'));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const given = ['-D', data, '-U', 'posse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(bin, 'initdb'), given, { ...user, cwd: folder, stdio: 'pipe' });
    // Most users need no password; each of the others uses another method of authentication.
    const doors = join(data, 'pg_hba.conf');
    const guarded = Object.entries({ guarded: 'scram-sha-256', hashed: 'md5', clear: 'password' });
    const lines = guarded.map(([user, way]) => `host all ${user} 127.0.0.1/32 ${way}\n`).join('');
    writeFileSync(doors, `${lines}${SEALED_DOOR}${readFileSync(doors, 'utf8')}`);
    const postgres = new PrivatePostgres(bin, folder, user, await freePort());
    await postgres.run();
    return postgres;
  }

  /** The address of a database, directly or through the port of a relay. */
  url = (database: string, port = this.port): string => `postgres://posse@127.0.0.1:${port}/${database}`;

  /** Makes an empty database, and returns its name. */
  async newDatabase(): Promise<string> {
    const name = `posse_${++databases}`;
    await this.query('postgres', `CREATE DATABASE ${name}`);
    return name;
  }

  /** Drops a database, and disconnects everybody from it. */
  async drop(database: string): Promise<void> {
    await this.query('postgres', `DROP DATABASE ${database} WITH (FORCE)`);
  }

  /** Runs SQL beside the store. */
  async query<Row extends object>(database: string, text: string): Promise<Row[]> {
    const client = new Client(this.url(database));
    await client.connect();
    try {
      // Of several statements the result of the last one counts.
      const done: unknown = await client.query(text);
      return (Array.isArray(done) ? done.at(-1) : done).rows;
    } finally {
      await client.end();
    }
  }

  /** Makes the server accept TLS too, with this certificate. */
  async serveTls(certificate: string, key: string): Promise<void> {
    const { uid, gid } = this.user;
    for (const [name, text] of Object.entries({ 'tls.crt': certificate, 'tls.key': key })) {
      const file = join(this.folder, 'data', name);
      writeFileSync(file, text, { mode: 0o600 });
      if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
    }
    for (const set of ["ssl_cert_file = 'tls.crt'", "ssl_key_file = 'tls.key'", 'ssl = on'])
      await this.query('postgres', `ALTER SYSTEM SET ${set}`);
    execFileSync(join(this.bin, 'pg_ctl'), ['-D', join(this.folder, 'data'), '-w', '-m', 'immediate', 'stop'], {
      ...this.user,
      cwd: this.folder,
      stdio: 'pipe',
    });
    await this.run();
  }

  /** Stops the server as if it were killed, until the given work is done. */
  async without(work: () => Promise<void>): Promise<void> {
    const stop = ['-D', join(this.folder, 'data'), '-m', 'immediate', '-w', 'stop'];
    execFileSync(join(this.bin, 'pg_ctl'), stop, { ...this.user, cwd: this.folder, stdio: 'pipe' });
    try {
      await work();
    } finally {
      await this.run();
    }
  }

  private async run(): Promise<void> {
    // Tests do not cover a failing machine, so the disk gets some rest.
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=50'];
    const postgres = [join(this.bin, 'postgres'), '-D', join(this.folder, 'data'), '-p', `${this.port}`];
    const given = [...postgres, ...settings.flatMap((setting) => ['-c', setting])];
    const holder = spawn('sh', ['-c', HOLD, 'sh', this.folder, ...given], {
      ...this.user,
      cwd: this.folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    letGo(holder);
    for (let tries = 0; ; tries++) {
      try {
        await this.query('postgres', 'SELECT 1');
        return;
      } catch (error) {
        if (tries > 300) throw new Error('The tests’ own PostgreSQL does not start.', { cause: error });
      }
      await sleep(100);
    }
  }
}

/** Ends the process that holds PostgreSQL, without waiting for that. */
function letGo(holder: ChildProcess): void {
  holder.unref();
  const { stdin } = holder;
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
}

/** The folder of PostgreSQL's programs. */
function programs(): string {
  const found = find(PROGRAMS.postgres);
  if (found !== null) return found;
  throw new Error(`These tests need PostgreSQL: ${missing(PROGRAMS.postgres)}`);
}

/** The user that runs PostgreSQL: that of its package, because it refuses to run as root. */
function whoRuns(): User {
  if (process.getuid?.() !== 0) return {};
  const of = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
