// A browser's storage for the corpus: local and session storage, and IndexedDB as JSON.

import 'fake-indexeddb/auto';

interface IndexSchema {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly unique: boolean;
}

/** One object store of a database, with everything in it. */
interface StoredShelf {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly IndexSchema[];
  readonly entries: readonly (readonly [key: IDBValidKey, value: unknown])[];
}

export interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly shelves: readonly StoredShelf[];
}

type Texts = Readonly<Record<string, string>>;

/** The part of `Storage` that the page uses. */
class FakeStorage {
  readonly texts: Map<string, string>;

  constructor(texts: Texts) {
    this.texts = new Map(Object.entries(texts));
  }

  getItem = (key: string): string | null => this.texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.texts.set(key, text);
  removeItem = (key: string): void => void this.texts.delete(key);

  get all(): Texts {
    return Object.fromEntries(this.texts);
  }
}

/** Replaces the browser's storage by a fake one, before any module of the page is loaded. */
export function fakeStorage(
  local: Texts = {},
  session: Texts = {},
): { readonly local: FakeStorage; readonly session: FakeStorage } {
  const fake = { local: new FakeStorage(local), session: new FakeStorage(session) };
  const globals = { localStorage: fake.local, sessionStorage: fake.session, matchMedia: () => ({ matches: false }) };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return fake;
}

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function exportDatabases(): Promise<readonly StoredDatabase[]> {
  const found = await indexedDB.databases();
  return Promise.all(found.map(({ name = '' }) => exportDatabase(name)));
}

async function exportDatabase(name: string): Promise<StoredDatabase> {
  const database = await asPromise(indexedDB.open(name));
  const shelves: StoredShelf[] = [];
  for (const shelf of database.objectStoreNames) {
    const store = database.transaction(shelf).objectStore(shelf);
    const { keyPath, autoIncrement } = store;
    const indexes = [...store.indexNames].map((index) => {
      const { keyPath: path, unique } = store.index(index);
      return { name: index, keyPath: path, unique };
    });
    const [keys, values] = await Promise.all([asPromise(store.getAllKeys()), asPromise(store.getAll())]);
    shelves.push({ name: shelf, keyPath, autoIncrement, indexes, entries: keys.map((key, at) => [key, values[at]]) });
  }
  const { version } = database;
  database.close();
  return { name, version, shelves };
}

export async function importDatabase({ name, version, shelves }: StoredDatabase): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const { name: shelf, keyPath, autoIncrement, indexes, entries } of shelves) {
      const store = opening.result.createObjectStore(shelf, { keyPath, autoIncrement });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
      for (const [key, value] of entries) store.put(value, keyPath === null ? key : undefined);
    }
  };
  (await asPromise(opening)).close();
}
