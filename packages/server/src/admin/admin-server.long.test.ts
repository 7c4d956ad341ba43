// Tests of a whole server and its operator.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminOverview, PROTOCOL_VERSION } from '@posse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import { DEFAULTS } from '../config.ts';
import { serve } from '../server-lifecycle.ts';
import { TestServer } from '../testing/test-server.ts';

const TOKEN = 'the-token-of-whoever-runs-it';

async function opened(config: Partial<Config>): Promise<TestServer> {
  const server = await new TestServer(config).open();
  onTestFinished(() => server.remove());
  return server;
}

const asks = (address: string, token: string, path: string, method = 'GET') =>
  fetch(`${address}/api/admin/${path}`, { method, headers: { authorization: `Bearer ${token}` } });

test('the operator sees the state of the server, and makes a backup beside the scheduled ones', async () => {
  const server = await opened({ adminToken: TOKEN, node: 'saloon' });
  const { code, pass } = await server.create({ game: 'dice', plan: { seats: 4 } });
  const call = server.call({ authorization: `Bearer ${pass}` });
  await call.say({ type: 'join', version: PROTOCOL_VERSION, table: code, name: 'Ann' });
  await asks(server.address, TOKEN, 'overview');
  const copied = await asks(server.address, TOKEN, 'backup', 'POST');
  const { file } = (await copied.json()) as { readonly file: string };
  expect(readdirSync(join(server.data, 'backups'))).toEqual([file]);
  const seen = (await (await asks(server.address, TOKEN, 'overview')).json()) as AdminOverview;
  expect(seen.tables).toMatchObject([{ code, node: 'saloon', people: [{ name: 'Ann', isHost: true }] }]);
  const [node] = seen.nodes;
  expect(node).toMatchObject({ name: 'saloon', tables: 1, connections: 1, answers: 0 });
  expect(node?.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(node?.requests).toBeGreaterThanOrEqual(3);
  expect(node?.memory).toBeGreaterThan(1e6);
  expect(node?.store?.backups).toBeGreaterThan(0);
  expect(JSON.stringify(seen)).not.toContain(pass.split('.')[0]);
  // Nobody keeps a token that was given.
  expect(existsSync(join(server.data, 'admin'))).toBe(false);
});

test('a newly made admin token also opens the server after its next start', async () => {
  const config = { host: '127.0.0.1', port: 0, logLevel: 'silent', makesAdminToken: true };
  const home = new TestServer();
  onTestFinished(() => home.remove());
  const first = await serve({ ...DEFAULTS, ...config, data: home.data });
  const { madeToken } = first;
  expect((await asks(first.address, madeToken ?? '', 'overview')).status).toBe(200);
  await first.stop();
  expect(readFileSync(join(home.data, 'admin'), 'utf8')).not.toContain(madeToken);
  const second = await serve({ ...DEFAULTS, ...config, data: home.data });
  onTestFinished(() => second.stop());
  expect(second.madeToken).toBeNull();
  expect((await asks(second.address, madeToken ?? '', 'overview')).status).toBe(200);
  expect((await asks(second.address, 'a-guess-that-is-wrong', 'overview')).status).toBe(401);
});
