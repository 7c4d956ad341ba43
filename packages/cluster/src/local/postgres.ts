// A private PostgreSQL on this machine, with the settings of docs/cluster.

import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, checkReachable, giveTo, unprivilegedAccount } from './account.ts';
import { Child } from './child.ts';
import { fileForHosts } from './files.ts';
import { endIfStray } from './strays.ts';
import { where } from './where.ts';

export interface PostgresSettings {
  /** Created if it does not exist. */
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** For example LD_PRELOAD. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called when it ends by itself. */
  readonly died?: () => void;
}

const USER = 'posse';
const DATABASE = 'posse';
const READY = /database system is ready to accept connections/;

export class Postgres {
  readonly port: number;
  readonly log: string[] = [];
  private readonly bin = where('postgres');
  private readonly account: Account | null;
  private readonly data: string;
  private readonly settings: PostgresSettings;
  private readonly child: Child;

  private constructor(settings: PostgresSettings) {
    this.settings = settings;
    this.port = settings.port;
    this.data = join(settings.folder, 'postgres');
    this.account = unprivilegedAccount('postgres', 'nobody');
    this.child = new Child({
      command: join(this.bin, 'postgres'),
      args: ['-D', this.data, '-p', String(settings.port), '-c', 'listen_addresses=127.0.0.1'],
      env: settings.env ?? {},
      as: this.account,
      ready: { from: 'stderr', line: READY },
      noted: (line) => this.note(line),
      died: () => settings.died?.(),
    });
  }

  static async start(settings: PostgresSettings): Promise<Postgres> {
    const postgres = new Postgres(settings);
    const isNew = postgres.make();
    await postgres.start();
    if (isNew) postgres.makeDatabase();
    return postgres;
  }

  get pid(): number | null {
    return this.child.pid;
  }

  /** The address without the password, directly or through another port. */
  url(port: number = this.port): string {
    return `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`;
  }

  async start(): Promise<void> {
    await this.child.start();
    if (!this.child.isAlive)
      throw new Error(`PostgreSQL does not start: ${this.log.slice(-5).join(' ') || 'it wrote nothing'}`);
  }

  /** Loses its memory, and recovers from its log at the next start. */
  async crash(): Promise<void> {
    await this.child.end('SIGQUIT');
  }

  /** Disconnects all clients. */
  async stop(): Promise<void> {
    await this.child.end('SIGINT');
  }

  /** Returns true if the database was created. */
  private make(): boolean {
    const { account, data, bin } = this;
    const { folder, password } = this.settings;
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    checkReachable(account, folder);
    endIfStray(pidIn(join(data, 'postmaster.pid')), data);
    if (existsSync(join(data, 'PG_VERSION'))) return false;
    const secret = join(folder, 'postgres-password');
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(secret, password, { mode: 0o600 });
    for (const path of [data, secret]) giveTo(account, path);
    this.run(join(bin, 'initdb'), [
      ...['-D', data, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`],
      ...['-E', 'UTF8', '--locale=C', '--no-sync'],
    ]);
    copyFileSync(fileForHosts('cluster/postgresql.conf'), join(data, 'town.conf'));
    appendFileSync(join(data, 'postgresql.conf'), "\ninclude 'town.conf'\nunix_socket_directories = ''\n");
    giveTo(account, join(data, 'town.conf'));
    return true;
  }

  private makeDatabase(): void {
    const { bin, port } = this;
    this.run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', USER, DATABASE]);
  }

  private run(command: string, args: readonly string[]): void {
    const { status, stdout, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...process.env, PGPASSWORD: this.settings.password },
      ...(this.account !== null && { uid: this.account.uid, gid: this.account.gid, cwd: '/' }),
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr || stdout}`);
  }

  private note(line: string): void {
    this.log.push(line);
    if (this.log.length > 200) this.log.shift();
  }
}

const pidIn = (file: string): number | null =>
  existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) || null : null;
