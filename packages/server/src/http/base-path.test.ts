// Tests of a server under its own path of a shared host.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadConfig, checkedPath } from '../config.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { belowPath } from './base-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'posse-path-'));
writeFileSync(join(folder, 'index.html'), '<link href="/icon.svg"><script src="/assets/main.js"></script>');
writeFileSync(join(folder, 'icon.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true }));

const under = async (path: string) => (await fakeServer({ page: folder, path })).app;
const browser = { accept: 'text/html' };
const MAKE = { method: 'POST', url: '/posse/api/tables', payload: { game: 'card', plan: { seats: 4 } } } as const;

test('under a base path the page is shown at each of its addresses, and its files are linked below that path', async () => {
  const app = await under('/posse/');
  for (const url of ['/posse/', '/posse/t/K7M2QX?x=1', '/posse/rules/card']) {
    const { statusCode, headers, body } = await app.inject({ url, headers: browser });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toBe('<link href="/posse/icon.svg"><script src="/posse/assets/main.js"></script>');
  }
  expect((await app.inject({ url: '/posse/icon.svg' })).body).toBe('<svg/>');
});

test('a request for the base path without the last slash is redirected', async () => {
  const app = await under('/posse/');
  const { statusCode, headers } = await app.inject({ url: '/posse', headers: browser });
  expect([statusCode, headers.location]).toEqual([308, '/posse/']);
});

test('a server with a base path also answers requests from which a proxy has removed that path', async () => {
  const app = await under('/posse/');
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/posse/healthz' })).statusCode).toBe(200);
});

test('under a base path the location of a new table, the API description and its links all contain that path', async () => {
  const app = await under('/posse/');
  const { statusCode, headers } = await app.inject(MAKE);
  expect(statusCode).toBe(201);
  expect(headers.location).toMatch(/^\/posse\/api\/tables\//);
  expect((await app.inject({ url: '/posse/api/openapi.json' })).json().servers).toEqual([{ url: '/posse' }]);
  expect((await app.inject({ url: '/posse/api' })).body).toContain('<a href="/posse/api/tables">/api/tables</a>');
});

test('two servers at one host under different base paths use cookies of different names', async () => {
  const names = await Promise.all(
    ['/', '/posse/', '/other/'].map(async (path) => {
      const { headers } = await (await under(path)).inject({ ...MAKE, url: `${path}api/tables` });
      return String(headers['set-cookie']).split('=')[0];
    }),
  );
  expect(names[0]).toBe('posse');
  expect(names[1]).toMatch(/^posse-[\da-f]{8}$/);
  expect(new Set(names).size).toBe(3);
});

test.each([
  ['/posse/', '/posse/'],
  ['posse', '/posse/'],
  ['/games/posse', '/games/posse/'],
  ['/', '/'],
  ['', '/'],
])('a base path given as "%s" is read as %s', (given, path) => {
  expect(checkedPath('--path', given)).toBe(path);
});

test.each(['/a b/', '/posse/../x', '/po?se/', 'https://x/posse/', '/ö/'])('refuses the base path %s', (given) => {
  expect(() => checkedPath('POSSE_PATH', given)).toThrow(BadConfig);
});

test.each([
  ['/posse/ws?s=1', '/ws?s=1'],
  ['/posse', '/'],
  ['/posse?x=1', '/?x=1'],
  ['/possessed/ws', '/possessed/ws'],
  ['/ws', '/ws'],
])('the request address %s below /posse/ is read as %s', (url, seen) => {
  expect(belowPath(url, '/posse/')).toBe(seen);
});
