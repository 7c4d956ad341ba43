// A temporary PostgreSQL server for the corpus.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, Postgres, where } from '@posse/cluster/local';

export interface OwnPostgres {
  readonly url: string;
  /** The folder of PostgreSQL's programs. */
  readonly bin: string;
  /** The environment of these programs. */
  readonly env: NodeJS.ProcessEnv;
}

const PASSWORD = 'corpus';

export async function withPostgres<T>(work: (postgres: OwnPostgres) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-corpus-'));
  // PostgreSQL runs as another user if this one is root.
  chmodSync(folder, 0o755);
  const postgres = await Postgres.start({ folder, port: await freePort(), password: PASSWORD });
  try {
    const url = postgres.url().replace('@', `:${PASSWORD}@`);
    return await work({ url, bin: where('postgres'), env: { ...process.env, PGPASSWORD: PASSWORD } });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
