// A whole cluster on one machine, whose nodes are restarted when they end.

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Haproxy } from './haproxy.ts';
import { Nats } from './nats.ts';
import { LocalNode } from './node.ts';
import { freePort } from './ports.ts';
import { Postgres } from './postgres.ts';
import { holdsWithin, RunningProcesses } from './strays.ts';

export interface LocalClusterSettings {
  /** The folder for everything; created if it does not exist. */
  readonly folder: string;
  readonly nodes: number;
  /** The port of haproxy; any free one if left out. */
  readonly port?: number;
  /** The address haproxy listens on: 127.0.0.1 for this machine alone. */
  readonly host?: string;
  /** The environment of every node. */
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeArgs?: readonly string[];
  readonly ownNetworks?: readonly string[];
  /** The environment of PostgreSQL, for example LD_PRELOAD. */
  readonly postgresEnv?: Readonly<Record<string, string>>;
  /** The ports through which a node reaches PostgreSQL and NATS, if not directly. */
  readonly ways?: (place: number, postgres: number, nats: number) => Promise<{ store: number; bus: number }>;
  /** Called with every line that a node logs. */
  readonly noted?: (line: string, node: LocalNode) => void;
  /** Called when a node ends by itself. */
  readonly died?: (code: number | null, node: LocalNode) => void;
  /** Called when PostgreSQL, NATS or haproxy ends by itself. */
  readonly serviceDied?: (name: string) => void;
}

/** The secrets of a folder, which the next start needs again. */
interface StoredSecrets {
  readonly secret: string;
  readonly postgresPassword: string;
  readonly natsPassword: string;
}

const READY_TIMEOUT_MS = 60_000;

export class LocalCluster {
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly haproxy: Haproxy;
  readonly nodes: readonly LocalNode[];
  readonly passwords: { readonly store: string; readonly bus: string };
  private readonly running: RunningProcesses;

  private constructor(
    services: { readonly postgres: Postgres; readonly nats: Nats; readonly haproxy: Haproxy },
    nodes: readonly LocalNode[],
    kept: StoredSecrets,
    running: RunningProcesses,
  ) {
    this.postgres = services.postgres;
    this.nats = services.nats;
    this.haproxy = services.haproxy;
    this.nodes = nodes;
    this.passwords = { store: kept.postgresPassword, bus: kept.natsPassword };
    this.running = running;
  }

  /**
   * Resolves when every node listens, and haproxy knows. Throws a sentence; what runs by then ends with this process.
   */
  static async start(settings: LocalClusterSettings): Promise<LocalCluster> {
    const { folder } = settings;
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    // Only its owner may enter a temporary folder, but the services run as other users.
    chmodSync(folder, 0o755);
    const running = runningIn(folder);
    running.endStrays();
    const kept = secretsIn(folder);
    const serviceDied = (name: string) => () => settings.serviceDied?.(name);
    const postgres = await Postgres.start({
      folder,
      port: await freePort(),
      password: kept.postgresPassword,
      env: settings.postgresEnv ?? {},
      died: serviceDied('PostgreSQL'),
    });
    const nats = await Nats.start({
      folder,
      port: await freePort(),
      password: kept.natsPassword,
      died: serviceDied('NATS'),
    });
    const ports = await freePorts(settings.nodes);
    const nodes: LocalNode[] = [];
    for (const [place, port] of ports.entries()) {
      const ways = (await settings.ways?.(place, postgres.port, nats.port)) ?? { store: postgres.port, bus: nats.port };
      nodes.push(
        new LocalNode({
          name: `node${place + 1}`,
          folder,
          port,
          nodeArgs: settings.nodeArgs ?? [],
          store: postgres.url(ways.store),
          bus: nats.url(ways.bus),
          env: {
            POSSE_STORE_PASSWORD: kept.postgresPassword,
            POSSE_BUS_PASSWORD: kept.natsPassword,
            POSSE_SECRET: kept.secret,
            POSSE_NODE: `node${place + 1}`,
            ...settings.env,
          },
          noted: (line, node) => settings.noted?.(line, node),
          died: (code, node) => settings.died?.(code, node),
          started: (node) => running.record(node.pid, node.data),
        }),
      );
    }
    const haproxy = await Haproxy.start({
      folder,
      host: settings.host ?? '127.0.0.1',
      port: settings.port ?? (await freePort()),
      nodes: ports,
      ownNetworks: settings.ownNetworks ?? [],
      died: serviceDied('haproxy'),
    });
    const cluster = new LocalCluster({ postgres, nats, haproxy }, nodes, kept, running);
    await cluster.open();
    return cluster;
  }

  get address(): string {
    return this.haproxy.address;
  }

  /** Resolves to true when haproxy lets callers in. */
  async isReady(): Promise<boolean> {
    return holdsWithin(READY_TIMEOUT_MS, () =>
      fetch(`${this.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  /** Stops the nodes first, so that they can store everything. */
  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
    await this.haproxy.stop();
    await this.nats.stop();
    await this.postgres.stop();
    this.running.clear();
  }

  private async open(): Promise<void> {
    this.running.record(this.nats.pid, this.nats.file);
    this.running.record(this.haproxy.pid, this.haproxy.file);
    await Promise.all(this.nodes.map((node) => node.start()));
    const failed = this.nodes.find(({ isListening }) => !isListening);
    if (failed !== undefined) throw new Error(`${failed.name} does not start; it ended with ${failed.exitCode}.`);
    if (!(await this.isReady())) throw new Error('haproxy lets nobody in, though all nodes listen.');
  }
}

/** Processes that an earlier run in this folder has left behind, if it was killed. */
export const runningIn = (folder: string): RunningProcesses => new RunningProcesses(join(folder, 'running'));

function secretsIn(folder: string): StoredSecrets {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as StoredSecrets;
  const word = (): string => randomBytes(24).toString('hex');
  const kept: StoredSecrets = { secret: word(), postgresPassword: word(), natsPassword: word() };
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
  return kept;
}

/** Returns different ports. */
async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
