// A private PostgreSQL on this machine, with the settings of docs/cluster.

import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child } from './child-process.ts';
import { fileForHosts } from './host-files.ts';
import { endIfStray } from './leftover-processes.ts';
import { where } from './program-path.ts';
import { type Account, checkReachable, giveTo, unprivilegedAccount } from './service-accounts.ts';

export interface PostgresSettings {
  /** Created if it does not exist. */
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** The name of its folder; postgres if left out. */
  readonly name?: string;
  /** Starts as a copy of this server, and follows it. */
  readonly standbyOf?: Postgres;
  /** Additional environment, for example LD_PRELOAD. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called when it ends by itself. */
  readonly died?: () => void;
}

const USER = 'posse';
const DATABASE = 'posse';
const READY = /database system is ready to accept (?:read-only )?connections/;

export class Postgres {
  readonly port: number;
  readonly log: string[] = [];
  private readonly bin = where('postgres');
  private readonly account: Account | null;
  readonly name: string;
  readonly data: string;
  private readonly settings: PostgresSettings;
  private readonly child: Child;

  private constructor(settings: PostgresSettings) {
    this.settings = settings;
    this.port = settings.port;
    this.name = settings.name ?? 'postgres';
    this.data = join(settings.folder, this.name);
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
    if (isNew && settings.standbyOf === undefined) postgres.makeDatabase();
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

  /** Makes a standby the server that takes writes. Its primary must be dead. */
  promote(): void {
    this.run(join(this.bin, 'pg_ctl'), ['promote', '-w', '-D', this.data]);
  }

  /** Returns the output of a statement, without decoration. */
  sql(statement: string): string {
    return this.runClient('psql', ['-d', DATABASE, '-AtXc', statement]);
  }

  /** Returns true if the database was created. */
  private make(): boolean {
    const { account, data, bin } = this;
    const { folder, password } = this.settings;
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    checkReachable(account, folder);
    endIfStray(pidIn(join(data, 'postmaster.pid')), data);
    if (existsSync(join(data, 'PG_VERSION'))) return false;
    if (this.settings.standbyOf !== undefined) {
      this.copy(this.settings.standbyOf);
      return true;
    }
    const secret = join(folder, 'postgres-password');
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(secret, password, { mode: 0o600 });
    for (const path of [data, secret]) giveTo(account, path);
    this.run(join(bin, 'initdb'), [
      ...['-D', data, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`],
      ...['-E', 'UTF8', '--locale=C', '--no-sync'],
    ]);
    copyFileSync(fileForHosts('cluster/postgresql.conf'), join(data, 'cluster.conf'));
    appendFileSync(join(data, 'postgresql.conf'), "\ninclude 'cluster.conf'\nunix_socket_directories = ''\n");
    giveTo(account, join(data, 'cluster.conf'));
    return true;
  }

  private makeDatabase(): void {
    this.runClient('createdb', [DATABASE]);
  }

  /** Copies the data of a running server. The copy itself waits for no standby when it takes over. */
  private copy(from: Postgres): void {
    mkdirSync(this.data, { mode: 0o700 });
    giveTo(this.account, this.data);
    from.runClient('pg_basebackup', ['-D', this.data, '-R', '-X', 'stream', '-c', 'fast']);
    appendFileSync(join(this.data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
  }

  private runClient(program: string, args: readonly string[]): string {
    return this.run(join(this.bin, program), ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER, ...args]);
  }

  private run(command: string, args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...process.env, PGPASSWORD: this.settings.password },
      ...(this.account !== null && { uid: this.account.uid, gid: this.account.gid, cwd: '/' }),
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr || stdout}`);
    return stdout;
  }

  private note(line: string): void {
    this.log.push(line);
    if (this.log.length > 200) this.log.shift();
  }
}

const pidIn = (file: string): number | null =>
  existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) || null : null;
