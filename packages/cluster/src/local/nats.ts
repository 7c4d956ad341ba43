// A private NATS server on this machine.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReachable, giveTo, unprivilegedAccount } from './account.ts';
import { Child } from './child.ts';
import { filledIn } from './files.ts';
import { where } from './where.ts';

export interface NatsSettings {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  readonly died?: () => void;
}

export class Nats {
  readonly port: number;
  readonly log: string[] = [];
  /** Its configuration, which occurs in its command line. */
  readonly file: string;
  private readonly child: Child;

  private constructor({ folder, port, password, died }: NatsSettings) {
    const account = unprivilegedAccount('nobody');
    this.port = port;
    this.file = join(folder, 'nats.conf');
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    checkReachable(account, folder);
    const text = filledIn('cluster/nats.conf', [
      [/^listen: .*$/m, `listen: 127.0.0.1:${port}`],
      [/password: .*$/m, `password: "${password}"`],
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
