// Runs the suite of all stores on PostgreSQL.

import { storeSuite } from '@posse/store/suite';
import { describe } from 'vitest';
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
