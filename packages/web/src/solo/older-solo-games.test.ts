// Tests of games that older pages have left in this browser.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import type { ChatLine, GameRecord } from '@posse/store';
import { expect, test } from 'vitest';
import { IdbStore } from './idb-store.ts';
import { openDatabase } from './solo-database.ts';

test('old solo games stored without a rules number get the first rules, and their chat lines no game', async () => {
  const database = await openDatabase('older');
  const record = { id: 'g', table: 'ABCD', startedAt: 1 } as GameRecord;
  await database.put('games', { record, outcome: null }, 'g');
  await database.put('lines', { number: 1, channel: 'table', text: 'Howdy.' } as ChatLine, ['ABCD', 1]);
  const store = IdbStore.reading(database);
  expect(await store.game('g')).toEqual({ ...record, rules: 1 });
  expect(await store.game('h')).toBeNull();
  expect(await store.lines('ABCD', 9)).toEqual([{ number: 1, channel: 'table', text: 'Howdy.', game: null }]);
});
