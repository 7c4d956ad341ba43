// One node: a server process that is restarted whenever it ends by itself.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child } from './child-process.ts';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** The compile cache of Node makes restarts faster. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

/** The exit code of a node that was declared dead, or has stepped down. */
export const FENCED = 3;
/** The delays before restarts: longer each time in a row, up to the last. */
const RESTART_DELAYS_MS = [100, 200, 500, 1000, 2000];
/** The time in milliseconds after which a node no longer counts as failing in a row. */
const STABLE_AFTER_MS = 10_000;

export interface NodeSettings {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  /** The addresses of PostgreSQL and NATS without passwords: everybody on the machine can read the command line. */
  readonly store: string;
  readonly bus: string;
  /** Other settings, as `posse serve` reads them. */
  readonly env: Readonly<Record<string, string>>;
  /** Arguments for Node itself, for example `--import …`. */
  readonly nodeArgs: readonly string[];
  readonly noted: (line: string, node: LocalNode) => void;
  /** Called with the exit code when it ends by itself; null for a signal. */
  readonly died: (code: number | null, node: LocalNode) => void;
  readonly started: (node: LocalNode) => void;
}

export class LocalNode {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  /** The number of starts. */
  lives = 0;
  /** Milliseconds from each start until it listened. */
  readonly startUps: number[] = [];
  private readonly settings: NodeSettings;
  private readonly child: Child;
  /** True if it has listened since its last start. */
  hasListened = false;
  private isWanted = false;
  private deathsInRow = 0;
  private begun = 0;
  private startingAgain: NodeJS.Timeout | undefined;
  /** Additional environment of the next start. */
  extra: Readonly<Record<string, string>> = {};

  constructor(settings: NodeSettings) {
    this.settings = settings;
    this.name = settings.name;
    this.port = settings.port;
    this.data = join(settings.folder, settings.name);
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    const { nodeArgs, store, bus } = settings;
    this.child = new Child({
      command: process.execPath,
      args: [...nodeArgs, '--conditions=source', MAIN, 'serve', '--data', this.data, '--store', store, '--bus', bus],
      env: {
        NODE_COMPILE_CACHE: CACHE,
        POSSE_TRUST_PROXY: '1',
        ...settings.env,
        PORT: String(settings.port),
        HOST: '127.0.0.1',
      },
      ready: { from: 'stdout', line: /open at / },
      noted: (line) => settings.noted(line, this),
      died: (code) => this.hasDied(code),
    });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | null {
    return this.child.pid;
  }

  get isListening(): boolean {
    return this.child.isListening;
  }

  get exitCode(): number | null {
    return this.child.exitCode;
  }

  /** Resolves when it listens, or has ended before. */
  async start(): Promise<void> {
    clearTimeout(this.startingAgain);
    this.isWanted = true;
    this.lives++;
    this.hasListened = false;
    this.begun = performance.now();
    const started = this.child.start(this.extra);
    this.settings.started(this);
    await started;
    if (!this.child.isListening) return;
    this.hasListened = true;
    this.startUps.push(performance.now() - this.begun);
  }

  /** Kills it, and does not restart it before `start` is called. */
  async kill(): Promise<void> {
    this.rest();
    await this.child.end('SIGKILL');
  }

  /** Returns the exit code; null if a signal ended it. */
  async stop(): Promise<number | null> {
    this.rest();
    await this.child.end('SIGTERM');
    return this.child.exitCode;
  }

  freeze(): void {
    this.child.freeze();
  }

  thaw(): void {
    this.child.thaw();
  }

  private rest(): void {
    this.isWanted = false;
    clearTimeout(this.startingAgain);
  }

  private hasDied(code: number | null): void {
    this.settings.died(code, this);
    this.deathsInRow = performance.now() - this.begun > STABLE_AFTER_MS ? 0 : this.deathsInRow + 1;
    const wait = RESTART_DELAYS_MS[Math.min(this.deathsInRow, RESTART_DELAYS_MS.length - 1)];
    if (this.isWanted) this.startingAgain = setTimeout(() => void this.start(), wait);
  }
}
