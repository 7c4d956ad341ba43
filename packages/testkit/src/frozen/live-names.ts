// Collects the names that only a running server or a database can tell.

import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { makeTable } from '../corpus/corpus-person.ts';
import { type Names, tidied } from './name-collector.ts';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** The names of a server that has made an admin token. */
export async function serverNames(address: string, data: string): Promise<Names> {
  const { pass } = await makeTable(address, { game: 'card', plan: { seats: 4 } });
  const authorization = `Bearer ${pass}`;
  await fetch(`${address}/api/pass/withdraw`, { method: 'POST', headers: { authorization } });
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as OpenApi;
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'card', plan: { seats: 4 } }),
  });
  return tidied({
    Paths: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    Cookies: made.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? ''),
    'Files of the data folder': readdirSync(data).filter((file) => !/-(wal|shm|next)$/.test(file)),
  });
}

/** The names of a database that a server has opened. */
export async function postgresNames(url: string): Promise<Names> {
  const client = new Client(url);
  await client.connect();
  try {
    const columns = await client.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'posse'`,
    );
    const functions = await client.query<{ name: string }>(
      `SELECT proname || '(' || pg_get_function_arguments(oid) || ')' AS name FROM pg_proc WHERE pronamespace = 'posse'::regnamespace`,
    );
    return tidied({
      'PostgreSQL columns': columns.rows.map(({ name }) => name),
      'PostgreSQL functions': functions.rows.map(({ name }) => name),
    });
  } finally {
    await client.end();
  }
}
