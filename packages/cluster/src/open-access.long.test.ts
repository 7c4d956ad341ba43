// Tests the refusal of a NATS or PostgreSQL that lets anybody in.

import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { TIME } from '../../server/src/clocks.ts';
import { configFrom } from '../../server/src/config.ts';
import { Metrics } from '../../server/src/metrics.ts';
import { type Finding, findingsFor } from './cluster-doctor.ts';
import { skipsWithout } from './local/program-list.mjs';
import { openClusterNode } from './node/node-infrastructure.ts';
import { type ClusterSettings, clusterSettings } from './node-settings.ts';
import { PrivateNats } from './testing/private-nats.ts';
import { type PrivatePostgres, privatePostgres } from './testing/private-postgres.ts';

const OPEN_NATS = /^NATS at 127\.0\.0\.1:\d+ lets anybody in: .*POSSE_OPEN_CLUSTER=1/;
const OPEN_POSTGRES =
  /^postgres:\/\/127\.0\.0\.1:\d+\/\w+ lets anybody in without a password: .*scram-sha-256.*POSSE_OPEN_CLUSTER=1/;

describe.skipIf(skipsWithout('postgres', 'nats'))('a service that lets anybody in', () => {
  const open = new PrivateNats();
  const guarded = new PrivateNats(['--user', 'posse', '--pass', 'trout']);
  let postgres: PrivatePostgres;
  let database: string;
  beforeAll(async () => {
    postgres = await privatePostgres();
    database = await postgres.newDatabase();
    await postgres.query(database, `CREATE ROLE guarded SUPERUSER LOGIN PASSWORD 'trout'`);
    await open.start();
    await guarded.start();
  });
  afterAll(async () => {
    await open.remove();
    await guarded.remove();
    await postgres.drop(database);
    await postgres.query('postgres', 'DROP ROLE guarded');
  });

  const openStore = (): string => postgres.url(database);
  const guardedStore = (): string => `postgres://guarded:trout@127.0.0.1:${postgres.port}/${database}`;
  const guardedBus = (): string => guarded.url.replace('//', '//posse:trout@');

  /** The settings of a node; unless it is local, every address counts as another machine. */
  function settings(store: string, bus: string, isLocal: boolean, allowed = '0'): ClusterSettings {
    const env = { POSSE_STORE: store, POSSE_BUS: bus, POSSE_SECRET: 's'.repeat(32), POSSE_OPEN_CLUSTER: allowed };
    const cluster = clusterSettings(configFrom(env));
    return isLocal ? cluster : { ...cluster, access: { ...cluster.access, isLocal: () => false } };
  }

  async function start(given: ClusterSettings): Promise<void> {
    const log = pino({ level: 'silent' });
    const node = await openClusterNode(given, { metrics: new Metrics(), log, time: TIME, ended: () => undefined });
    await node.leave();
  }

  const wrong = async (given: ClusterSettings): Promise<readonly Finding[]> =>
    (await findingsFor(given)).filter(({ verdict }) => verdict === 'wrong');

  test('a service that lets anybody in is used on this machine', async () => {
    const given = settings(openStore(), open.url, true);
    await start(given);
    expect(await wrong(given)).toEqual([]);
  });

  test('a service that lets anybody in is refused on another machine when a node starts', async () => {
    await expect(start(settings(openStore(), guardedBus(), false))).rejects.toThrow(OPEN_POSTGRES);
    await expect(start(settings(guardedStore(), open.url, false))).rejects.toThrow(OPEN_NATS);
    const sessions = (): Promise<object[]> =>
      postgres.query(database, `SELECT FROM pg_stat_activity WHERE application_name = 'posse'`);
    await expect.poll(sessions).toEqual([]);
  });

  test('a service that lets anybody in is refused on another machine by the doctor', async () => {
    expect(await wrong(settings(openStore(), open.url, false))).toEqual([
      { about: 'store', verdict: 'wrong', sentence: expect.stringMatching(OPEN_POSTGRES) },
      { about: 'bus', verdict: 'wrong', sentence: expect.stringMatching(OPEN_NATS) },
    ]);
  });

  test('a service that lets anybody in is used on another machine if POSSE_OPEN_CLUSTER is 1', async () => {
    const given = settings(openStore(), open.url, false, '1');
    await start(given);
    expect(await wrong(given)).toEqual([]);
  });

  test('a service that lets anybody in is told from one that asks for a password in any way', async () => {
    const given = settings(guardedStore(), guardedBus(), false);
    await start(given);
    expect(await wrong(given)).toEqual([]);
    for (const [role, way] of [
      ['hashed', 'md5'],
      ['clear', 'password'],
    ]) {
      await postgres.query(database, `SET password_encryption = 'md5'; CREATE ROLE ${role} LOGIN PASSWORD 'trout'`);
      onTestFinished(async () => void (await postgres.query('postgres', `DROP ROLE ${role}`)));
      const store = `postgres://${role}:trout@127.0.0.1:${postgres.port}/${database}`;
      expect(await wrong(settings(store, guardedBus(), false)), way).toEqual([]);
    }
  });
});
