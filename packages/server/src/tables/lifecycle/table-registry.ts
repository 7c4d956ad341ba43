// The registry of a server's tables: creates, finds, restores, lists and closes them.

import type { Legends, TableInfo, TableSummary } from '@posse/protocol';
import type { Change, StoreFailure, TableRecord } from '@posse/store';
import { batchesOf } from '../../batches.ts';
import { Elsewhere, type TableLocator, Unavailable } from '../../bus/bus.ts';
import { Refused } from '../../refused-request.ts';
import { TableActor } from '../actor/table-actor.ts';
import type { TableHome, TableServices } from '../actor/table-services.ts';
import { hasThinkers } from '../game/answer-delay.ts';
import { StoryCache } from '../game/story-cache.ts';
import { newRecord } from './new-table.ts';
import { checkPlan } from './plan-check.ts';
import { Listing } from './public-table-list.ts';
import { newCode, readCode } from './table-codes.ts';
import { Maintenance } from './table-maintenance.ts';
import { TableQuota } from './table-quota.ts';
import { release, releaseChange, todayOf } from './table-release.ts';
import { tableFromStore } from './table-restore.ts';
import type { Tables, TableWish } from './tables-interface.ts';

export class Registry implements Tables, TableLocator {
  /** Restores, releases and sweeps tables without a request. */
  readonly maintenance: Maintenance;
  private readonly services: TableHome;
  /** The tables in memory, by code. */
  private readonly tables = new Map<string, TableActor>();
  /** Tables that are being restored. Concurrent requests wait for the same result. */
  private readonly coming = new Map<string, Promise<TableActor | null>>();
  /** Tables that have left memory and still finish something. They are restored only afterwards. */
  private readonly going = new Map<string, Promise<void>>();
  /**
   * Tables that can't be restored, with the refusal for their people: a set is missing, or stored data is damaged. They
   * stay in the store.
   */
  private readonly shut = new Map<string, Refused>();
  private readonly listing = new Listing();
  private readonly quota = new TableQuota();
  /** The number of open tables, with those that are being created. */
  private open = 0;
  private isStopping = false;

  constructor(services: TableServices) {
    const stories = new StoryCache(services.store);
    this.services = { ...services, stories, drop: (code, because) => this.drop(code, because) };
    this.maintenance = new Maintenance(this, this.services);
  }

  get count(): number {
    return this.open;
  }

  get legends(): Legends {
    const most = this.services.thinker?.maxTables ?? Number.POSITIVE_INFINITY;
    const tables = [...this.tables.values()].filter(({ table }) => hasThinkers(table)).length;
    return { tables, most: Math.min(most, Number.MAX_SAFE_INTEGER) };
  }

  /** All tables that are in memory. */
  get inMemory(): readonly TableActor[] {
    return [...this.tables.values()];
  }

  get countInMemory(): number {
    return this.tables.size;
  }

  /** Counts the tables in the store: before the first one is created, and regularly if other nodes create some. */
  async recount(): Promise<void> {
    const { open, byMaker } = await this.services.store.counts();
    this.open = open;
    this.quota.set(byMaker);
  }

  here(code: string): TableActor | null {
    return this.tables.get(readCode(code)) ?? null;
  }

  find(code: string): TableActor | null | Promise<TableActor | null> {
    const plain = readCode(code);
    const refused = this.shut.get(plain);
    if (refused !== undefined) throw refused;
    if (this.isStopping) throw new Unavailable('restart', 'The server is closing: come back in a moment.');
    return this.tables.get(plain) ?? this.coming.get(plain) ?? this.bringBack(plain);
  }

  /** Is the table in memory, or just entering or leaving it? */
  isAround(code: string): boolean {
    return this.tables.has(code) || this.coming.has(code) || this.going.has(code) || this.shut.has(code);
  }

  async info(code: string): Promise<TableInfo | null> {
    return (await this.find(code))?.info ?? null;
  }

  /**
   * The number of seats of a table, wherever it is; null for an unknown code. Synchronous if the table is in memory.
   */
  seatsAt(code: string): number | null | Promise<number | null> {
    return this.here(code)?.record.seats.length ?? this.seatsOf(code);
  }

  private async seatsOf(code: string): Promise<number | null> {
    try {
      return (await this.find(code))?.record.seats.length ?? null;
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      return (await this.services.store.openTable(readCode(code)))?.seats.length ?? null;
    }
  }

  listed(): readonly TableSummary[] {
    return this.listing.first.map(({ summary }) => summary);
  }

  async create(guest: string, wish: TableWish, maker: string | null = null): Promise<TableInfo> {
    const { maxTables } = this.services.config;
    if (this.open >= maxTables) await this.maintenance.makeRoom();
    if (this.open >= maxTables) throw new Refused('full', 'All tables of this server are taken: try again later.');
    checkPlan(wish);
    this.quota.take(maker, maxTables);
    this.open++;
    try {
      const table = TableActor.create(this.services, await this.kept(guest, wish, maker));
      // In a cluster the table belongs to the node that its people join.
      if (this.services.owners === undefined) this.add(table);
      return table.info;
    } catch (error) {
      this.open--;
      this.quota.giveBack(maker);
      throw error;
    }
  }

  /** Stores the record of a new table under the first free code. */
  private async kept(guest: string, wish: TableWish, maker: string | null): Promise<TableRecord> {
    const { store, time, config, newSecret } = this.services;
    for (;;) {
      const record = newRecord(newCode(config.codeLetters), guest, wish, maker, time.wall(), newSecret);
      if (await store.addTable(record)) return record;
    }
  }

  private add(table: TableActor): void {
    this.tables.set(table.record.code, table);
    table.settled = () => this.listing.note(table.table);
    table.settled();
  }

  private bringBack(code: string): Promise<TableActor | null> {
    const coming = this.fetch(code).finally(() => this.coming.delete(code));
    this.coming.set(code, coming);
    return coming;
  }

  private async fetch(code: string): Promise<TableActor | null> {
    const { owners } = this.services;
    await this.going.get(code);
    const claim = (await owners?.claim(code)) ?? OURS;
    if (claim.kind === 'theirs') throw new Elsewhere(code, claim.node);
    if (claim.kind === 'none') return null;
    try {
      const table = await tableFromStore(this.services, code);
      if (table === null) return null;
      if (this.isStopping) {
        await table.close('restart');
        throw new Unavailable('restart', 'The server is closing: come back in a moment.');
      }
      this.add(table);
      return table;
    } catch (error) {
      if (error instanceof Refused && !(error instanceof Unavailable)) this.shut.set(code, error);
      await owners?.release([code]);
      throw error;
    }
  }

  /** Settles every table again, because a setting has changed. */
  settleAll(): void {
    for (const table of this.tables.values()) table.later(() => undefined);
  }

  /** Removes a table from memory at once, because another node has continued it. */
  private drop(code: string, because: StoreFailure): void {
    const table = this.tables.get(code);
    if (table === undefined) return;
    this.services.log.error({ err: because, table: code }, 'the table is not as the store has it; it is brought back');
    void this.removeAfter(table, () => table.close('moved'));
  }

  /**
   * Releases an empty table without a due task from memory, until somebody comes. False if that could not be stored.
   */
  async rest(table: TableActor): Promise<boolean> {
    const { store, owners, log } = this.services;
    const { code } = table.record;
    // First of all, so that it is never away without a date; until then whoever comes finds it here.
    table.isLeft = true;
    try {
      await store.write([releaseChange(table.record, this.services)]);
    } catch (error) {
      if (!table.table.state.dropIfLost(error))
        log.error({ err: error, table: code }, 'a table could not leave memory');
      return false;
    }
    if (table.idleSince !== null && this.tables.get(code) === table)
      await this.removeAfter(table, async () => {
        await table.close('moved');
        await owners?.release([code]);
      });
    return true;
  }

  get today(): number {
    return todayOf(this.services);
  }

  /**
   * Closes a table for good: abandoned if there is no sentence, or by somebody's wish with a sentence, perhaps an empty
   * one. False if that could not be stored; the next request then restores it.
   */
  async close(table: TableActor, why: string | null = null): Promise<boolean> {
    const { time, store, log } = this.services;
    const { code, maker = null } = table.record;
    const changes = (): readonly Change[] => {
      const closed: Change = { put: 'closed', table: code, at: this.today };
      const { game } = table.table;
      if (game === null || game.isOver) return [closed];
      const outcome = { winners: null, answers: game.match.step, endedAt: time.wall() };
      return [closed, { put: 'outcome', game: game.record.id, outcome }];
    };
    let isKept = false;
    await this.removeAfter(table, async () => {
      await table.stop();
      try {
        await store.write(changes());
        isKept = true;
        this.open--;
        this.quota.giveBack(maker);
      } catch (error) {
        log.error({ err: error, table: code }, 'a table could not be closed; whoever asks for it has it back');
      }
      // Guests who come back after that find it at another node, or find none.
      if (!isKept) table.dismissAll('moved');
      else if (why === null) table.dismissAll('swept');
      else table.dismissAll('shut', why);
    });
    return isKept;
  }

  /** Removes a table from memory. It is restored only after `finish` is done. */
  private removeAfter(table: TableActor, finish: () => Promise<void>): Promise<void> {
    const { code } = table.record;
    this.tables.delete(code);
    table.settled = () => undefined;
    this.listing.remove(table.table);
    const going = finish()
      .catch((error: unknown) => this.services.log.error({ err: error, table: code }, 'a table stumbled as it left'))
      .finally(() => this.going.delete(code));
    this.going.set(code, going);
    return going;
  }

  /** Stops all tables at the end of the server: they finish their work, and are restored after the next start. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.maintenance.stop();
    await Promise.allSettled(this.coming.values());
    const tables = this.inMemory;
    await Promise.all([...tables.map((table) => table.close('restart')), ...this.going.values()]);
    await release(tables, this.services);
  }

  /**
   * Gives up the tables of this node in batches of a fraction, so that other nodes take them. No tables are taken
   * meanwhile.
   */
  async handBack(share: number, pause: () => Promise<unknown>): Promise<void> {
    this.maintenance.stop();
    for (const slice of batchesOf(this.inMemory, share)) {
      const those = slice.filter((table) => this.here(table.record.code) === table);
      await Promise.all(those.map((table) => this.removeAfter(table, () => table.close('restart'))));
      await release(those, this.services);
      await pause();
    }
  }
}

const OURS = { kind: 'ours' } as const;
