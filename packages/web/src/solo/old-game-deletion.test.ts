// Tests of deleting old solo games.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import type { Change } from '@posse/store';
import { expect, test } from 'vitest';
import { tidy } from './browser-stores.ts';
import { IdbStore } from './idb-store.ts';
import { openDatabase } from './solo-database.ts';

/** The changes of game `n` at a table, with everything that belongs to it. */
const played = (n: number, code: string): readonly Change[] => [
  {
    put: 'game',
    record: {
      id: `g${n}`,
      table: code,
      game: 'card',
      rules: 1,
      setup: { seats: 4 },
      seed: '',
      secret: '',
      commitment: '',
      lucks: [],
      names: [],
      startedAt: n,
    },
  },
  { put: 'answer', game: `g${n}`, record: { step: 0, seat: 0, answer: '{}', byBot: false, took: 0, at: n } },
  { put: 'snapshot', game: `g${n}`, snapshot: { step: 0, state: '{}' } },
];

const made = (code: string): readonly Change[] => [
  {
    put: 'table',
    record: {
      code,
      game: 'card',
      plan: { seats: 4 },
      isPublic: false,
      clock: { answer: 45, bank: 0 },
      host: 'solo',
      paused: false,
      seats: [],
      gameId: null,
      cast: [],
      heard: [],
      nextSecret: '',
      start: null,
      givenUp: [],
      banned: [],
      createdAt: 0,
    },
  },
  {
    put: 'line',
    table: code,
    line: { number: 1, channel: 'table', game: null, guest: 'solo', seat: 0, name: '', text: '', at: 0 },
  },
];

test('the solo server keeps the last 30 games, and the tables of the latest ones', async () => {
  const database = await openDatabase('tidy');
  const store = await IdbStore.playing(database, () => undefined);
  await store.write([...made('FRESH'), ...made('LONG')]);
  for (let n = 0; n < 40; n++) {
    const code = n % 4 === 0 ? 'LONG' : `T${n}`;
    await store.write([...(code === 'LONG' ? [] : made(code)), ...played(n, code)]);
  }
  await tidy(database);
  const shelves = await Promise.all([
    database.getAllKeys('games'),
    database.getAllKeys('answers').then((keys) => keys.map(([game]) => game)),
    database.getAllKeys('snapshots'),
  ]);
  const kept = Array.from({ length: 30 }, (_, n) => `g${n + 10}`);
  for (const games of shelves) expect(games).toEqual(kept);
  const tables = ['LONG', 'T31', 'T33', 'T34', 'T35', 'T37', 'T38', 'T39'];
  expect(await database.getAllKeys('tables')).toEqual(tables);
  expect(await database.getAllKeys('lines')).toEqual(tables.map((code) => [code, 1]));
});
