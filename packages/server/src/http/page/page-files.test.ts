// Tests of the page's files: every screen, compressed forms, and nothing for programs.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { fakeServer } from '../../testing/fake-server.ts';

const HTML = '<!doctype html><title>Posse</title>';
const folder = mkdtempSync(join(tmpdir(), 'posse-page-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const compressed = (name: string, text: string): void => {
  put(name, text);
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
};
compressed('index.html', HTML);
compressed('sw.js', 'void "the worker";');
compressed('assets/main-abc.js', 'void 0;');
put('manifest.webmanifest', '{}');
put('assets/face-abc.woff2', 'letters');
put('.vite/manifest.json', '{}');
afterAll(() => rmSync(folder, { recursive: true }));

const browser = { accept: 'text/html,application/xhtml+xml' };
/** A server for requests to the page, which is none of the routes in the API's description. */
async function asking(page: string, config: Partial<Config> = {}) {
  const { app } = await fakeServer({ page, ...config });
  return { ask: (asked: InjectOptions) => app.inject(asked) };
}

const withPage = (config: Partial<Config> = {}) => asking(folder, config);

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const coding = headers['content-encoding'];
  const bytes =
    coding === 'br' ? brotliDecompressSync(rawPayload) : coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  return bytes.toString();
}

describe('with a page', () => {
  test.each(['/', '/t/DUSTY', '/rules/card?q=beer', '/somewhere/else'])(
    'the page’s address %s serves the page, which browsers revalidate each time',
    async (url) => {
      const { ask } = await withPage();
      const { statusCode, headers, body } = await ask({ url, headers: browser });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(headers['content-type']).toMatch('text/html');
      expect(body).toContain('<title>Posse</title>');
    },
  );

  const ACCEPTS = [undefined, '*/*', 'text/html', 'text/*;q=0.5', 'image/avif,*/*;q=0.8', 'Text/HTML;q=0.9'];
  const CODINGS = [
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['zstd', undefined],
    ['*', 'gzip'],
    ['nonsense;;q=what,,', undefined],
  ] as const;
  const WAYS = ACCEPTS.flatMap((accept) => CODINGS.map(([asked, sent]) => ({ accept, asked, sent })));
  const ADDRESSES = [
    '/',
    '/?utm=1',
    '/index.html',
    '/t/DUSTY',
    '/solo/DUSTY',
    '/replay/server/g1',
    '/rules',
    '/rules/card',
  ];

  test.each(ADDRESSES)('the file %s is served in the best encoding that the browser accepts', async (url) => {
    const { ask } = await withPage();
    for (const { accept, asked, sent } of WAYS) {
      const headers = { ...(accept && { accept }), ...(asked !== undefined && { 'accept-encoding': asked }) };
      const reply = await ask({ url, headers });
      const seen = [reply.statusCode, reply.headers['content-encoding'], textOf(reply)];
      expect(seen, JSON.stringify(headers)).toEqual([200, sent, HTML]);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(String(reply.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
      const head = await ask({ method: 'HEAD', url, headers });
      expect([head.statusCode, head.headers['content-encoding'], head.body]).toEqual([200, sent, '']);
      expect(head.headers.etag).toBe(reply.headers.etag);
    }
  });

  test.each([
    ['/sw.js', 'void "the worker";', 'no-cache', /javascript/],
    ['/assets/main-abc.js', 'void 0;', 'public, max-age=31536000, immutable', /javascript/],
    ['/manifest.webmanifest', '{}', 'no-cache', /manifest\+json/],
    ['/assets/face-abc.woff2', 'letters', 'public, max-age=31536000, immutable', /font\/woff2/],
  ])('the file %s is served correctly in every encoding', async (url, text, cache, type) => {
    const { ask } = await withPage();
    for (const coding of ['br', 'gzip', 'identity', 'br, gzip', 'zstd']) {
      const reply = await ask({ url, headers: { 'accept-encoding': coding, accept: '*/*' } });
      expect([reply.statusCode, textOf(reply), reply.headers['cache-control']]).toEqual([200, text, cache]);
      expect(reply.headers['content-type']).toMatch(type);
    }
  });

  test('a browser that has the current page in the encoding that it accepts gets an empty 304 reply', async () => {
    const { ask } = await withPage();
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const tag = String((await ask({ url: '/', headers })).headers.etag);
      tags.add(tag);
      const again = await ask({ url: '/', headers: { ...headers, 'if-none-match': tag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect(tags.size).toBe(3);
  });

  test.each(['/assets/gone.js', '/assets/main-abc.js.gz', '/api/nowhere', '/ws', '/healthz/x'])(
    'the address %s does not serve the page',
    async (url) => {
      const { ask } = await withPage();
      expect((await ask({ url, headers: browser })).statusCode).toBe(404);
    },
  );

  test.each([
    ['/nowhere', '*/*'],
    ['/nowhere', undefined],
    ['/nowhere', 'application/json'],
    ['/t', '*/*'],
    ['/t/DUSTY/more', '*/*'],
    ['/t/DUSTY', 'application/json'],
    ['/t/DUSTY', 'text/html;q=0, application/json'],
    ['/gone.png', 'image/*,*/*'],
    ['/.vite/manifest.json', '*/*'],
    ['/../package.json', '*/*'],
    ['/index.html.br', '*/*'],
  ])('a request for %s that accepts %s gets 404 instead of the page, in every encoding', async (url, accept) => {
    const { ask } = await withPage();
    for (const coding of ['br', 'gzip', 'identity']) {
      const reply = await ask({ url, headers: { ...(accept && { accept }), 'accept-encoding': coding } });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
    }
  });

  test('a POST request to the page’s address is refused', async () => {
    const { ask } = await withPage();
    for (const url of ['/', '/t/DUSTY', '/sw.js'])
      expect(await ask({ method: 'POST', url, headers: browser })).toMatchObject({
        statusCode: 405,
        headers: { allow: 'GET, HEAD' },
      });
  });

  test('requests for the page and its files do not count towards the limit of API requests', async () => {
    const { ask } = await withPage({ requestsPerMinute: 2 });
    for (let phone = 0; phone < 20; phone++)
      for (const url of ['/', '/t/DUSTY', '/sw.js', '/assets/main-abc.js'])
        expect((await ask({ url, headers: browser })).statusCode).toBe(200);
    expect((await ask({ url: '/api/tables' })).statusCode).toBe(200);
    expect((await ask({ url: '/api/tables' })).statusCode).toBe(429);
    expect((await ask({ url: '/', headers: browser })).statusCode).toBe(200);
  });

  test('a request for a missing file of the page counts towards the limit of requests', async () => {
    const { ask } = await withPage({ requestsPerMinute: 2 });
    const replies = [];
    for (let asked = 0; asked < 2; asked++) replies.push((await ask({ url: '/assets/gone.js' })).statusCode);
    expect(replies).toEqual([404, 429]);
  });
});

test('a server without a page serves only the API', async () => {
  const { ask } = await asking(join(folder, 'nowhere'));
  expect((await ask({ url: '/', headers: browser })).statusCode).toBe(404);
});
