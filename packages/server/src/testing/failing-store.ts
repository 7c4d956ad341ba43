// A real store that fails, or holds writes back, when a test says so.

import { type Change, type Store, StoreFailure, type StoreOnDisk, type TableRecord } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';

export class FailingStore implements Store {
  /** How many of the next writes fail, and how. */
  failing = 0;
  fault: Error = new StoreFailure('full', 'The disk is full.');
  /** Writes that were asked for. */
  writes: (readonly Change[])[] = [];
  private readonly inner: StoreOnDisk;
  private held: Promise<void> | null = null;

  constructor(path: string, committed: () => void = () => undefined) {
    this.inner = openSqliteStore(path, { committed });
  }

  /** Holds all writes back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held = promise;
    return () => {
      this.held = null;
      resolve();
    };
  }

  async write(changes: readonly Change[]): Promise<void> {
    this.writes.push(changes);
    await this.mayFail();
    await this.inner.write(changes);
  }

  private async mayFail(): Promise<void> {
    if (this.held !== null) await this.held;
    if (this.failing > 0) {
      this.failing--;
      throw this.fault;
    }
  }

  async addTable(record: TableRecord): Promise<boolean> {
    await this.mayFail();
    return this.inner.addTable(record);
  }

  dueTables = (after: string, most: number) => this.inner.dueTables(after, most);
  leftTables = (date: number, after: string, most: number) => this.inner.leftTables(date, after, most);
  markLeft = (date: number, after: string, most: number) => this.inner.markLeft(date, after, most);
  counts = () => this.inner.counts();
  openTable = (code: string) => this.inner.openTable(code);
  openTables = () => this.inner.openTables();
  hasTable = (code: string) => this.inner.hasTable(code);
  table = (code: string) => this.inner.table(code);
  game = (id: string) => this.inner.game(id);
  outcome = (game: string) => this.inner.outcome(game);
  outcomes = (table: string, most: number) => this.inner.outcomes(table, most);
  answers = (game: string, from: number) => this.inner.answers(game, from);
  lastSnapshot = (game: string) => this.inner.lastSnapshot(game);
  lines = (table: string, most: number) => this.inner.lines(table, most);
  barredPacks = () => this.inner.barredPacks();
  barPack = (pack: string, isBarred: boolean) => this.inner.barPack(pack, isBarred);
  check = () => this.inner.check();
  close = () => this.inner.close();
}
