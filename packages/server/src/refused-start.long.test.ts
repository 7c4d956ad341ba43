// Tests that a start that is refused leaves nothing behind.

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Config, DEFAULTS } from './config.ts';
import { serve } from './server-lifecycle.ts';

const root = mkdtempSync(join(tmpdir(), 'posse-refused-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A new empty folder for one test. */
function emptyFolder(): string {
  return mkdtempSync(join(root, 'home-'));
}

/** All files and folders in it, with their contents. */
const contents = (folder: string): readonly (readonly [string, string | null])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((one) => {
    const path = join(one.parentPath, one.name);
    return [path, one.isFile() ? readFileSync(path, 'utf8') : null];
  });

async function refusal(config: Partial<Config>): Promise<string> {
  try {
    const server = await serve({ ...DEFAULTS, host: '127.0.0.1', port: 0, logLevel: 'silent', ...config });
    await server.stop();
  } catch (error) {
    return (error as Error).message;
  }
  return 'it has started';
}

async function usedPort(): Promise<number> {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

test.each<[string, () => Promise<Partial<Config>> | Partial<Config>, RegExp]>([
  ['its port is in use', async () => ({ port: await usedPort() }), /Port \d+ is in use by another program\. .*--port/],
  ['its address is not of this machine', () => ({ host: '203.0.113.9' }), /not an address of this machine/],
  ['a file of house cards is missing', () => ({ house: ['/nowhere/at/all.ts'] }), /can't be read/],
  [
    'it shares a store without the package for it',
    () => ({ store: 'postgres://localhost/posse' }),
    /for several servers that share/,
  ],
])('a server that does not start because %s makes no data folder and no admin token', async (_, config, because) => {
  const home = emptyFolder();
  const given = { data: join(home, 'games', 'posse'), makesAdminToken: true, ...(await config()) };
  expect(await refusal(given)).toMatch(because);
  expect(contents(home)).toEqual([]);
});

test.each([
  ['secret', 'too short', /secret is damaged/],
  ['admin', 'no hash', /admin is damaged/],
])('a server with a damaged file "%s" creates nothing beside it', async (name, text, because) => {
  const data = emptyFolder();
  writeFileSync(join(data, name), text);
  expect(await refusal({ data })).toMatch(because);
  expect(contents(data)).toEqual([[join(data, name), text]]);
});

test('a store that cannot be made is not left behind half', async () => {
  const data = emptyFolder();
  // SQLite takes it for the journal of a write that was broken off, and can't read it.
  mkdirSync(join(data, 'posse.db-journal'));
  expect(await refusal({ data })).toContain('posse.db');
  expect(contents(data)).toEqual([[join(data, 'posse.db-journal'), null]]);
});

test('a second server with the same data leaves them unchanged, and the first one goes on', async () => {
  const data = emptyFolder();
  const first = await serve({ ...DEFAULTS, host: '127.0.0.1', port: 0, data, logLevel: 'silent' });
  const names = readdirSync(data).toSorted();
  expect(await refusal({ data })).toContain('POSSE_DATA');
  expect(readdirSync(data).toSorted()).toEqual(names);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  await first.stop();
});
