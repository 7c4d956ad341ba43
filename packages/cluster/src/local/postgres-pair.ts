// A private PostgreSQL with a synchronous standby, and the failover between them.

import { rmSync } from 'node:fs';
import { freePort } from './free-ports.ts';
import { holdsWithin } from './leftover-processes.ts';
import { Postgres, type PostgresSettings } from './postgres-process.ts';

type PairSettings = Omit<PostgresSettings, 'port' | 'name' | 'standbyOf'>;

const SYNC_TIMEOUT_MS = 60_000;
const NAMES = ['postgres-a', 'postgres-b'] as const;

export class PostgresPair {
  /** The server that takes writes. */
  primary: Postgres;
  /** False after a failover, until the standby is rebuilt. */
  hasStandby = true;
  private standby: Postgres;
  private readonly settings: PairSettings;
  private readonly ports: readonly number[];

  private constructor(settings: PairSettings, primary: Postgres, standby: Postgres) {
    this.settings = settings;
    this.primary = primary;
    this.standby = standby;
    this.ports = [primary.port, standby.port];
  }

  /** Resolves when the standby confirms every commit. */
  static async start(settings: PairSettings): Promise<PostgresPair> {
    const [first, second] = NAMES;
    const primary = await Postgres.start({ ...settings, port: await freePort(), name: first });
    const port = await freePort();
    const standby = await Postgres.start({ ...settings, port, name: second, standbyOf: primary });
    const pair = new PostgresPair(settings, primary, standby);
    await pair.makeSynchronous();
    return pair;
  }

  /** The address of the pair without the password; with both servers, as nodes need it. */
  url(): string {
    const [first, ...others] = this.ports;
    const both = [first, ...others.map((port) => `127.0.0.1:${port}`)].join(',');
    return `${this.primary.url().replace(/:\d+\//, `:${both}/`)}?target_session_attrs=read-write`;
  }

  /** Kills the primary and lets the standby take over, as a failover manager does. Then there is no standby. */
  async failOver(): Promise<void> {
    await this.primary.crash();
    this.standby.promote();
    [this.primary, this.standby] = [this.standby, this.primary];
    this.hasStandby = false;
  }

  /** Makes the server that was killed the new standby, with a fresh copy. Resolves when it confirms every commit. */
  async rebuildStandby(): Promise<void> {
    const { port, name, data } = this.standby;
    rmSync(data, { recursive: true });
    this.standby = await Postgres.start({ ...this.settings, port, name, standbyOf: this.primary });
    await this.makeSynchronous();
  }

  async stop(): Promise<void> {
    await this.primary.stop();
    await this.standby.stop();
  }

  private async makeSynchronous(): Promise<void> {
    await this.waitFor(`state = 'streaming'`);
    this.primary.sql(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    this.primary.sql('SELECT pg_reload_conf()');
    await this.waitFor(`sync_state = 'sync'`);
    this.hasStandby = true;
  }

  private async waitFor(state: string): Promise<void> {
    const holds = (): boolean =>
      this.primary.sql(`SELECT count(*) FROM pg_stat_replication WHERE ${state}`).trim() === '1';
    if (!(await holdsWithin(SYNC_TIMEOUT_MS, holds))) throw new Error(`The standby does not come to ${state}.`);
  }
}
