// A whole cluster on one machine, whose nodes are restarted when they end.

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, freePorts } from './free-ports.ts';
import { Haproxy } from './haproxy-process.ts';
import { holdsWithin, RunningProcesses } from './leftover-processes.ts';
import { Nats } from './nats-process.ts';
import { LocalNode } from './node-process.ts';
import { PostgresPair } from './postgres-pair.ts';
import { Postgres } from './postgres-process.ts';

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
  /** Starts a standby of PostgreSQL, and three NATS servers: then nodes reach all of them directly. */
  readonly isRedundant?: boolean;
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

interface Services {
  readonly database: Postgres | PostgresPair;
  readonly brokers: readonly [Nats, ...Nats[]];
  readonly haproxy: Haproxy;
}

const READY_TIMEOUT_MS = 60_000;

export class LocalCluster {
  /** The NATS servers: one, or three. */
  readonly brokers: readonly [Nats, ...Nats[]];
  /** The pair of PostgreSQL servers; null without a standby. */
  readonly pair: PostgresPair | null;
  private readonly database: Postgres | PostgresPair;
  readonly haproxy: Haproxy;
  readonly nodes: readonly LocalNode[];
  readonly passwords: { readonly store: string; readonly bus: string };
  private readonly running: RunningProcesses;

  private constructor(services: Services, nodes: readonly LocalNode[], kept: StoredSecrets, running: RunningProcesses) {
    this.database = services.database;
    this.pair = services.database instanceof PostgresPair ? services.database : null;
    this.brokers = services.brokers;
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
    const postgresSettings = {
      folder,
      password: kept.postgresPassword,
      env: settings.postgresEnv ?? {},
      died: serviceDied('PostgreSQL'),
    };
    const database = await (settings.isRedundant === true
      ? PostgresPair.start(postgresSettings)
      : Postgres.start({ ...postgresSettings, port: await freePort() }));
    const brokers = await Nats.startAll(settings.isRedundant === true ? 3 : 1, {
      folder,
      password: kept.natsPassword,
      died: serviceDied('NATS'),
    });
    const ports = await freePorts(settings.nodes);
    const nodes: LocalNode[] = [];
    for (const [place, port] of ports.entries()) {
      const ways =
        database instanceof Postgres ? await settings.ways?.(place, database.port, brokers[0].port) : undefined;
      nodes.push(
        new LocalNode({
          name: `node${place + 1}`,
          folder,
          port,
          nodeArgs: settings.nodeArgs ?? [],
          store: database instanceof Postgres ? database.url(ways?.store) : database.url(),
          bus: brokers.map((nats) => nats.url(ways?.bus)).join(','),
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
    const cluster = new LocalCluster({ database, brokers, haproxy }, nodes, kept, running);
    await cluster.open();
    return cluster;
  }

  /** The PostgreSQL that takes writes. */
  get postgres(): Postgres {
    return this.database instanceof PostgresPair ? this.database.primary : this.database;
  }

  /** The only NATS, or the first of three. */
  get nats(): Nats {
    return this.brokers[0];
  }

  get address(): string {
    return this.haproxy.address;
  }

  /** Resolves to true when haproxy accepts callers. */
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
    for (const nats of this.brokers) await nats.stop();
    await this.database.stop();
    this.running.clear();
  }

  private async open(): Promise<void> {
    for (const nats of this.brokers) this.running.record(nats.pid, nats.file);
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
