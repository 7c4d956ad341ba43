// A private haproxy in front of the nodes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child } from './child-process.ts';
import { filledIn } from './host-files.ts';
import { holdsWithin } from './leftover-processes.ts';
import { where } from './program-path.ts';
import { checkReachable, giveTo, unprivilegedAccount } from './service-accounts.ts';

export interface HaproxySettings {
  readonly folder: string;
  /** The address it listens on: 127.0.0.1 for this machine alone. */
  readonly host: string;
  readonly port: number;
  /** The ports of the nodes. */
  readonly nodes: readonly number[];
  /** Networks without limits. */
  readonly ownNetworks: readonly string[];
  readonly died?: () => void;
}

const READY_TIMEOUT_MS = 10_000;
/** An address that nobody calls from. */
const UNUSED_ADDRESS = '192.0.2.1';

export class Haproxy {
  readonly port: number;
  readonly log: string[] = [];
  /** Its configuration, which occurs in its command line. */
  readonly file: string;
  private readonly child: Child;

  private constructor({ folder, host, port, nodes, ownNetworks, died }: HaproxySettings) {
    const account = unprivilegedAccount('nobody');
    this.port = port;
    this.file = join(folder, 'haproxy.cfg');
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    checkReachable(account, folder);
    const servers = nodes.map((node, place) => `    server node${place + 1} 127.0.0.1:${node}`).join('\n');
    const text = filledIn('cluster/haproxy.cfg', [
      [/^ {4}bind .*$/m, `    bind ${host}:${port}`],
      [/^ {4}acl own src .*$/m, `    acl own src ${ownNetworks.join(' ') || UNUSED_ADDRESS}`],
      [/^( {4}server node.*\n?)+/m, `${servers}\n`],
    ]);
    writeFileSync(this.file, text, { mode: 0o600 });
    giveTo(account, this.file);
    this.child = new Child({
      command: where('haproxy'),
      args: ['-db', '-f', this.file],
      as: account,
      ready: null,
      noted: (line) => {
        this.log.push(line);
        if (this.log.length > 200) this.log.shift();
      },
      died: () => died?.(),
    });
  }

  static async start(settings: HaproxySettings): Promise<Haproxy> {
    const haproxy = new Haproxy(settings);
    await haproxy.start();
    return haproxy;
  }

  get pid(): number | null {
    return this.child.pid;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    await this.child.start();
    const answers = await holdsWithin(
      READY_TIMEOUT_MS,
      async () => !this.child.isAlive || (await isAnswered(this.address)),
    );
    if (!answers || !this.child.isAlive) throw new Error(`haproxy does not start: ${this.log.slice(-5).join(' ')}`);
  }

  async stop(): Promise<void> {
    await this.child.end('SIGTERM');
  }
}

/** Any answer will do: there may be no node yet. */
const isAnswered = (address: string): Promise<boolean> =>
  fetch(`${address}/livez`).then(
    () => true,
    () => false,
  );
