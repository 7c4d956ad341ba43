// Reads every item of a store, and finds damage that the store does not report.

import { join } from 'node:path';
import { openSqliteStore } from '@posse/store/sqlite';

type Store = ReturnType<typeof openSqliteStore>;

export interface StoredItems {
  /** The reason why the server refuses the whole file; null if it does not. */
  readonly refused: string | null;
  /** The items by name, as JSON; null if the store reports an item as damaged. */
  readonly items: ReadonlyMap<string, string | null>;
}

const OPEN_TABLES = 'open tables';

/** Starts a server on these files, and asks it for these games and tables. */
export async function storedItems(
  folder: string,
  games: readonly string[],
  tables: readonly string[],
): Promise<StoredItems> {
  let store: Store;
  try {
    store = openSqliteStore(join(folder, 'posse.db'));
  } catch (error) {
    return { refused: String(error), items: new Map() };
  }
  try {
    return { refused: null, items: await readAll(store, games, tables) };
  } finally {
    await store.close();
  }
}

async function readAll(
  store: Store,
  games: readonly string[],
  tables: readonly string[],
): Promise<StoredItems['items']> {
  const items = new Map<string, string | null>();
  const read = async (name: string, reading: Promise<unknown>): Promise<void> => {
    try {
      items.set(name, JSON.stringify(await reading));
    } catch (error) {
      if (!(error instanceof Error && error.name === 'StoreFailure')) throw error;
      items.set(name, null);
    }
  };
  await read(OPEN_TABLES, store.openTables());
  for (const code of tables) {
    await read(`table ${code}`, store.table(code));
    await read(`lines of ${code}`, store.lines(code, 1000));
  }
  for (const id of games) {
    await read(`game ${id}`, store.game(id));
    await read(`outcome of ${id}`, store.outcome(id));
    await read(`answers of ${id}`, store.answers(id, 0));
    await read(`snapshot of ${id}`, store.lastSnapshot(id));
  }
  return items;
}

/** The first item that differs without a report about it or its table; null if there is none. */
export function unreportedDamage(whole: StoredItems, { refused, items }: StoredItems): string | null {
  if (refused !== null) return null;
  for (const [name, was] of whole.items) {
    const is = items.get(name) ?? null;
    if (is === null || is === was || isOfSpoiltTable(whole, items, name)) continue;
    // Snapshots can be rebuilt from answers.
    if (name.startsWith('snapshot') && is === 'null') continue;
    return `${name} was ${was?.slice(0, 300)} and is ${is.slice(0, 300)}`;
  }
  return null;
}

function isOfSpoiltTable(whole: StoredItems, items: StoredItems['items'], name: string): boolean {
  const isSpoilt = (code: string): boolean => items.get(`table ${code}`) === null;
  const of = (kept: StoredItems['items']): string[] => JSON.parse(kept.get(OPEN_TABLES) ?? '[]');
  if (name === OPEN_TABLES) {
    const [before, now] = [of(whole.items), of(items)];
    return [...before, ...now].every((code) => (before.includes(code) && now.includes(code)) || isSpoilt(code));
  }
  const game = whole.items.get(`game ${name.split(' ').at(-1)}`) ?? null;
  return game !== null && isSpoilt((JSON.parse(game) as { readonly table: string }).table);
}
