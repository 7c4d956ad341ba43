// Runs the suite of all stores on a store in a thread.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from './store-interface.ts';
import { type StoreLocation, storeSuite } from './suite/store-suite.ts';
import { openStoreInThread } from './thread/thread-store.ts';

const inFile = (open: (path: string) => Store | Promise<Store>) => async (): Promise<StoreLocation> => {
  const folder = mkdtempSync(join(tmpdir(), 'posse-store-'));
  return {
    open: async () => open(join(folder, 'posse.db')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

storeSuite(
  'SQLite in a thread',
  inFile((path) => openStoreInThread(path, { committed: () => undefined, lost: () => undefined })),
);
