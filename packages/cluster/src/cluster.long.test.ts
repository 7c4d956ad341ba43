// Tests two whole servers on one PostgreSQL and one NATS.

import {
  type AdminOverview,
  type AnyView,
  PROTOCOL_VERSION,
  TableClient,
  type TableInfo,
  type TableSummary,
} from '@posse/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test as testAlways, vi } from 'vitest';
import type { Config } from '../../server/src/config.ts';
import { WRONG_TOKENS } from '../../server/src/limits/admin-token-limit.ts';
import { TestServer } from '../../server/src/testing/test-server.ts';
import { until } from '../../server/src/testing/wait-until.ts';
import { serve } from './index.ts';
import { skipsWithout } from './local/program-list.mjs';
import { PrivateNats } from './testing/private-nats.ts';
import { privatePostgres } from './testing/private-postgres.ts';

const ADMIN_TOKEN = 'the-token-of-whoever-runs-it';

const test = testAlways.skipIf(skipsWithout('postgres', 'nats'));

const nats = new PrivateNats();
let database = '';
beforeAll(async () => {
  await nats.start();
  database = await (await privatePostgres()).newDatabase();
});
afterAll(() => nats.remove());

async function node(name: string, more: Partial<Config> = {}): Promise<TestServer> {
  const config: Partial<Config> = {
    store: (await privatePostgres()).url(database),
    bus: nats.url,
    node: name,
    secret: 's'.repeat(32),
    adminToken: ADMIN_TOKEN,
    messageRate: { perSecond: 1000, burst: 3000 },
    ...more,
  };
  const server = await new TestServer(config, serve).open();
  onTestFinished(() => server.remove());
  return server;
}

/** A player who always takes the last option, and who reconnects through the next of these servers. */
function person(servers: readonly TestServer[], table: string, name: string, pass?: string): TableClient<AnyView> {
  let attempts = 0;
  const client = new TableClient<AnyView>({
    url: 'ws://town/ws',
    table,
    name,
    ...(pass !== undefined && { pass }),
    timing: { firstWait: 20, longestWait: 200 },
    open: () => new WebSocket(servers[attempts++ % servers.length]?.socket ?? ''),
    on: {
      changed({ game, seat }) {
        if (game !== null && game.view.asked === seat && game.view.options.length > 0)
          client.answer(game.view.options.length - 1);
      },
    },
  });
  onTestFinished(() => client.stop());
  return client;
}

async function told<T>(server: TestServer, path: string): Promise<T> {
  return (await (await fetch(`${server.address}${path}`)).json()) as T;
}

const numberIn = async (server: TestServer, name: string): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

test('a table continues at the other node when its own node stops', async () => {
  // Bots of the first node are so slow that the game can't end before the node stops.
  const [one, two] = [await node('one', { pause: [1e8, 1e8] }), await node('two')];
  const { code, pass } = await one.create({ game: 'dice', plan: { seats: 4 }, isPublic: true });
  expect(code).toMatch(/^\w{8}$/);
  // Looking a table up does not claim it.
  expect((await told<TableInfo>(two, `/api/tables/${code}`)).phase).toBe('gathering');
  const ann = person([one, two], code, 'Ann', pass);
  await until(() => ann.status === 'open');
  const bob = person([two], code, 'Bob');
  await until(() => bob.status === 'open');
  ann.sit(0);
  bob.sit(1);
  await until(() => ann.seat === 0 && bob.seat === 1);
  expect(await numberIn(one, 'posse_messages_total\\{crossed="yes"\\}')).toBeGreaterThan(0);
  const seen = await told<TableInfo>(two, `/api/tables/${code.toLowerCase()}`);
  expect(seen.seats.map(({ name, connected }) => [name, connected]).slice(0, 2)).toEqual([
    ['Ann', true],
    ['Bob', true],
  ]);
  await vi.waitFor(async () => {
    const { tables } = await told<{ readonly tables: readonly TableSummary[] }>(two, '/api/tables');
    expect(tables.map((table) => table.code)).toContain(code);
  }, 20_000);
  await until(() => ann.table?.seats[1]?.connected === true);
  for (const client of [ann, bob]) client.ready(true);
  await until(() => ann.table?.seats[0]?.ready === true && ann.table.seats[1]?.ready === true);
  ann.start();
  await until(() => ann.game !== null && bob.game !== null);
  // Read before the node stops: the other node plays on at once, perhaps to the end.
  const { step } = bob.game ?? { step: 0 };
  await one.close();
  await until(() => bob.proof !== null && ann.proof !== null, 'the end of the game');
  expect(bob.game?.step).toBeGreaterThan(step);
  expect(ann.game).toEqual(expect.objectContaining({ id: bob.game?.id, step: bob.game?.step }));
  expect(await numberIn(two, 'posse_takeovers_total')).toBe(0);
  // The other node notices it at the next poll.
  const health = async (): Promise<object> => (await told<{ readonly town: object }>(two, '/healthz')).town;
  await vi.waitFor(async () => expect(await health()).toEqual({ nodes: 1, tables: 1, connections: 2 }), 20_000);
});

test('a guest who withdraws their session is signed out at all nodes, and the old session is accepted at none', async () => {
  const [one, two] = [await node('one'), await node('two')];
  const { code, pass } = await one.create({ game: 'dice', plan: { seats: 4 } });
  const call = two.call({ authorization: `Bearer ${pass}` });
  await call.say({ type: 'join', version: PROTOCOL_VERSION, table: code, name: 'Ann' });
  const reply = await fetch(`${one.address}/api/pass/withdraw`, {
    method: 'POST',
    headers: { authorization: `Bearer ${pass}` },
  });
  expect(reply.status).toBe(200);
  expect(await call.ended).toBe('1012 signed-out');
  expect(await two.call({ authorization: `Bearer ${pass}` }).ended).toBe('401');
});

test('the operator sees both nodes at either, and a person who guesses the token is stopped at both', async () => {
  const [one, two] = [await node('one'), await node('two')];
  const { code, pass } = await one.create({ game: 'dice', plan: { seats: 4 } });
  const ann = person([one], code, 'Ann', pass);
  await until(() => ann.status === 'open');
  const asks = (server: TestServer, token: string, path: string, body?: object): Promise<Response> =>
    fetch(`${server.address}/api/admin/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const seen = (await (await asks(two, ADMIN_TOKEN, 'overview')).json()) as AdminOverview;
  expect(seen.nodes.map(({ name }) => name.replace(/-\w+$/, ''))).toEqual(['one', 'two']);
  expect(seen.tables).toMatchObject([{ code, people: [{ name: 'Ann' }] }]);
  expect(seen.tables[0]?.node).toMatch(/^one-/);
  expect(await (await asks(two, ADMIN_TOKEN, 'announce', { text: 'Good evening.' })).json()).toEqual({
    tables: 1,
    silent: [],
  });
  await until(() => ann.lines.some(({ text }) => text === 'Good evening.'));
  expect((await asks(two, ADMIN_TOKEN, 'backup', {})).status).toBe(409);
  await asks(two, ADMIN_TOKEN, `tables/${code}/close`, {});
  await until(() => ann.stoppedBecause?.code === 'shut');
  for (let times = 0; times < WRONG_TOKENS.burst; times++) await asks(one, `wrong ${times}`, 'overview');
  await vi.waitFor(async () => expect((await asks(two, ADMIN_TOKEN, 'overview')).status).toBe(429), 20_000);
});
