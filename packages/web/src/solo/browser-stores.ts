// The stores of this browser's games, and the right to write there.

import type { AnswerRecord, Change, GameRecord, Outcome, Store } from '@posse/store';
import { IdbStore } from './idb-store.ts';
import { type Database, from, openDatabase, SHELVES } from './solo-database.ts';

export interface Stores {
  /** The store for reading replays. */
  readonly archive: Store;
  /**
   * Makes this page the one that plays, and returns its store. The `lost` of a page that played before is called at its
   * next write.
   */
  claim(lost: () => void): Promise<Store>;
}

/** Opens the stores in IndexedDB, or in memory if the browser stores nothing. */
export async function openStores(): Promise<Stores> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inMemory();
  }
}

export const inDatabase = (database: Database): Stores => ({
  archive: IdbStore.reading(database),
  async claim(lost) {
    const store = await IdbStore.playing(database, lost);
    await tidy(database);
    return store;
  },
});

export function inMemory(): Stores {
  const store = new MemoryStore();
  return { archive: store, claim: async () => store };
}

interface Remembered {
  readonly record: GameRecord;
  readonly answers: AnswerRecord[];
  outcome: Outcome | null;
}

/** The store of a browser without storage. No table is restored from it: it only remembers what can be replayed. */
class MemoryStore implements Store {
  readonly #games = new Map<string, Remembered>();

  async write(changes: readonly Change[]): Promise<void> {
    for (const change of changes) this.#keep(change);
  }

  #keep(change: Change): void {
    if (change.put === 'game') this.#games.set(change.record.id, { record: change.record, answers: [], outcome: null });
    else if (change.put === 'answer') this.#games.get(change.game)?.answers.push(change.record);
    else if (change.put === 'outcome') {
      const game = this.#games.get(change.game);
      if (game !== undefined) game.outcome = change.outcome;
    }
  }

  game = async (id: string) => this.#games.get(id)?.record ?? null;
  outcome = async (id: string) => this.#games.get(id)?.outcome ?? null;
  answers = async (id: string, from: number) => this.#games.get(id)?.answers.slice(from) ?? [];
  outcomes = async () => [];
  addTable = async () => true;
  openTables = async () => [];
  openTable = async () => null;
  dueTables = async () => [];
  leftTables = async () => [];
  markLeft = async () => [];
  counts = async () => ({ open: 0, byMaker: new Map<string, number>() });
  hasTable = async () => false;
  table = async () => null;
  lastSnapshot = async () => null;
  lines = async () => [];
  check = async () => undefined;
  close = async () => undefined;
}

const GAMES_KEPT = 30;
/** The number of tables that are kept, because each is restored when the user plays. */
const TABLES_KEPT = 8;

/** Deletes old solo games and tables. Call it before anybody plays. */
export async function tidy(database: Database): Promise<void> {
  const tidying = database.transaction(SHELVES, 'readwrite');
  const games = (await tidying.objectStore('games').index('startedAt').getAll()).reverse();
  for (const { record } of games.slice(GAMES_KEPT)) {
    await tidying.objectStore('games').delete(record.id);
    await tidying.objectStore('snapshots').delete(record.id);
    await tidying.objectStore('answers').delete(from(record.id));
  }
  const codes = new Set(games.map(({ record }) => record.table));
  const kept = [...codes].slice(0, TABLES_KEPT);
  for (const code of await tidying.objectStore('tables').getAllKeys()) {
    if (kept.includes(code)) continue;
    await tidying.objectStore('tables').delete(code);
    await tidying.objectStore('lines').delete(from(code));
  }
  await tidying.done;
}
