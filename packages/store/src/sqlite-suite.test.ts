// Runs the suite of all stores on the store of a single server.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store-interface.ts';
import { type StoreLocation, storeSuite } from './suite/store-suite.ts';

const inFile = (open: (path: string) => Store | Promise<Store>) => async (): Promise<StoreLocation> => {
  const folder = mkdtempSync(join(tmpdir(), 'posse-store-'));
  return {
    open: async () => open(join(folder, 'posse.db')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

storeSuite(
  'SQLite',
  inFile((path) => openSqliteStore(path)),
);
