// Tests of the documentation beside the page, and of its absence.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { NOT_BUILT } from './documentation-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'posse-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const page = join(folder, 'page');
const put = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
put('page/index.html', '<title>Posse</title>');
put('docs/index.html', '<title>Documentation</title>');
put('docs/site.css', 'a {}');
put('docs/rulings/index.html', '<title>Rulings</title>');
const browser = { accept: 'text/html,application/xhtml+xml' };

test.each([
  ['/docs/', 200, 'Documentation', 'text/html; charset=utf-8'],
  ['/docs/index.html', 200, 'Documentation', 'text/html; charset=utf-8'],
  ['/docs/rulings/', 200, 'Rulings', 'text/html; charset=utf-8'],
  ['/docs/site.css', 200, 'a {}', 'text/css; charset=utf-8'],
])('a request for the documentation page %s gets %i', async (url, status, text, type) => {
  const { app } = await fakeServer({ page });
  const reply = await app.inject({ url, headers: browser });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, type]);
  expect(reply.body).toContain(text);
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';style-src 'self'");
});

test.each([
  ['/docs/nowhere.html', './'],
  ['/docs/rulings/none/nowhere.html?x=/', '../../'],
  ['/docs/..%2fpage/index.html', '../'],
])('the missing documentation page %s gets an error page with a link to the start page', async (url, start) => {
  const { app } = await fakeServer({ page });
  const reply = await app.inject({ url, headers: browser });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(reply.body).toContain(`<a href="${start}">`);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  const program = await app.inject({ url, headers: { accept: 'application/json' } });
  expect([program.statusCode, program.json().code]).toEqual([404, 'not-found']);
});

test('a browser revalidates documentation pages, and is redirected to the address with the last slash', async () => {
  for (const path of ['/', '/posse/']) {
    const { app } = await fakeServer({ page, path });
    const sent = await app.inject({ url: `${path}docs`, headers: browser });
    const to = new URL(String(sent.headers.location), `http://localhost${path}docs`).pathname;
    expect([sent.statusCode, to]).toEqual([308, `${path}docs/`]);
    const reply = await app.inject({ url: to, headers: browser });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(reply.body).toContain('Documentation');
  }
});

test.each([
  ['a page', join(folder, 'elsewhere/page')],
  ['no page', null],
])('a server with %s but without built documentation explains how to build it', async (_, page) => {
  put('elsewhere/page/index.html', '<title>Posse</title>');
  const { app } = await fakeServer({ page });
  for (const url of ['/docs', '/docs/', '/docs/bots.html']) {
    const reply = await app.inject({ url, headers: browser });
    expect([reply.statusCode, reply.body]).toEqual([404, NOT_BUILT]);
  }
});
