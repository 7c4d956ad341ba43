// The page is there for browsers, wherever in it they want to go; programs still hear that there is nothing.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'posse-page-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Posse</title>');
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'void 0;');
writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('void 0;'));
afterAll(() => rmSync(folder, { recursive: true }));

const browser = { accept: 'text/html,application/xhtml+xml' };
/** The page is none of the routes that the API's description knows. */
async function asking(page: string) {
  const { app } = await fakeServer({ page });
  return { ask: (asked: InjectOptions) => app.inject(asked) };
}

const withPage = () => asking(folder);

describe('with a page', () => {
  test.each(['/', '/t/DUSTY', '/rules/card?q=beer'])('%s shows it, and asks again next time', async (url) => {
    const { ask } = await withPage();
    const { statusCode, headers, body } = await ask({ url, headers: browser });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toMatch('text/html');
    expect(body).toContain('<title>Posse</title>');
  });

  test('its files may be kept for ever, and are sent compressed', async () => {
    const { ask } = await withPage();
    const { headers, rawPayload } = await ask({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
    expect(rawPayload).toEqual(gzipSync('void 0;'));
  });

  test.each(['/assets/gone.js', '/api/nowhere', '/ws'])('%s is not part of it', async (url) => {
    const { ask } = await withPage();
    expect((await ask({ url, headers: browser })).statusCode).toBe(404);
  });

  test('a program is told that there is nothing', async () => {
    const { ask } = await withPage();
    expect((await ask({ url: '/nowhere', headers: { accept: 'application/json' } })).json().code).toBe('not-found');
  });
});

test('without a page there is only the API', async () => {
  const { ask } = await asking(join(folder, 'nowhere'));
  expect((await ask({ url: '/', headers: browser })).statusCode).toBe(404);
});
