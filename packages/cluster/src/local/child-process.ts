// A child process that can be started and ended repeatedly.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Account } from './service-accounts.ts';

export interface ChildSettings {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The account it runs as; null for our own. */
  readonly as?: Account | null;
  /** The process is ready when a line matches. Null: it is ready as soon as it runs. */
  readonly ready: { readonly from: 'stdout' | 'stderr'; readonly line: RegExp } | null;
  /** Called with every line of its standard error. */
  readonly noted?: (line: string) => void;
  /** Called when it ends by itself. */
  readonly died?: (code: number | null) => void;
}

/** The maximum time until a process is ready, or has ended. After that it is killed. */
const MAX_READY_MS = 120_000;
const MAX_END_MS = 30_000;

export class Child {
  private static readonly all = new Set<Child>();

  static {
    // If this process breaks off, nobody else ends its children.
    process.once('exit', () => {
      for (const child of Child.all) child.process?.kill('SIGKILL');
    });
  }

  private readonly settings: ChildSettings;
  private process: ChildProcess | null = null;
  private isEnding = false;
  private isReady = false;
  private isFrozen = false;

  constructor(settings: ChildSettings) {
    this.settings = settings;
    Child.all.add(this);
  }

  get pid(): number | null {
    return this.isAlive ? (this.process?.pid ?? null) : null;
  }

  get isAlive(): boolean {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null;
  }

  get isListening(): boolean {
    return this.isReady && this.isAlive;
  }

  /** The exit code of the last run; null if a signal ended it, or it has not ended. */
  get exitCode(): number | null {
    return this.process?.exitCode ?? null;
  }

  /** Resolves when it is ready, or when it has ended before. */
  async start(env: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
    const { command, args, as, ready, noted, died } = this.settings;
    const child = spawn(command, [...args], {
      env: { ...process.env, ...this.settings.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C at a terminal reaches this process only, which ends its children in the right order.
      detached: true,
      // The account may not be allowed into our working directory.
      ...(as && { uid: as.uid, gid: as.gid, cwd: '/' }),
    });
    this.process = child;
    this.isEnding = false;
    this.isReady = false;
    this.isFrozen = false;
    const lines = { stdout: createInterface(child.stdout), stderr: createInterface(child.stderr) };
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (noted !== undefined) lines.stderr.on('line', noted);
    if (ready === null) resolve();
    else lines[ready.from].on('line', (line) => ready.line.test(line) && resolve());
    child.once('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once('exit', (code) => {
      resolve();
      if (!this.isEnding) died?.(code);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_READY_MS);
    await promise.finally(() => clearTimeout(timer));
    this.isReady = this.process === child && this.isAlive;
  }

  /** Sends a signal that ends it, and waits until it has. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { process: child } = this;
    if (child === null || !this.isAlive) return;
    this.isEnding = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    if (this.isFrozen && signal !== 'SIGKILL') this.thaw();
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_END_MS);
    await ended.finally(() => clearTimeout(timer));
  }

  freeze(): void {
    this.isFrozen = true;
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.isFrozen = false;
    this.process?.kill('SIGCONT');
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }
}
