// Tests TLS between a node and a real NATS and PostgreSQL.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configFrom } from '../../server/src/config.ts';
import { TestServer } from '../../server/src/testing/test-server.ts';
import { findingsFor } from './cluster-doctor.ts';
import { serve as serveNode } from './index.ts';
import { fileForHosts } from './local/host-files.ts';
import { skipsWithout } from './local/program-list.mjs';
import { clusterSettings } from './node-settings.ts';
import { PrivateNats } from './testing/private-nats.ts';
import { type PrivatePostgres, privatePostgres } from './testing/private-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'posse-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a certificate with the script in docs/cluster. */
function certify(ca: string, name: string, host: string): string {
  execFileSync('sh', [fileForHosts('cluster/certificates.sh'), join(folder, ca), name, host], { stdio: 'pipe' });
  return join(folder, ca, name);
}

const natsWith = (file: string): PrivateNats =>
  new PrivateNats([
    '--user',
    'posse',
    '--pass',
    'trout',
    '--tls',
    '--tlscert',
    `${file}.crt`,
    '--tlskey',
    `${file}.key`,
  ]);

describe.skipIf(skipsWithout('postgres', 'nats'))('TLS', () => {
  const right = certify('ca', 'right', 'IP:127.0.0.1');
  const elsewhere = certify('ca', 'elsewhere', 'DNS:localhost');
  certify('other', 'unused', 'IP:127.0.0.1');
  const [ca, otherCa] = [join(folder, 'ca', 'ca.crt'), join(folder, 'other', 'ca.crt')];
  const serve = (file: string): Promise<void> =>
    postgres.serveTls(readFileSync(`${file}.crt`, 'utf8'), readFileSync(`${file}.key`, 'utf8'));

  const [sealed, misnamed, plain] = [natsWith(right), natsWith(elsewhere), new PrivateNats()];
  let postgres: PrivatePostgres;
  let database: string;
  beforeAll(async () => {
    postgres = await privatePostgres();
    database = await postgres.newDatabase();
    await postgres.query(database, `CREATE ROLE sealed SUPERUSER LOGIN PASSWORD 'trout'`);
    for (const nats of [sealed, misnamed, plain]) await nats.start();
  });
  afterAll(async () => {
    for (const nats of [sealed, misnamed, plain]) await nats.remove();
  });

  const env = (more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
    POSSE_STORE: `postgres://sealed:trout@127.0.0.1:${postgres.port}/${database}`,
    POSSE_BUS: sealed.url.replace('//', '//posse:trout@'),
    POSSE_SECRET: 's'.repeat(32),
    POSSE_STORE_CA: ca,
    POSSE_BUS_CA: ca,
    ...more,
  });

  async function seen(more: Readonly<Record<string, string>> = {}): Promise<string> {
    const cluster = clusterSettings(configFrom(env(more)));
    return (await findingsFor(cluster)).map(({ verdict, sentence }) => `${verdict}: ${sentence}`).join('\n');
  }

  test('TLS carries a whole node, and each mistake has a sentence of its own', { timeout: 60_000 }, async () => {
    expect(await seen()).toMatch(/^wrong: postgres:\S+ does not encrypt, and this server is told to use TLS/);
    await serve(elsewhere);
    expect(await seen()).toMatch(/^wrong: The certificate of postgres:\S+ is for another host/);
    await serve(right);
    const config = configFrom(env());
    const server = await new TestServer(
      {
        store: config.store,
        bus: config.bus,
        secret: config.secret,
        cas: config.cas,
      },
      serveNode,
    ).open();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const sessions = `SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'posse'`;
    expect(await postgres.query(database, sessions)).toEqual([{ ssl: true }]);
    await server.remove();

    const well = await seen();
    expect(well).toMatch(/^ok: NATS answers\. The connection is encrypted with TLS\.$/m);
    expect(well).not.toContain('wrong');
    const untrusted = await seen({ POSSE_STORE_CA: otherCa, POSSE_BUS_CA: otherCa });
    expect(untrusted).toMatch(/^wrong: The certificate of postgres:.* name the file of the right CA in POSSE_STORE_CA/);
    expect(untrusted).toMatch(/^wrong: The certificate of NATS .* name the file of the right CA in POSSE_BUS_CA/m);
    const without = await seen({ POSSE_STORE_CA: '', POSSE_BUS_CA: '' });
    expect(without).toMatch(/^wrong: postgres:\S+ lets this user in over TLS alone/);
    expect(without).toMatch(/^wrong: The certificate of NATS .* POSSE_BUS_CA/m);
    expect(await seen({ POSSE_BUS: misnamed.url })).toMatch(/^wrong: The certificate of NATS .* is for another host/m);
    expect(await seen({ POSSE_BUS: plain.url })).toMatch(/^wrong: NATS at \S+ does not encrypt/m);
  });
});
