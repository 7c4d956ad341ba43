// Tests that the data folder of a running server is closed to others.

import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from './backups.ts';
import { TestServer } from './testing/test-server.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

test('a server restricts everything in its data folder to the owner, what it finds and what it adds', async () => {
  const testServer = await new TestServer().open();
  const { data } = testServer;
  const { pass } = await testServer.create({ game: 'dice', plan: { seats: 4 } });
  const headers = { authorization: `Bearer ${pass}` };
  expect((await fetch(`${testServer.address}/api/pass/withdraw`, { method: 'POST', headers })).status).toBe(200);
  await backUp(data, join(data, 'backups', 'posse-20260101T000000.db'));
  const all = (): readonly string[] =>
    readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name));
  const names = all().map((path) => path.slice(data.length + 1));
  for (const name of ['posse.db', 'posse.db-wal', 'posse.db-told', 'secret', 'withdrawn', 'control'])
    expect(names).toContain(name);
  const isClosed = (path: string): boolean => (statSync(path).mode & 0o077) === 0;
  expect(all().filter((path) => !isClosed(path))).toEqual([]);
  await testServer.close();
  for (const path of [data, ...all()]) chmodSync(path, statSync(path).mode | 0o055);
  await testServer.open();
  expect([data, ...all()].filter((path) => !isClosed(path))).toEqual([]);
  expect(modeOf(data)).toBe('700');
  expect(modeOf(join(data, 'secret'))).toBe('600');
  await testServer.remove();
});
