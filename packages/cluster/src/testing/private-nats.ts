// A NATS server for one test, on a free port, until the test is over.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { find, missing, PROGRAMS } from '../local/program-list.mjs';

/** The maximum time of a start, which takes a few milliseconds on an idle machine. */
const LONGEST = 20_000;

/** Is the file complete? It holds one JSON object. */
const isWhole = (text: string): boolean => text.trimEnd().endsWith('}');

function natsServer(): string {
  const found = find(PROGRAMS.nats);
  if (found !== null) return found;
  throw new Error(`These tests need NATS: ${missing(PROGRAMS.nats)}`);
}

export class PrivateNats {
  /** The folder of the file in which it writes its port. */
  private readonly folder = mkdtempSync(join(tmpdir(), 'posse-nats-'));
  private readonly more: readonly string[];
  private process: ChildProcess | null = null;
  private port = -1;

  /** `more` are additional arguments, such as a file of settings. */
  constructor(more: readonly string[] = []) {
    this.more = more;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts the server, on the same port as before if it ran before. */
  async start(): Promise<this> {
    const args = ['-a', '127.0.0.1', '-p', String(this.port), '--ports_file_dir', this.folder, ...this.more];
    const started = spawn(natsServer(), args, { stdio: 'ignore' });
    this.process = started;
    const isOurs = (name: string): boolean => name.endsWith(`_${started.pid}.ports`);
    // NATS makes the file before it writes into it.
    const listed = (): string => {
      const file = readdirSync(this.folder).find(isOurs);
      return file === undefined ? '' : readFileSync(join(this.folder, file), 'utf8');
    };
    for (let waited = 0; !isWhole(listed()) && waited < LONGEST && started.exitCode === null; waited += 10)
      await pause(10);
    const text = listed();
    if (!isWhole(text)) throw new Error('NATS did not start.');
    const { nats } = JSON.parse(text) as { nats: readonly string[] };
    this.port = Number(new URL(nats[0] ?? '').port);
    return this;
  }

  /** Ends the server as kill -9 does. */
  async kill(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
