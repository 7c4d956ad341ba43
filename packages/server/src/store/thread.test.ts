// A store in a thread that is lost: what became of a write nobody knows, so nobody says so. What every store must do is in store.test.ts.

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { StoreFailure } from './store.ts';
import { openStoreInThread } from './thread.ts';

const DYING = new URL('../testing/dying-thread.ts', import.meta.url);

test('a store that is lost says so once, and leaves open what became of a write', async () => {
  const lost: StoreFailure[] = [];
  const listener = { committed: () => undefined, lost: (failure: StoreFailure) => void lost.push(failure) };
  const store = await openStoreInThread('nowhere', listener, DYING);
  const asking = store.hasTable('ABCD');
  const settled: string[] = [];
  void store.write([{ put: 'closed', table: 'ABCD', at: 1 }]).then(
    () => settled.push('kept'),
    () => settled.push('not kept'),
  );
  await expect(asking).rejects.toMatchObject({ trouble: 'lost', message: expect.stringContaining('started anew') });
  await expect(store.write([])).rejects.toMatchObject({ trouble: 'closed' });
  await sleep(20);
  expect(settled).toEqual([]);
  expect(lost.map(({ trouble }) => trouble)).toEqual(['lost']);
});
