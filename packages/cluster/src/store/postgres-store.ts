// The store in PostgreSQL, which several servers share.
// A node writes in one session, and everything written at about the same time is one commit. Other sessions read.

import { type Change, StoreFailure } from '@posse/store';
import { type AccessPolicy, accessPolicy } from '../access-policy.ts';
import { Writer, type WriterListener } from './batch-writer.ts';
import { joinCluster } from './database-opening.ts';
import { Nodes } from './node-rows.ts';
import { unreachable } from './postgres-errors.ts';
import { StoreHosts } from './postgres-hosts.ts';
import { MIGRATIONS, type Migration } from './postgres-schema.ts';
import { Readers } from './postgres-session.ts';
import { forgetSome } from './retention.ts';
import { Rows } from './row-queries.ts';
import type { SharedClaim, SharedStore } from './shared-store.ts';

export interface PostgresSettings extends WriterListener {
  /** The id of the node, from its name and its start: a restarted server is another node. */
  readonly node: string;
  /** How many milliseconds unsent writes wait for PostgreSQL to come back. After that they are refused. */
  readonly writeTimeout?: number;
  /** May PostgreSQL let anybody in without a password? Only on this machine, if left out. */
  readonly access?: AccessPolicy;
  /** The migrations; tests pass those of a newer program. */
  readonly migrations?: readonly Migration[];
}

/** Opens the database as this node. Throws StoreFailure with a sentence that contains no password. */
export async function openPostgresStore(url: string, settings: PostgresSettings): Promise<SharedStore> {
  const hosts = new StoreHosts(url);
  const { client, key, warnings } = await joinCluster(
    hosts,
    settings.node,
    settings.migrations ?? MIGRATIONS,
    settings.access ?? accessPolicy(false),
  );
  const writer = new Writer(hosts, client, key, settings, settings.writeTimeout ?? WRITE_TIMEOUT_MS);
  return new PostgresStore(settings.node, hosts.place, warnings, writer, new Readers(hosts), key);
}

const WRITE_TIMEOUT_MS = 10_000;
/** How long a health check waits for an answer. */
const CHECK_TIMEOUT_MS = 2000;

class PostgresStore implements SharedStore {
  readonly node: string;
  readonly warnings: readonly string[];
  readonly #place: string;
  readonly #writer: Writer;
  readonly #readers: Readers;
  readonly #rows: Rows;
  readonly #nodes: Nodes;
  /** Releases under way, by table: the table is not claimed again before that. */
  readonly #releasing = new Map<string, Promise<void>>();

  constructor(node: string, place: string, warnings: readonly string[], writer: Writer, readers: Readers, me: number) {
    this.node = node;
    this.#place = place;
    this.warnings = warnings;
    this.#writer = writer;
    this.#readers = readers;
    this.#rows = new Rows(readers);
    this.#nodes = new Nodes(readers, me);
  }

  get linked(): boolean {
    return this.#writer.linked;
  }

  set linked(linked: boolean) {
    this.#writer.linked = linked;
  }

  write = (changes: readonly Change[]) => this.#writer.write(changes);

  addTable: SharedStore['addTable'] = (record) => this.#nodes.addTable(record);
  openTables: SharedStore['openTables'] = () => this.#nodes.openTables();
  dueTables: SharedStore['dueTables'] = (after, most) => this.#nodes.dueTables(after, most);
  leftTables: SharedStore['leftTables'] = (date, after, most) => this.#nodes.leftTables(date, after, most);
  markLeft: SharedStore['markLeft'] = (date, after, most) => this.#nodes.noteLeft(date, after, most);
  counts: SharedStore['counts'] = () => this.#nodes.counts();
  owner: SharedStore['owner'] = (code) => this.#nodes.owner(code);
  livingNodes: SharedStore['livingNodes'] = () => this.#nodes.livingNodes();
  declareDead: SharedStore['declareDead'] = (id, heartbeat) => this.#nodes.declareDead(id, heartbeat);
  withdraw: SharedStore['withdraw'] = (guest) => this.#nodes.withdraw(guest);
  withdrawn: SharedStore['withdrawn'] = (after, most) => this.#nodes.withdrawn(after, most);

  hasTable: SharedStore['hasTable'] = (code) => this.#rows.hasTable(code);
  table: SharedStore['table'] = (code) => this.#rows.table(code);
  openTable: SharedStore['openTable'] = (code) => this.#rows.openTable(code);
  game: SharedStore['game'] = (id) => this.#rows.game(id);
  outcome: SharedStore['outcome'] = (game) => this.#rows.outcome(game);
  outcomes: SharedStore['outcomes'] = (table, most) => this.#rows.outcomes(table, most);
  answers: SharedStore['answers'] = (game, from) => this.#rows.answers(game, from);
  lastSnapshot: SharedStore['lastSnapshot'] = (game) => this.#rows.lastSnapshot(game);
  lines: SharedStore['lines'] = (table, most) => this.#rows.lines(table, most);
  calendar: SharedStore['calendar'] = () => this.#rows.page();
  noteCalendar: SharedStore['noteCalendar'] = (today, wall) => this.#rows.note(today, wall);
  barredPacks: SharedStore['barredPacks'] = () => this.#rows.barredPacks();
  barPack: SharedStore['barPack'] = (pack, isBarred) => this.#rows.barPack(pack, isBarred);
  newest: SharedStore['newest'] = () => this.#rows.newest();

  deleteOld: SharedStore['deleteOld'] = (talk, tables, games, after) =>
    forgetSome(this.#readers, this.#rows, { talk, tables, games }, after);

  async backup(): Promise<void> {
    throw new StoreFailure('failed', `${this.#place} is copied by PostgreSQL itself: use pg_dump, or pg_basebackup.`);
  }

  async claim(code: string): Promise<SharedClaim> {
    await this.#releasing.get(code)?.catch(() => undefined);
    return this.#nodes.claim(code);
  }

  async release(codes: readonly string[]): Promise<void> {
    const done = this.#writer.release(codes);
    for (const code of codes) this.#releasing.set(code, done);
    try {
      await done;
    } finally {
      for (const code of codes) if (this.#releasing.get(code) === done) this.#releasing.delete(code);
    }
  }

  async check(): Promise<void> {
    await this.#readers.query('SELECT 1', [], CHECK_TIMEOUT_MS);
    if (this.#writer.ended !== null) throw this.#writer.ended;
    if (!this.#writer.isConnected) throw unreachable(this.#place);
  }

  async leave(): Promise<void> {
    await this.#writer.leave();
  }

  async close(): Promise<void> {
    await this.#writer.leave();
    await this.#readers.end();
  }
}
