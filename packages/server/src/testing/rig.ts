// For tests: tables with a real store, and clients without sockets.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FromClient, FromServer, GameId, Heard, NewTable, TablePlan } from '@posse/protocol';
import { fromServer, newTable, patched, randomHex, wholeOption } from '@posse/protocol';
import { pino } from 'pino';
import { LocalBus } from '../bus/local.ts';
import { DEFAULTS } from '../config.ts';
import { Metrics } from '../metrics.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Directory } from '../tables/directory.ts';

type Quick = { -readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] };

export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'posse-'));
  readonly config: Quick = { ...DEFAULTS, pause: [0, 0] };
  bus = new LocalBus();
  store: Store;
  tables: Directory;

  constructor(store?: (path: string) => Store) {
    this.store = (store ?? openSqliteStore)(this.path);
    this.tables = this.directory();
  }

  get path(): string {
    return join(this.folder, 'posse.db');
  }

  private directory(): Directory {
    const { store, bus, config } = this;
    const tables = new Directory({ store, bus, config, metrics: new Metrics(), log: pino({ level: 'silent' }) });
    bus.serve((code) => tables.find(code));
    return tables;
  }

  async create(game: GameId = 'card', plan: TablePlan = { seats: 5 }, more: Partial<NewTable> = {}): Promise<string> {
    return (await this.tables.create('host', newTable.parse({ game, plan, ...more }))).code;
  }

  /** As after a crash: everything is read from the file again. */
  async restart(): Promise<void> {
    await this.tables.stop();
    await this.store.close();
    this.bus = new LocalBus();
    this.store = openSqliteStore(this.path);
    this.tables = this.directory();
    await this.tables.restore();
  }

  async close(): Promise<void> {
    await this.tables.stop();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  guest(guest: string, table: string, join: Partial<Extract<FromClient, { type: 'join' }>> = {}): Guest {
    return new Guest(this.bus, guest, table, join);
  }
}

/** A client at a table that remembers everything it was told. */
export class Guest {
  readonly heard: FromServer[] = [];
  readonly id = randomHex();
  dismissed: string | null = null;
  private readonly bus: LocalBus;
  private readonly table: string;

  constructor(bus: LocalBus, guest: string, table: string, join: Partial<Extract<FromClient, { type: 'join' }>>) {
    this.bus = bus;
    this.table = table;
    bus.connect(this.id, {
      send: (text) => void this.heard.push(fromServer.parse(JSON.parse(text))),
      dismiss: (_, reason) => {
        this.dismissed = reason;
      },
    });
    const from = { client: this.id, guest, pass: null };
    bus.toTable(table, { kind: 'arrived', from, join: { type: 'join', version: 1, table, ...join } });
  }

  say(message: Exclude<FromClient, { type: 'join' }>): this {
    this.bus.toTable(this.table, { kind: 'said', client: this.id, message });
    return this;
  }

  hangUp(): void {
    this.bus.disconnect(this.id);
    this.bus.toTable(this.table, { kind: 'gone', client: this.id });
  }

  all<T extends FromServer['type']>(type: T): Heard<T>[] {
    return this.heard.filter((message): message is Heard<T> => message.type === type);
  }

  last<T extends FromServer['type']>(type: T): Heard<T> | undefined {
    return this.all(type).at(-1);
  }

  get info() {
    const found = this.heard.filter((message) => message.type === 'table' || message.type === 'welcome').at(-1);
    if (found === undefined) throw new Error('nothing was heard of the table');
    return found.table;
  }

  get refusal(): string | null {
    return this.last('error')?.code ?? null;
  }

  /** Step and options, from the last whole game and the updates since. */
  get question(): { readonly step: number; readonly options: readonly object[] } | null {
    const from = this.heard.findLastIndex(({ type }) => type === 'game');
    const game = this.heard[from];
    if (game?.type !== 'game') return null;
    let { open, own, n } = game as { open: unknown; own: unknown; n: number };
    for (const update of this.heard.slice(from + 1)) {
      if (update.type !== 'update' || update.n <= n) continue;
      open = patched(open, update.open);
      own = update.own ?? own;
      n = update.n;
    }
    const { viewer, options } = patched(open, own as never) as { viewer: never; options: never[] };
    return { step: n, options: options.map((option) => wholeOption(this.info.game, viewer, option)) };
  }
}

/** Waits until it holds, but not for ever. */
export async function until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); ) {
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
