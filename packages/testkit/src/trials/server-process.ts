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
  POSSE_MOMENT: '15-30',
  POSSE_LOOK_MS: '20',
  POSSE_LOG: 'error',
  POSSE_MESSAGES_PER_SECOND: '100000',
  POSSE_OWN_NETWORKS: '127.0.0.0/8',
};

export class ServerProcess {
  readonly data = mkdtempSync(join(tmpdir(), 'posse-trial-'));
  private readonly port: number;
  private readonly settings: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private listens = false;
  private isEnding = false;
  /** Did it end though nobody ended it? */
  hasDied = false;
  /** How often it was started. */
  lives = 0;
  /** Milliseconds from each start until it listened; those that were killed before are left out. */
  readonly startUps: number[] = [];
  /** What it wrote to its log. */
  readonly log: string[] = [];
  /** What happens to its machine when it is killed. */
  afterKill: () => void = () => undefined;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.settings = settings;
    // If a trial breaks off in the middle, nobody else ends the server.
    process.once('exit', () => this.child?.kill('SIGKILL'));
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
    const begun = performance.now();
    const child = spawn(process.execPath, ['--conditions=source', MAIN, 'serve'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.lives++;
    this.listens = false;
    this.isEnding = false;
    child.once('exit', () => {
      if (!this.isEnding) this.hasDied = true;
    });
    createInterface({ input: child.stderr }).on('line', (line) => this.log.push(line));
    const lines = createInterface({ input: child.stdout });
    const first = once(lines, 'line').then(() => {
      if (this.child !== child) return;
      this.listens = true;
      this.startUps.push(performance.now() - begun);
    });
    await Promise.race([first, once(child, 'exit')]);
  }

  get isAlive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  get isListening(): boolean {
    return this.listens && this.isAlive;
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
    this.afterKill();
  }

  /** With which exit code it ended; null if a signal ended it. */
  async stop(): Promise<number | null> {
    await this.end('SIGTERM');
    return this.child?.exitCode ?? null;
  }

  /** Forgets everything. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || !this.isAlive) return;
    this.isEnding = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/**
 * One that nobody uses now, and that nobody is given while the server is dead: below those that systems hand out to
 * connections. Otherwise, among so many clients that knock at a closed port, one is given that very port and talks to itself.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
