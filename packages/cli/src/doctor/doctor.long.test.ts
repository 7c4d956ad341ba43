// Tests of the doctor: what is fine, each obstacle, and what helps.

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, DEFAULTS } from '@posse/server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { TestServer } from '../../../server/src/testing/test-server.ts';
import { findings } from './all-checks.ts';
import { clockOf } from './clock-check.ts';
import { roomOf } from './disk-check.ts';
import type { Finding } from './finding.ts';

const data = mkdtempSync(join(tmpdir(), 'posse-doctor-'));
afterAll(() => rmSync(data, { recursive: true }));
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function seen(config: Partial<Config>, url: string | null = null): Promise<readonly string[]> {
  const all: Finding[] = [];
  for await (const one of findings({ ...DEFAULTS, host: '127.0.0.1', port: 0, data, ...config }, url)) all.push(one);
  return all.map(({ about, verdict, sentence }) => `${verdict} ${about}: ${sentence}`);
}

/** A server that answers in place of a proxy, as the test says. */
async function somebody(answer: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('posse doctor finds nothing wrong on a machine without data', async () => {
  const all = await seen({ data: join(data, 'new', 'folder') });
  expect(all.filter((one) => !one.startsWith('ok'))).toEqual([]);
  expect(all.join('\n')).toContain('has no data yet');
});

test('posse doctor finds nothing wrong with a running server', async () => {
  const server = await new TestServer().open();
  ends.push(() => server.remove());
  const all = await seen({ port: Number(new URL(server.address).port), data: server.data }, server.address);
  expect(all.filter((one) => one.startsWith('wrong'))).toEqual([]);
  expect(all.join('\n')).toMatch(/ok port: A Posse server runs on port \d+/);
  expect(all.join('\n')).toContain('ok proxy: WebSockets work.');
});

test('posse doctor reports a port that another program uses', async () => {
  const other = await somebody((_, reply) => void reply.end('hello'));
  expect((await seen({ port: Number(new URL(other).port) }))[0]).toMatch(/^wrong port: Port \d+ is in use by another/);
});

test('posse doctor reports an address of another machine', async () => {
  expect((await seen({ host: '203.0.113.9' }))[0]).toMatch('is not an address of this machine');
});

test('posse doctor reports a file that is not a database', async () => {
  const folder = mkdtempSync(join(data, 'spoilt-'));
  writeFileSync(join(folder, 'posse.db'), 'x'.repeat(5000));
  expect((await seen({ data: folder })).find((one) => one.includes('store:'))).toMatch(/^wrong store: .*posse\.db/);
});

test('posse doctor reports a file in place of the data folder', async () => {
  const file = join(data, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below')])
    expect(await seen({ data: folder })).toContain(`wrong store: ${file} is not a folder. Choose another with --data.`);
});

test('posse doctor checks a shared store in place of the folder', async () => {
  const store = 'postgres://posse:secret@127.0.0.1:9/posse';
  expect((await seen({ store }))[2]).toMatch(/^wrong store: Servers that share a store talk by NATS: give --bus/);
  const all = await seen({ store, bus: 'nats://127.0.0.1:9', secret: 'x'.repeat(32) });
  expect(all[2]).toMatch(/^wrong store: .*127\.0\.0\.1:9/);
  expect(all[3]).toMatch(/^wrong bus: NATS does not answer at 127\.0\.0\.1:9/);
  expect(all.join('\n')).not.toMatch(/posse\.db|secret|disk:/);
});

test('posse doctor reports a NATS that requires a password', async () => {
  const nats = createNetServer((line) => {
    line.write('INFO {"server_id":"x","version":"2.10.0","proto":1,"max_payload":1048576,"auth_required":true}\r\n');
    line.once('data', () => line.end("-ERR 'Authorization Violation'\r\n"));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => nats.once('listening', resolve));
  ends.push(() => nats.close());
  const bus = `nats://127.0.0.1:${(nats.address() as AddressInfo).port}`;
  const all = await seen({ store: 'postgres://posse@127.0.0.1:9/posse', bus, secret: 'x'.repeat(32) });
  expect(all[3]).toMatch(/^wrong bus: NATS at .* does not let this server in/);
});

test.each([
  [{ status: 421, body: '{}' }, /refuses this name\. Start it with --name 127\.0\.0\.1/],
  [{ status: 200, body: '<h1>Welcome to nginx!</h1>' }, /Something else than a Posse server/],
])('posse doctor reports an address that does not lead to the server: %o', async ({ status, body }, sentence) => {
  const url = await somebody((_, reply) => void reply.writeHead(status).end(body));
  expect((await seen({}, url)).at(-1)).toMatch(sentence);
});

test('posse doctor reports a proxy that does not forward WebSockets', async () => {
  const url = await somebody((_, reply) => void reply.end('{"status":"ok","tables":0}'));
  expect((await seen({}, url)).at(-1)).toMatch(/^wrong proxy: WebSockets do not work/);
});

test('posse doctor reports an address where no server answers', async () => {
  expect((await seen({}, 'http://127.0.0.1:9')).at(-1)).toMatch(
    /^wrong proxy: http:\/\/127\.0\.0\.1:9\/ does not answer/,
  );
});

test('posse doctor reports a clock that is behind the data', () => {
  const file = join(data, 'written');
  writeFileSync(file, '');
  const now = 1_800_000_000_000;
  utimesSync(file, now / 1000, now / 1000);
  expect(clockOf(file, now).verdict).toBe('ok');
  expect(clockOf(file, now - 2 * 24 * 60 * 60 * 1000).sentence).toContain('the data is newer');
  expect(clockOf(file, 0).sentence).toContain('1970-01-01 00:00 UTC');
});

test.each([
  [600, 'ok'],
  [100, 'look'],
  [10, 'wrong'],
])('posse doctor rates %d MB of free space as %s', (free, verdict) => {
  expect(roomOf(free * 1024 * 1024).verdict).toBe(verdict);
});
