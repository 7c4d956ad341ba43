// Tests of a whole server: games over the network, stops, failed starts.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyView,
  commitmentOf,
  type GameId,
  isFairlyDealt,
  ownContributions,
  proof as proofSchema,
  TableClient,
  type TablePlan,
  transcriptHashesIn,
} from '@posse/protocol';
import { afterEach, expect, test } from 'vitest';
import { type Config, DEFAULTS } from './config.ts';
import { serve } from './server-lifecycle.ts';
import { TestServer } from './testing/test-server.ts';
import { until } from './testing/wait-until.ts';

const testServers: TestServer[] = [];
const clients: TableClient<AnyView>[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.stop();
  for (const testServer of testServers.splice(0)) await testServer.remove();
});

async function opened(config: Partial<Config> = {}): Promise<TestServer> {
  const testServer = new TestServer({ messageRate: { perSecond: 1000, burst: 3000 }, ...config });
  testServers.push(testServer);
  return testServer.open();
}

/** A person who always takes the last option. */
function person(testServer: TestServer, table: string, name: string, pass?: string): TableClient<AnyView> {
  const client = new TableClient<AnyView>({
    url: testServer.socket,
    table,
    name,
    ...(pass !== undefined && { pass }),
    timing: { firstWait: 20, longestWait: 200 },
    on: {
      changed({ game, seat }) {
        if (game !== null && game.view.asked === seat && game.view.options.length > 0)
          client.answer(game.view.options.length - 1);
      },
    },
  });
  clients.push(client);
  return client;
}

async function seated(
  testServer: TestServer,
  game: GameId,
  plan: TablePlan = { seats: 5 },
): Promise<readonly [TableClient<AnyView>, TableClient<AnyView>]> {
  const { code, pass } = await testServer.create({ game, plan });
  const two = [person(testServer, code, 'Ann', pass), person(testServer, code, 'Bob')] as const;
  await until(() => two.every(({ status }) => status === 'open'));
  for (const one of two) one.sit();
  await until(() => two.every(({ seat }) => seat !== null));
  return two;
}

test.each(['card', 'dice'] as const)(
  'two people and three bots play a %s game over the network to its end',
  async (game) => {
    const testServer = await opened();
    const [ann, bob] = await seated(testServer, game);
    const commitment = ann.table?.commitment;
    ann.start();
    await until(() => ann.table?.phase === 'over' && bob.table?.phase === 'over' && bob.proof !== null);
    const id = bob.game?.id ?? '';
    const proof = proofSchema.parse(await (await fetch(`${testServer.address}/api/games/${id}/proof`)).json());
    expect(proof.commitment).toBe(commitment);
    expect(commitmentOf(bob.proof?.secret ?? '')).toBe(commitment);
    expect(isFairlyDealt(proof)).toBe(true);
    expect(ownContributions(proof)).toEqual([true, true, false, false, false]);
    expect(bob.startsBefore(id)).toEqual(proof.version === 3 && transcriptHashesIn(proof));
    expect(bob.game?.view).toMatchObject({ winners: proof.replay.winners });
  },
);

test.each(['card', 'dice'] as const)('legends of the %s game think in threads of their own', async (game) => {
  const testServer = await opened();
  const [ann] = await seated(testServer, game, { seats: 4, bot: 'legend' });
  ann.start();
  const thought = async (): Promise<boolean> =>
    /posse_think_seconds_count\{bot="legend\/(bold|grudging)"\} [1-9]/.test(
      await (await fetch(`${testServer.address}/metrics`)).text(),
    );
  for (let answers = 0; !(await thought()); answers = ann.game?.step ?? 0)
    await until(() => (ann.game?.step ?? 0) > answers, 'an answer before the game is over');
});

test('a game goes on where it stopped when the server starts again, and nobody has to do anything', async () => {
  // Bots take their time until the server is opened again: the game can't be over by then.
  const testServer = await opened({ pause: [1e8, 1e8] });
  const [ann, bob] = await seated(testServer, 'card', { seats: 7 });
  ann.start();
  await until(() => ann.game !== null && bob.game !== null);
  await testServer.close();
  const step = ann.game?.step ?? 0;
  expect(ann.table?.phase).toBe('playing');
  await testServer.open({ pause: [0, 0] });
  await until(() => ann.table?.phase === 'over' && bob.table?.phase === 'over');
  expect(ann.game?.step).toBeGreaterThan(step);
});

test('a server that stops closes all connections with a code that asks clients to come back', async () => {
  const testServer = await opened();
  const { code } = await testServer.create({ game: 'dice', plan: { seats: 4 } });
  const caller = await testServer.call().say({ type: 'join', version: 2, table: code });
  await caller.hears('welcome');
  await testServer.close();
  expect(await caller.ended).toBe('1012 restart');
});

test('refuses to start a second server with the data folder of a running one', async () => {
  const { data } = await opened();
  await expect(serve({ ...DEFAULTS, port: 0, data, logLevel: 'silent' })).rejects.toThrow(/POSSE_DATA/);
});

test('a server reports that its port is in use, and by which program', async () => {
  const { address } = await opened();
  const other = new TestServer();
  testServers.push(other);
  const port = Number(new URL(address).port);
  const twice = serve({ ...DEFAULTS, host: '127.0.0.1', port, data: other.data, logLevel: 'silent' });
  await expect(twice).rejects.toThrow(
    /^Port \d+ is in use by another Posse server\. Stop it, or choose another with --port\.$/,
  );
});

test('a server refuses a damaged database with a clear message, and leaves it unchanged', async () => {
  const testServer = new TestServer();
  testServers.push(testServer);
  writeFileSync(join(testServer.data, 'posse.db'), 'this is no database, but somebody may want it back');
  await expect(testServer.open()).rejects.toThrow(/posse\.db/);
});

test('deputies play for legends for which a server has no time: it is counted, and everybody at the table learns it', async () => {
  const testServer = await opened({ thinkLimit: 0 });
  const [ann] = await seated(testServer, 'dice', { seats: 4, bot: 'legend' });
  ann.start();
  await until(() => ann.table?.seats.some(({ standIn }) => standIn === 'deputy') === true, 'a deputy');
  const metrics = await (await fetch(`${testServer.address}/metrics`)).text();
  const missed = [...metrics.matchAll(/^posse_thoughts_missed_total\{because="(?:busy|slow)"\} (\d+)$/gm)];
  expect(missed.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(0);
});
