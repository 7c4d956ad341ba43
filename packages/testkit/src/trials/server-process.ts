// A server in a process of its own, that can be killed at any moment and started again on the same port and data.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** Nobody is kept at the door, and bots do not think long. */
const SETTINGS = {
  POSSE_PAUSE: '0-0',
  POSSE_LOG: 'error',
  POSSE_MESSAGES_PER_SECOND: '100000',
  POSSE_MOST_FROM_ONE: '100000',
  POSSE_REQUESTS_PER_MINUTE: '1000000',
};

export class ServerProcess {
  readonly data = mkdtempSync(join(tmpdir(), 'posse-trial-'));
  private readonly port: number;
  private readonly settings: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  /** What it wrote to its log. */
  readonly log: string[] = [];

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.settings = settings;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), settings);
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  /** Resolves when it listens, or, if it was killed before, when it is dead. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      ...SETTINGS,
      ...this.settings,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      POSSE_DATA: this.data,
    };
    const child = spawn(process.execPath, ['--conditions=source', MAIN, 'serve'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.log.push(line));
    const lines = createInterface({ input: child.stdout });
    await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  }

  get isAlive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Forgets everything. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || !this.isAlive) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** One that nobody uses now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
