// The store in IndexedDB: each write is a transaction, by the latest page only.

import { FIRST_RULES } from '@posse/engine';
import { randomHex } from '@posse/protocol';
import {
  answerFrom,
  type Change,
  type GameRecord,
  type Store,
  StoreFailure,
  snapshotFrom,
  storedAnswer,
  storedSnapshot,
  type TableRecord,
} from '@posse/store';
import type { IDBPTransaction } from 'idb';
import { type Database, from, type KeptTable, SHELVES, type Shelf, type Shelves } from './solo-database.ts';

/** Values that older pages did not store: their games have the first rules, and their chat lines no game. */
const UNNUMBERED = { rules: FIRST_RULES };
const NO_GAME = { game: null };

export class IdbStore implements Store {
  readonly #database: Database;
  /** The writer's id in the database; null for a reader. */
  readonly #player: string | null;
  readonly #lost: () => void;

  private constructor(database: Database, player: string | null, lost: () => void) {
    this.#database = database;
    this.#player = player;
    this.#lost = lost;
  }

  static reading(database: Database): Store {
    return new IdbStore(database, null, () => undefined);
  }

  /**
   * Makes this page the only writer. `lost` is called at the first write that is refused because another page took
   * over.
   */
  static async playing(database: Database, lost: () => void): Promise<Store> {
    const player = randomHex();
    await database.put('player', player, 'now');
    return new IdbStore(database, player, lost);
  }

  write(changes: readonly Change[]): Promise<void> {
    return this.#inOne(async (writing) => {
      for (const change of changes) await keep(writing, change);
    });
  }

  async addTable(record: TableRecord): Promise<boolean> {
    return this.#inOne(async (writing) => {
      const tables = writing.objectStore('tables');
      const isFree = (await tables.getKey(record.code)) === undefined;
      if (isFree) await tables.add({ record, closedAt: null }, record.code);
      return isFree;
    });
  }

  async openTables() {
    return (await this.#open()).map(({ record }) => record.code);
  }

  async dueTables(after: string, most: number) {
    const due = (await this.#open()).flatMap(({ record, due = null }) =>
      due === null ? [] : [{ code: record.code, due }],
    );
    return due.filter(({ code }) => code > after).slice(0, most);
  }

  async leftTables(date: number, after: string, most: number) {
    const left = (await this.#open()).filter(({ leftAt = null }) => leftAt !== null && leftAt <= date);
    return codesOf(left, after, most);
  }

  async markLeft(date: number, after: string, most: number) {
    const unnoted = (await this.#open()).filter(({ due = null, leftAt = null }) => due === null && leftAt === null);
    const codes = codesOf(unnoted, after, most);
    await this.write(codes.map((table): Change => ({ put: 'left', table, at: date })));
    return codes;
  }

  async counts() {
    const tables = await this.#open();
    const byMaker = new Map<string, number>();
    for (const { record } of tables)
      if (record.maker !== undefined) byMaker.set(record.maker, (byMaker.get(record.maker) ?? 0) + 1);
    return { open: tables.length, byMaker };
  }

  async hasTable(code: string): Promise<boolean> {
    return (await attempt(() => this.#database.getKey('tables', code))) !== undefined;
  }

  async table(code: string) {
    return (await attempt(() => this.#database.get('tables', code)))?.record ?? null;
  }

  async openTable(code: string) {
    const kept = await attempt(() => this.#database.get('tables', code));
    return kept === undefined || kept.closedAt !== null ? null : kept.record;
  }

  async game(id: string): Promise<GameRecord | null> {
    const kept = await attempt(() => this.#database.get('games', id));
    return kept === undefined ? null : { ...UNNUMBERED, ...kept.record };
  }

  async outcome(game: string) {
    return (await attempt(() => this.#database.get('games', game)))?.outcome ?? null;
  }

  async outcomes(table: string, most: number) {
    const games = await attempt(() => this.#database.getAllFromIndex('games', 'startedAt'));
    const ended = games.flatMap(({ record, outcome }) => (record.table === table ? (outcome ?? []) : []));
    return ended.slice(Math.max(0, ended.length - most));
  }

  async answers(game: string, step: number) {
    return (await attempt(() => this.#database.getAll('answers', from(game, step)))).map(answerFrom);
  }

  async lastSnapshot(game: string) {
    const kept = await attempt(() => this.#database.get('snapshots', game));
    return kept === undefined ? null : snapshotFrom(kept);
  }

  async lines(table: string, most: number) {
    const lines = await attempt(() => this.#database.getAll('lines', from(table)));
    return lines.slice(Math.max(0, lines.length - most)).map((line) => ({ ...NO_GAME, ...line }));
  }

  async check(): Promise<void> {
    await this.hasTable('');
  }

  async close(): Promise<void> {
    try {
      // It runs after all earlier writes.
      const last = this.#begin();
      this.#database.close();
      await last.done;
    } catch {
      // It is closed already.
    }
  }

  /** All open tables, in the order of their codes. There are only a few. */
  async #open(): Promise<readonly KeptTable[]> {
    return (await attempt(() => this.#database.getAll('tables'))).filter(({ closedAt }) => closedAt === null);
  }

  /** Stores all changes of the work in one transaction, or none. */
  #inOne<T>(work: (writing: Writing) => Promise<T>): Promise<T> {
    return attempt(async () => {
      const writing = this.#begin();
      try {
        await this.#checkPlayer(writing);
        const done = await work(writing);
        await writing.done;
        return done;
      } catch (error) {
        await takeBack(writing);
        throw error;
      }
    });
  }

  #begin(): Writing {
    return this.#database.transaction(SHELVES, 'readwrite', { durability: 'relaxed' });
  }

  async #checkPlayer(writing: Writing): Promise<void> {
    if ((await writing.objectStore('player').get('now')) === this.#player) return;
    this.#lost();
    throw new StoreFailure('locked', 'This game is played in another tab or window now: go on there.');
  }
}

/** Aborts a transaction: nothing of it is stored. */
async function takeBack(writing: Writing): Promise<void> {
  try {
    writing.abort();
  } catch {
    // The transaction has ended already.
  }
  await writing.done.catch(() => undefined);
}

type Writing = IDBPTransaction<Shelves, readonly Shelf[], 'readwrite'>;

/** Stores one change. Throws on failure: then nothing of the transaction may be stored. */
async function keep(writing: Writing, change: Change): Promise<void> {
  const tables = writing.objectStore('tables');
  const games = writing.objectStore('games');
  switch (change.put) {
    case 'table': {
      const { record, due = null } = change;
      const { closedAt = null, leftAt = null } = (await tables.get(record.code)) ?? {};
      await tables.put({ record, closedAt, due, leftAt }, record.code);
      return;
    }
    case 'left':
      await tables.put({ ...known(await tables.get(change.table)), leftAt: change.at }, change.table);
      return;
    case 'closed':
      await tables.put({ ...known(await tables.get(change.table)), closedAt: change.at }, change.table);
      return;
    case 'game':
      await games.add({ record: change.record, outcome: null }, change.record.id);
      return;
    case 'answer':
      known(await games.getKey(change.game));
      await writing.objectStore('answers').add(storedAnswer(change.record), [change.game, change.record.step]);
      return;
    case 'snapshot':
      known(await games.getKey(change.game));
      await writing.objectStore('snapshots').put(storedSnapshot(change.snapshot), change.game);
      return;
    case 'outcome':
      await games.put({ ...known(await games.get(change.game)), outcome: change.outcome }, change.game);
      return;
    case 'line':
      await writing.objectStore('lines').add(change.line, [change.table, change.line.number]);
  }
}

const codesOf = (tables: readonly KeptTable[], after: string, most: number): readonly string[] =>
  tables
    .map(({ record }) => record.code)
    .filter((code) => code > after)
    .slice(0, most);

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new StoreFailure('failed', 'The table or game that this belongs to was never kept.');
  return found;
}

/** Translates errors of IndexedDB into those of a store. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const name = error instanceof Error ? error.name : '';
  const cause = { cause: error };
  if (name === 'ConstraintError') return new StoreFailure('conflict', 'There is one already.', cause);
  if (name === 'QuotaExceededError')
    return new StoreFailure('full', 'This browser has no room left for the page: free some space.', cause);
  if (name === 'InvalidStateError') return new StoreFailure('closed', 'The store is closed: reload the page.', cause);
  return new StoreFailure('failed', `This browser could not keep it: ${name || String(error)}.`, cause);
}
