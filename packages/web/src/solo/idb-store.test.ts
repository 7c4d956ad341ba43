// Tests of the IndexedDB store: the suite of all stores, and several pages at once.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import { storeSuite } from '@posse/store/suite';
import { deleteDB } from 'idb';
import { IdbStore } from './idb-store.ts';
import { openDatabase } from './solo-database.ts';

const nobody = (): void => undefined;

let databases = 0;
const newName = (): string => `store-${databases++}`;

storeSuite('IndexedDB', async () => {
  const name = newName();
  return {
    open: async () => IdbStore.playing(await openDatabase(name), nobody),
    remove: () => deleteDB(name),
  };
});
