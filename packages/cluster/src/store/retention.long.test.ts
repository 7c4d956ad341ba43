// Tests the retention of data in PostgreSQL, and the shared calendar.

import { answer, answered, deal, line, put, refusal } from '@posse/store/samples';
import { beforeEach, expect, onTestFinished, test as testAlways } from 'vitest';
import { skipsWithout } from '../local/program-list.mjs';
import { openNode, type PrivatePostgres, privatePostgres } from '../testing/private-postgres.ts';
import type { SharedStore } from './shared-store.ts';

const test = testAlways.skipIf(skipsWithout('postgres'));

let postgres: PrivatePostgres;
let database: string;
let store: SharedStore;

beforeEach(async () => {
  postgres = await privatePostgres();
  database = await postgres.newDatabase();
  onTestFinished(() => postgres.drop(database));
  store = (await openNode(postgres.url(database))).store;
  onTestFinished(() => store.close());
});

/** A table with a game that is over, and one that is not. */
const evening = async (code: string, closedAt: number | null): Promise<void> => {
  const [over, open] = [`${code}-1`, `${code}-2`];
  await store.write([put(code), deal(over, code), answer(over, 0), answer(over, 1), deal(open, code), answer(open, 0)]);
  await store.write([
    { put: 'snapshot', game: over, snapshot: { step: 1, state: '{}' } },
    { put: 'outcome', game: over, outcome: { winners: [0], answers: 2, endedAt: 5 } },
    line(code, 1),
    line(code, 2),
  ]);
  if (closedAt !== null) await store.write([{ put: 'closed', table: code, at: closedAt }]);
};

const countOf = async (name: string): Promise<number> =>
  Number((await postgres.query<{ rows: string }>(database, `SELECT count(*) AS rows FROM posse.${name}`))[0]?.rows);

test('retention in PostgreSQL deletes old tables with chat and games, but no open, young or damaged ones', async () => {
  await evening('OLD', 100);
  await evening('BAD', 100);
  await evening('NEW', 900);
  await evening('OPEN', null);
  await postgres.query(database, `UPDATE posse.tables SET record = record || ' ' WHERE code = 'BAD'`);
  expect(await store.deleteOld(0, 0, 0, '')).toEqual({ tables: 0, games: 0, lines: 0, next: null });
  expect(await store.deleteOld(500, 0, 0, '')).toEqual({ tables: 0, games: 0, lines: 2, next: null });
  expect(await store.deleteOld(0, 0, 500, '')).toEqual({ tables: 0, games: 1, lines: 0, next: null });
  expect(await store.game('OLD-1')).toBeNull();
  expect(await store.answers('OLD-2', 0)).toEqual([answered(0)]);
  expect(await store.deleteOld(0, 500, 0, '')).toEqual({ tables: 1, games: 0, lines: 0, next: null });
  // A code is kept as long as a game of the table is.
  expect(await store.hasTable('OLD')).toBe(true);
  expect(await store.table('OLD')).toBeNull();
  await store.write([{ put: 'outcome', game: 'OLD-2', outcome: { winners: null, answers: 1, endedAt: 6 } }]);
  expect(await store.deleteOld(500, 500, 500, '')).toEqual({ tables: 0, games: 1, lines: 0, next: null });
  expect(await store.hasTable('OLD')).toBe(false);
  await expect(store.table('BAD')).rejects.toEqual(refusal('spoilt'));
  for (const code of ['NEW', 'OPEN']) {
    expect(await store.answers(`${code}-1`, 0)).toHaveLength(2);
    expect(await store.lines(code, 10)).toHaveLength(2);
  }
  expect([await countOf('games'), await countOf('answers'), await countOf('snapshots')]).toEqual([6, 9, 3]);
});

test('retention in PostgreSQL deletes many chat lines page by page, for any node', async () => {
  await store.write([put('OLD'), ...Array.from({ length: 2500 }, (_, index) => line('OLD', index + 1))]);
  await store.write([{ put: 'closed', table: 'OLD', at: 1 }]);
  const other = await openNode(postgres.url(database));
  onTestFinished(() => other.store.close());
  expect(await store.deleteOld(0, 500, 0, '')).toEqual({ tables: 0, games: 0, lines: 2000, next: '' });
  expect(await other.store.deleteOld(0, 500, 0, '')).toEqual({ tables: 1, games: 0, lines: 500, next: null });
  expect(await store.hasTable('OLD')).toBe(false);
});

test('the calendar in PostgreSQL keeps the furthest date of all nodes, and ignores one that was changed by hand', async () => {
  expect(await store.calendar()).toBeNull();
  expect(await store.newest()).toBeNull();
  await evening('OLD', 1_900_000_000_000);
  expect(await store.newest()).toBe(1_900_000_000_000);
  await store.noteCalendar(1000, 5);
  await store.noteCalendar(900, 7);
  expect(await store.calendar()).toEqual({ today: 1000, wall: 5 });
  await store.noteCalendar(1100, 8);
  expect(await store.calendar()).toEqual({ today: 1100, wall: 8 });
  await postgres.query(database, 'UPDATE posse.calendar SET today = 9000');
  expect(await store.calendar()).toBeNull();
  await store.noteCalendar(1200, 9);
  expect(await store.calendar()).toEqual({ today: 1200, wall: 9 });
});
