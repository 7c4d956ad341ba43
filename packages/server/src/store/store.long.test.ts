// Runs the suite of all stores on a threaded store and on PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { skipsWithout } from '../../../town/src/programs.mjs';
import { openNode, privatePostgres } from '../testing/postgres.ts';
import type { Store } from './store.ts';
import { type Place, storeSuite } from './testing/store-suite.ts';
import { openStoreInThread } from './thread/thread-store.ts';

const inFile = (open: (path: string) => Store | Promise<Store>) => async (): Promise<Place> => {
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

storeSuite(
  'PostgreSQL',
  async () => {
    const postgres = await privatePostgres();
    const database = await postgres.newDatabase();
    return {
      open: async () => (await openNode(postgres.url(database))).store,
      remove: () => postgres.drop(database),
    };
  },
  describe.skipIf(skipsWithout('postgres')),
);
