// Where the games of this browser are kept, and how to come by the right to play there.

import type { Store } from '@posse/server/tables';
import { type Database, openDatabase } from './database.ts';
import { IdbStore } from './idb-store.ts';
import { MemoryStore } from './memory-store.ts';
import { tidy } from './tidy.ts';

export interface Place {
  /** To look at what was played. */
  readonly archive: Store;
  /** To play. Another page that did so is told, by its `lost`, as soon as it wants to keep something. */
  claim(lost: () => void): Promise<Store>;
}

/** In IndexedDB, or else for as long as the page lives. */
export async function openPlace(): Promise<Place> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inMemory();
  }
}

export const inDatabase = (database: Database): Place => ({
  archive: IdbStore.reading(database),
  async claim(lost) {
    const store = await IdbStore.playing(database, lost);
    await tidy(database);
    return store;
  },
});

export function inMemory(): Place {
  const store = new MemoryStore();
  return { archive: store, claim: async () => store };
}
