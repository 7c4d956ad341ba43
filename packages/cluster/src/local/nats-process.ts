// A private NATS server on this machine.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child } from './child-process.ts';
import { freePorts } from './free-ports.ts';
import { filledIn } from './host-files.ts';
import { where } from './program-path.ts';
import { checkReachable, giveTo, unprivilegedAccount } from './service-accounts.ts';

export interface NatsSettings {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** The ports for the other servers of a NATS cluster, its own first; left out for a single server. */
  readonly routes?: readonly [number, ...number[]];
  readonly died?: () => void;
}

export class Nats {
  readonly port: number;
  readonly log: string[] = [];
  /** Its configuration, which occurs in its command line. */
  readonly file: string;
  private readonly child: Child;

  private constructor({ folder, port, password, routes, died }: NatsSettings) {
    const account = unprivilegedAccount('nobody');
    this.port = port;
    this.file = join(folder, routes === undefined ? 'nats.conf' : `nats-${port}.conf`);
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    checkReachable(account, folder);
    const text = filledIn('cluster/nats.conf', [
      [/^listen: .*$/m, `listen: 127.0.0.1:${port}`],
      [/password: .*$/m, `password: "${password}"`],
      [/^# cluster \{\n(?:#.*\n)*?# \}$/m, routes === undefined ? '' : clusterBlock(password, routes)],
    ]);
    writeFileSync(this.file, text, { mode: 0o600 });
    giveTo(account, this.file);
    this.child = new Child({
      command: where('nats'),
      args: ['-c', this.file],
      as: account,
      ready: { from: 'stderr', line: /Server is ready/ },
      noted: (line) => {
        this.log.push(line);
        if (this.log.length > 200) this.log.shift();
      },
      died: () => died?.(),
    });
  }

  static async start(settings: NatsSettings): Promise<Nats> {
    const nats = new Nats(settings);
    await nats.start();
    return nats;
  }

  /** Starts several servers that form a NATS cluster, or a single one. */
  static async startAll(
    count: number,
    settings: Omit<NatsSettings, 'port' | 'routes'>,
  ): Promise<readonly [Nats, ...Nats[]]> {
    const [first = 0, ...ports] = await freePorts(2 * count);
    if (count === 1) return [await Nats.start({ ...settings, port: first })];
    const routes = [first, ...ports.slice(0, count - 1)];
    const started = routes.map((own, place) => {
      const others = routes.filter((route) => route !== own);
      return Nats.start({ ...settings, port: ports[count - 1 + place] ?? 0, routes: [own, ...others] });
    });
    return (await Promise.all(started)) as [Nats, ...Nats[]];
  }

  get pid(): number | null {
    return this.child.pid;
  }

  /** The address without the password, directly or through another port. */
  url(port: number = this.port): string {
    return `nats://posse@127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    await this.child.start();
    if (!this.child.isAlive) throw new Error(`NATS does not start: ${this.log.slice(-5).join(' ')}`);
  }

  async crash(): Promise<void> {
    await this.child.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.child.end('SIGTERM');
  }
}

const clusterBlock = (password: string, [own, ...others]: readonly [number, ...number[]]): string => `cluster {
  name: posse
  listen: 127.0.0.1:${own}
  authorization { user: route, password: "${password}" }
  routes: [${others.map((port) => `"nats://route:${password}@127.0.0.1:${port}"`).join(', ')}]
}`;
