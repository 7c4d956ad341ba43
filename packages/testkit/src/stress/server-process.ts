// A server in its own process, which can be killed and restarted.
// It keeps its port and data.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child, freePort } from '@posse/cluster/local';
import { openSqliteStore } from '@posse/store/sqlite';
import { QUICK, type ServerUnderTest, type Settings, type Store } from './server-under-test.ts';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

export class ServerProcess implements ServerUnderTest {
  readonly data = mkdtempSync(join(tmpdir(), 'posse-stress-'));
  private readonly port: number;
  private readonly child: Child;
  hasDied = false;
  lives = 0;
  readonly startUps: number[] = [];
  readonly log: string[] = [];
  /** Called after each kill, to simulate effects on the machine. */
  afterKill: () => void = () => undefined;

  private constructor(port: number, settings: Settings) {
    this.port = port;
    this.child = new Child({
      command: process.execPath,
      args: ['--conditions=source', MAIN, 'serve'],
      env: { ...QUICK, ...settings, PORT: String(port), HOST: '127.0.0.1', POSSE_DATA: this.data },
      ready: { from: 'stdout', line: /./ },
      noted: (line) => this.log.push(line),
      died: () => {
        this.hasDied = true;
      },
    });
  }

  static async start(settings: Settings = {}): Promise<ServerProcess> {
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

  get processes(): readonly string[] {
    return [this.address];
  }

  get life(): number {
    return this.lives;
  }

  get isAlive(): boolean {
    return this.child.isAlive;
  }

  get isListening(): boolean {
    return this.child.isListening;
  }

  async start(): Promise<void> {
    const begun = performance.now();
    this.lives++;
    await this.child.start();
    if (this.child.isListening) this.startUps.push(performance.now() - begun);
  }

  async kill(): Promise<void> {
    await this.child.end('SIGKILL');
    this.afterKill();
  }

  async stop(): Promise<number | null> {
    await this.child.end('SIGTERM');
    return this.child.exitCode;
  }

  openStore(): Promise<Store> {
    return Promise.resolve(openSqliteStore(join(this.data, 'posse.db')));
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
