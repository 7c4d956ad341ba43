// A server in this process with settable clocks.
// It restarts on the same ports and data. In a cluster there are two servers, and clients connect to them in turn.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve as serveNode } from '@posse/cluster';
import { freePort, Nats, Postgres } from '@posse/cluster/local';
import { type NewTable, randomHex, type TableClient, tableCreated } from '@posse/protocol';
import { type Config, DEFAULTS, type Server, serve } from '@posse/server';
import { openSqliteStore } from '@posse/store/sqlite';
import { openClusterStore } from '../cluster/cluster-store.ts';
import type { Store } from '../server-under-test.ts';
import { must, StressTestFailed, within } from '../stress-test.ts';
import type { FakeClocks } from './settable-clocks.ts';

const PASSWORD = 'clock';
const NODES = 2;
/** The maximum time of a stop: three times the limit for a server in its own process. */
const MAX_STOP_MS = 30_000;

/** The services that several servers share. */
interface SharedServices {
  readonly postgres: Postgres;
  readonly nats: Nats;
}

export class ClockServer {
  /** All clients so far. */
  readonly clients = new Set<TableClient>();
  private readonly data: string;
  private readonly time: FakeClocks;
  private readonly ports: readonly number[];
  private readonly ground: SharedServices | null;
  private readonly secret = randomHex(32);
  private servers: readonly Server[] = [];
  private calls = 0;
  private readonly ending = Promise.withResolvers<never>();

  private constructor(time: FakeClocks, data: string, ports: readonly number[], ground: SharedServices | null) {
    this.time = time;
    this.data = data;
    this.ports = ports;
    this.ground = ground;
  }

  static async open(time: FakeClocks, isCluster: boolean): Promise<ClockServer> {
    const folder = mkdtempSync(join(tmpdir(), 'posse-clock-'));
    const ports = await Promise.all(Array.from({ length: isCluster ? NODES : 1 }, freePort));
    const server = new ClockServer(time, folder, ports, isCluster ? await groundIn(folder) : null);
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.ports[this.calls++ % this.ports.length]}`;
  }

  get socket(): string {
    return `${this.address.replace('http', 'ws')}/ws`;
  }

  /** Rejects with StressTestFailed when a server ends by itself, because nothing restarts it here. */
  get ended(): Promise<never> {
    return this.ending.promise;
  }

  async start(): Promise<void> {
    this.servers = await Promise.all(this.ports.map((port) => this.serve(this.configFor(port), { time: this.time })));
    for (const { lost } of this.servers)
      void lost.then(({ sentence }) =>
        this.ending.reject(new StressTestFailed(`a server has ended by itself: ${sentence}`)),
      );
  }

  private get serve(): typeof serve {
    return this.ground === null ? serve : serveNode;
  }

  /** Stops the server. Throws if it has ended by itself. */
  async stop(): Promise<void> {
    const stopped = this.servers.map((server) => Promise.race([server.stop(), server.lost]));
    await within(MAX_STOP_MS, Promise.all(stopped), 'the end of a server');
    this.servers = [];
  }

  /** Runs the periodic tasks of the server. */
  async tidy(): Promise<void> {
    for (const server of this.servers) await server.tidy();
  }

  /** Opens the store while no server runs. */
  openStore(): Promise<Store> {
    const { ground, data } = this;
    if (ground === null) return Promise.resolve(openSqliteStore(join(data, 'posse.db')));
    return openClusterStore({ postgres: ground.postgres, passwords: { store: PASSWORD } });
  }

  async remove(): Promise<void> {
    for (const client of this.clients) client.stop();
    await this.stop();
    await this.ground?.nats.stop();
    await this.ground?.postgres.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  async create(wish: NewTable): Promise<{ readonly code: string; readonly pass: string | null }> {
    const reply = await fetch(`${this.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    must(reply.ok, () => `no table could be made: ${reply.status}`);
    const { table, pass } = tableCreated.parse(await reply.json());
    return { code: table.code, pass };
  }

  async get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
    const reply = await fetch(`${this.address}${path}`);
    return { status: reply.status, body: await reply.json() };
  }

  private configFor(port: number): Config {
    const { ground, data, secret } = this;
    return {
      ...DEFAULTS,
      host: '127.0.0.1',
      port,
      data: ground === null ? data : join(data, String(port)),
      logLevel: 'error',
      pause: [0, 0],
      moment: [5, 10],
      roleViewing: 0,
      // Everything that is a day old is deleted, if the server believes that it is.
      keepDays: { talk: 1, tables: 1, games: 1 },
      messageRate: { perSecond: 100_000, burst: 100_000 },
      requestsPerMinute: 100_000,
      ...(ground !== null && {
        store: ground.postgres.url(),
        bus: ground.nats.url(),
        passwords: { store: PASSWORD, bus: PASSWORD },
        node: `clock-${port}`,
        secret,
        ownNetworks: ['127.0.0.0/8'],
      }),
    };
  }
}

async function groundIn(folder: string): Promise<SharedServices> {
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const postgres = await Postgres.start({ folder, port: await freePort(), password: PASSWORD });
  return { postgres, nats: await Nats.start({ folder, port: await freePort(), password: PASSWORD }) };
}
