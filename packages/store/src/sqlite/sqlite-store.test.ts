// Tests of the SQLite store that no other store has to pass.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { Change, Store } from '../store-interface.ts';
import { openSqliteStore } from './sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'posse-sqlite-'));
afterAll(() => rmSync(root, { recursive: true }));
let files = 0;
const newFile = (): string => join(root, `${++files}`, 'posse.db');

const DEAL: Change = {
  put: 'game',
  record: {
    id: 'g',
    table: 'ABCD',
    game: 'dice',
    rules: 1,
    setup: {},
    seed: '',
    secret: '',
    commitment: '',
    lucks: [],
    names: [],
    startedAt: 1,
  },
};
const answer = (step: number): Change => ({
  put: 'answer',
  game: 'g',
  record: { step, seat: 0, answer: '{"kind":"roll"}', byBot: false, took: 1, at: 1 },
});
const snapshot = (bytes: number): Change => ({
  put: 'snapshot',
  game: 'g',
  snapshot: { step: bytes, state: '-'.repeat(bytes) },
});
const numbers = async (store: Store): Promise<number[]> => (await store.answers('g', 0)).map(({ step }) => step);

const refused = (reason: string) => expect.objectContaining({ name: 'StoreFailure', reason });
test('barred packs are kept, come with a backup, and one that was changed by hand is noticed', async () => {
  const path = newFile();
  const copy = `${path}-copy`;
  const store = openSqliteStore(path);
  for (const pack of ['bb', 'aa', 'aa', 'cc']) await store.barPack(pack, true);
  await store.barPack('cc', false);
  expect(await store.barredPacks()).toEqual(['aa', 'bb']);
  await store.backup(copy);
  await store.close();
  const restored = openSqliteStore(copy);
  expect(await restored.barredPacks()).toEqual(['aa', 'bb']);
  await restored.close();
  const database = new DatabaseSync(path);
  database.exec(`UPDATE barred_packs SET pack = 'dd' WHERE pack = 'aa'`);
  database.close();
  const spoilt = openSqliteStore(path);
  await expect(spoilt.barredPacks()).rejects.toEqual(refused('spoilt'));
  await spoilt.close();
});

describe('a full disk', () => {
  test('a full disk keeps nothing of a write that does not fit, and accepts the next write that fits', async () => {
    const path = newFile();
    const store = openSqliteStore(path, { mostPages: 60 });
    await store.write([DEAL, answer(0), snapshot(50_000)]);
    await expect(store.write([answer(1), snapshot(400_000)])).rejects.toEqual(refused('full'));
    expect(await numbers(store)).toEqual([0]);
    expect((await store.lastSnapshot('g'))?.step).toBe(50_000);
    await store.write([answer(1), snapshot(60_000)]);
    await store.close();
    const again = openSqliteStore(path);
    expect(await numbers(again)).toEqual([0, 1]);
    expect((await again.lastSnapshot('g'))?.step).toBe(60_000);
    await again.close();
  });

  test('a full disk is reported to every waiting write, and by the store’s check until there is room', async () => {
    const store = openSqliteStore(newFile(), { mostPages: 60 });
    await store.write([DEAL, snapshot(170_000)]);
    await store.check();
    const ends = await Promise.allSettled([store.write([answer(0)]), store.write([snapshot(400_000)])]);
    for (const end of ends) expect(end).toEqual({ status: 'rejected', reason: refused('full') });
    await expect(store.check()).rejects.toThrow(' is full. Free some space');
    await store.write([snapshot(10)]);
    await store.check();
    await expect(store.write([snapshot(400_000)])).rejects.toEqual(refused('full'));
    await store.check();
    await store.write([answer(0)]);
    expect(await numbers(store)).toEqual([0]);
    await store.close();
  });
});
