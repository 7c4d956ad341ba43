// Solo games are kept for a while: the last ones to be looked at, the very last tables to go on at.

import { type Database, from, SHELVES } from './database.ts';

const GAMES_KEPT = 30;
/** Tables are brought back whenever somebody plays alone: not too many of them. */
const TABLES_KEPT = 8;

/** Throws away what is too old. To be done before anybody plays. */
export async function tidy(database: Database): Promise<void> {
  const tidying = database.transaction(SHELVES, 'readwrite');
  const games = (await tidying.objectStore('games').index('startedAt').getAll()).reverse();
  for (const { record } of games.slice(GAMES_KEPT)) {
    await tidying.objectStore('games').delete(record.id);
    await tidying.objectStore('snapshots').delete(record.id);
    await tidying.objectStore('answers').delete(from(record.id));
  }
  const codes = new Set(games.map(({ record }) => record.table));
  const kept = [...codes].slice(0, TABLES_KEPT);
  for (const code of await tidying.objectStore('tables').getAllKeys()) {
    if (kept.includes(code)) continue;
    await tidying.objectStore('tables').delete(code);
    await tidying.objectStore('lines').delete(from(code));
  }
  await tidying.done;
}
