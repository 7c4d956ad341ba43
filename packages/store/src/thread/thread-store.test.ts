// Tests of the threaded store: replies match questions, and lost writes stay open.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoreFailure } from '../store-interface.ts';
import { table } from '../suite/sample-records.ts';
import { openStoreInThread } from './thread-store.ts';

const DYING = new URL('../testing/dying-store-thread.ts', import.meta.url);

test('a store whose thread dies reports it once, and leaves open whether a waiting write was saved', async () => {
  const lost: StoreFailure[] = [];
  const listener = { committed: () => undefined, lost: (failure: StoreFailure) => void lost.push(failure) };
  const store = await openStoreInThread('nowhere', listener, DYING);
  const asking = store.hasTable('ABCD');
  const settled: string[] = [];
  void store.write([{ put: 'closed', table: 'ABCD', at: 1 }]).then(
    () => settled.push('kept'),
    () => settled.push('not kept'),
  );
  await expect(asking).rejects.toMatchObject({
    reason: 'lost',
    message: expect.stringContaining('Restart the server'),
  });
  await expect(store.write([])).rejects.toMatchObject({ reason: 'closed' });
  // Whatever could still be told has been told by then: the thread is gone.
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(settled).toEqual([]);
  expect(lost.map(({ reason }) => reason)).toEqual(['lost']);
});

test('a slow question to the store’s thread does not get the reply of a faster later one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posse-'));
  const listener = { committed: () => undefined, lost: () => undefined };
  const store = await openStoreInThread(join(folder, 'posse.db'), listener);
  // A new table waits for the disk, and the others do not.
  const answers = await Promise.all([store.addTable(table('ABCD')), store.hasTable('EFGH'), store.dueTables('', 10)]);
  expect(answers).toEqual([true, false, []]);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
