// Maintenance of tables: restores due ones, releases idle ones, sweeps abandoned ones.

import type { Change } from '@posse/store';
import { Elsewhere, Unavailable } from '../../bus/bus.ts';
import { Refused } from '../../refused-request.ts';
import type { TableActor } from '../actor/table-actor.ts';
import type { TableServices } from '../actor/table-services.ts';
import { abandonedAfterMs, isSpare, spareUntil } from './due-index.ts';
import type { Registry } from './table-registry.ts';
import { releaseChange } from './table-release.ts';

const SECOND = 1000;
const LOOK_EVERY = SECOND;
const SWEEP_EVERY = 60 * SECOND;
const LEAVE_AFTER = 60 * SECOND;
/** The maximum number of rows and tables per run, so that no player waits for it. */
const LOOKED_AT = 200;
const BROUGHT_BACK = 40;
/** How long a table that can't be restored now is left alone before the next attempt. */
const TRY_AGAIN_AFTER = 60 * SECOND;
/** The maximum number of due tables that are remembered. */
const MAX_WANTED = 1000;
/** The number of tables that are swept at once. */
const SWEPT = 100;

export class Maintenance {
  private readonly tables: Registry;
  private readonly services: TableServices;
  /**
   * Due tables that are not in memory, and the time by the monotonic clock at which this node takes them unless another
   * has.
   */
  private readonly wanted = new Map<string, number>();
  /** The code after which the next run continues. Each pass goes through all tables. */
  private dueAfter = '';
  /** The code after which the next run looks for empty tables without a date; null when all have one. */
  private unnotedAfter: string | null = '';
  private timers: ReturnType<typeof setInterval>[] = [];
  private looking: Promise<void> | null = null;
  private sweeping: Promise<void> | null = null;
  /** When a table last failed to leave memory. On a full disk none can. */
  private triedInVain = Number.NEGATIVE_INFINITY;

  constructor(tables: Registry, services: TableServices) {
    this.tables = tables;
    this.services = services;
  }

  start(): void {
    this.timers = [setInterval(() => void this.run(), LOOK_EVERY), setInterval(() => void this.sweep(), SWEEP_EVERY)];
    void this.run();
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
  }

  /** Runs every second. Runs never overlap. */
  run(now = this.services.time.now()): Promise<void> {
    this.looking ??= this.lookAround(now)
      .catch((error: unknown) =>
        this.services.log.error({ err: error, table: null }, 'nobody could look after the tables'),
      )
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  private async lookAround(now: number): Promise<void> {
    if (this.services.owners?.isSound() === false) return;
    await this.noteDue(now);
    await this.bringBack(now);
    await this.noteLeft();
    await this.letRest(now);
  }

  private async letRest(now: number): Promise<void> {
    const { leaveAfter = LEAVE_AFTER } = this.services.config;
    if (now - this.triedInVain < leaveAfter) return;
    const idle = this.tables.inMemory.filter(({ idleSince }) => idleSince !== null && now - idleSince >= leaveAfter);
    const rested = await Promise.all(idle.map((table) => this.tables.rest(table)));
    if (rested.includes(false)) this.triedInVain = now;
  }

  private async noteDue(now: number): Promise<void> {
    if (this.wanted.size >= MAX_WANTED) return;
    const rows = await this.services.store.dueTables(this.dueAfter, LOOKED_AT);
    this.dueAfter = rows.length < LOOKED_AT ? '' : (rows.at(-1)?.code ?? '');
    for (const { code, due } of rows)
      if (!this.tables.isAround(code) && !this.wanted.has(code)) this.wanted.set(code, now + due);
  }

  private async bringBack(now: number): Promise<void> {
    const ripe: string[] = [];
    for (const [code, at] of this.wanted) {
      if (at > now || ripe.length === BROUGHT_BACK) continue;
      this.wanted.delete(code);
      if (!this.tables.isAround(code)) ripe.push(code);
    }
    await Promise.all(ripe.map((code) => this.find(code)));
  }

  /** The table; null if there is none or it can't be restored now. The reason was logged there. */
  private async find(code: string): Promise<TableActor | null> {
    try {
      return await this.tables.find(code);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Elsewhere)) throw error;
      if (error instanceof Unavailable) this.wanted.set(code, this.services.time.now() + TRY_AGAIN_AFTER);
      return null;
    }
  }

  /**
   * Gives a date to empty tables without one, as a crash leaves them: first one that suits most, then the exact one.
   */
  private async noteLeft(): Promise<void> {
    if (this.unnotedAfter === null) return;
    const { store, config } = this.services;
    const date = this.tables.today + config.sweepAfter * SECOND;
    const codes = await store.markLeft(date, this.unnotedAfter, LOOKED_AT);
    // With several programs somebody may crash at any time.
    const isShared = this.services.owners !== undefined;
    this.unnotedAfter = codes.length < LOOKED_AT ? (isShared ? '' : null) : (codes.at(-1) ?? null);
    // Then they are not ours to write, and the date that does for most has to do.
    if (isShared) return;
    const changes = await Promise.all(codes.map((code) => this.exactly(code)));
    // Each by itself: a table that another node has taken meanwhile keeps the date that it has.
    await Promise.all(changes.map((change) => change && store.write([change]).catch(() => undefined)));
  }

  /** The change that gives a table its exact date, or none if it is in memory. An unreadable table keeps its date. */
  private async exactly(code: string): Promise<Change | null> {
    if (this.tables.here(code) !== null) return { put: 'left', table: code, at: null };
    try {
      const record = await this.services.store.openTable(code);
      return record === null ? null : releaseChange(record, this.services);
    } catch {
      return null;
    }
  }

  /** Runs every minute: first tables in memory, by the monotonic clock, then those in the store, by the calendar. */
  sweep(now = this.services.time.now(), today = this.tables.today): Promise<void> {
    this.sweeping ??= this.sweepAll(now, today)
      .catch((error: unknown) => this.services.log.error({ err: error, table: null }, 'nobody could sweep the tables'))
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  private async sweepAll(now: number, today: number): Promise<void> {
    const { config, store, owners } = this.services;
    if (owners?.isSound() === false) return;
    for (const table of this.tables.inMemory) if (isAbandoned(table, now, config.sweepAfter)) await this.close(table);
    for (let after: string | null = ''; after !== null; ) {
      const codes: readonly string[] = await store.leftTables(today, after, SWEPT);
      for (const code of codes) {
        // A screen in the room may keep it in memory.
        const here = this.tables.here(code);
        const table = here ?? (this.tables.isAround(code) ? null : await this.find(code));
        if (table !== null && table.emptySince !== null && table.isLeft) await this.close(table);
      }
      after = codes.length < SWEPT ? null : (codes.at(-1) ?? null);
    }
    if (owners !== undefined) await this.tables.recount();
  }

  /** For a server that is full: closes some evenings that everybody has left. */
  async makeRoom(today = this.tables.today): Promise<void> {
    const codes = await this.services.store.leftTables(spareUntil(today), '', SWEPT);
    for (const code of codes) {
      const table = await this.find(code);
      if (table !== null && table.emptySince !== null && isSpare(table.record)) await this.close(table);
    }
  }

  /** Closes a table. One that could not be closed gets a date again later, as after a crash. */
  private async close(table: TableActor): Promise<void> {
    if (!(await this.tables.close(table))) this.unnotedAfter = '';
  }
}

const isAbandoned = ({ emptySince, record }: TableActor, now: number, sweepAfter: number): boolean =>
  emptySince !== null && now - emptySince > abandonedAfterMs(record, sweepAfter);
