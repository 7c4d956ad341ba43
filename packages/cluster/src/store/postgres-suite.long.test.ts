// Runs the suite of all stores on PostgreSQL.

import { describe } from 'vitest';
import { storeSuite } from '../../../server/src/store/testing/store-suite.ts';
import { skipsWithout } from '../local/program-list.mjs';
import { openNode, privatePostgres } from '../testing/private-postgres.ts';

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
