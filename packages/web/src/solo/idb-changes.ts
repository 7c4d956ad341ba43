// Each change, as it is put on its shelf.

import { type Change, StoreFailure } from '@posse/server/tables';
import type { IDBPTransaction } from 'idb';
import type { Shelf, Shelves } from './database.ts';

export type Writing = IDBPTransaction<Shelves, readonly Shelf[], 'readwrite'>;

/** Throws if it can't be: then nothing of the transaction may be kept. */
export async function keep(writing: Writing, change: Change): Promise<void> {
  const tables = writing.objectStore('tables');
  const games = writing.objectStore('games');
  switch (change.put) {
    case 'table': {
      const { record } = change;
      const closedAt = (await tables.get(record.code))?.closedAt ?? null;
      await tables.put({ record, closedAt }, record.code);
      return;
    }
    case 'closed':
      await tables.put({ ...known(await tables.get(change.table)), closedAt: change.at }, change.table);
      return;
    case 'game':
      await games.add({ record: change.record, outcome: null }, change.record.id);
      return;
    case 'answer':
      known(await games.getKey(change.game));
      await writing.objectStore('answers').add(change.record, [change.game, change.record.number]);
      return;
    case 'snapshot':
      known(await games.getKey(change.game));
      await writing.objectStore('snapshots').put(change.snapshot, change.game);
      return;
    case 'outcome':
      await games.put({ ...known(await games.get(change.game)), outcome: change.outcome }, change.game);
      return;
    case 'line':
      await writing.objectStore('lines').add(change.line, [change.table, change.line.number]);
  }
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new StoreFailure('failed', 'The table or game that this belongs to was never kept.');
  return found;
}
