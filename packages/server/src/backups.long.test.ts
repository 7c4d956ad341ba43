// Tests of backups: taken while people play, and opened elsewhere.

import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Backups, backUp } from './backups.ts';
import { DEFAULTS } from './config.ts';
import { serve } from './server-lifecycle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posse-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  record: { step, seat: 0, answer: `"${'-'.repeat(2000)}"`, byBot: false, took: 1, at: 1 },
});

test('a backup holds everything that was written before it, however much is written meanwhile', async () => {
  const store = openSqliteStore(join(folder, 'posse.db'));
  await store.write([DEAL]);
  for (let number = 0; number < 400; number++) await store.write([answer(number)]);
  const copying = store.backup(join(folder, 'copy', 'posse.db'));
  let written = 400;
  let isDone = false;
  void copying.then(() => {
    isDone = true;
  });
  // Bounded, so that a busy machine always reaches the end of the copy.
  while (!isDone && written < 4000) await store.write([answer(written++)]);
  await copying;
  await store.close();
  const copy = openSqliteStore(join(folder, 'copy', 'posse.db'));
  const kept = await copy.answers('g', 0);
  expect(kept.length).toBeGreaterThanOrEqual(400);
  expect(kept.length).toBeLessThanOrEqual(written);
  await copy.write([answer(kept.length)]);
  await copy.close();
});

test('a backup overwrites nothing, and a copy that fails leaves nothing behind', async () => {
  const store = openSqliteStore(join(folder, 'posse.db'));
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'Buy beans.');
  await expect(store.backup(file)).rejects.toThrow('exists already');
  await expect(store.backup(join(file, 'posse.db'))).rejects.toMatchObject({ name: 'StoreFailure' });
  await store.close();
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
});

describe('of a server', () => {
  const config = () => ({ ...DEFAULTS, data: join(folder, 'data'), port: 0, host: '127.0.0.1', logLevel: 'silent' });

  test('a backup of a running server is made through a socket that only its owner may use, and opens elsewhere', async () => {
    const server = await serve(config());
    const made = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify({ game: 'card', plan: { seats: 4 } }),
    });
    const { table } = (await made.json()) as { table: { code: string } };
    const file = join(folder, 'copy.db');
    expect(await backUp(config().data, file)).toMatch(/^The backup is in .*copy\.db \(\d+ kB\)\.$/);
    await expect(backUp(config().data, file)).rejects.toThrow('exists already');
    if (process.platform !== 'win32') expect(statSync(join(config().data, 'control')).mode & 0o777).toBe(0o600);
    await server.stop();
    expect(existsSync(join(config().data, 'control'))).toBe(false);

    const elsewhere = { ...config(), data: join(folder, 'elsewhere') };
    const first = await serve(elsewhere);
    await first.stop();
    for (const name of readdirSync(elsewhere.data).filter((one) => one.startsWith('posse.db')))
      rmSync(join(elsewhere.data, name));
    renameSync(file, join(elsewhere.data, 'posse.db'));
    const again = await serve(elsewhere);
    const found = await fetch(`${again.address}/api/tables/${table.code}`);
    expect(found.status).toBe(200);
    await again.stop();
  });

  test('a backup is made without a running server too', async () => {
    await (await serve(config())).stop();
    expect(await backUp(config().data, join(folder, 'copy.db'))).toContain('copy.db');
  });

  test('of scheduled backups only the newest are kept, and no other file is deleted', async () => {
    const store = openSqliteStore(join(folder, 'posse.db'));
    const said: string[] = [];
    const log = { info: () => undefined, error: (_: object, message: string) => void said.push(message) };
    const backups = new Backups(store, { ...config(), data: folder, backupsKept: 2 }, log);
    for (const day of [1, 2, 3]) await backups.inTime(Date.UTC(2026, 0, day));
    writeFileSync(join(folder, 'backups', 'mine.db'), '');
    await backups.inTime(Date.UTC(2026, 0, 4));
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual([
      'mine.db',
      'posse-20260103T000000.db',
      'posse-20260104T000000.db',
    ]);
    await backups.inTime(Date.UTC(2026, 0, 4));
    expect(said).toEqual(['the backup could not be made']);
    // Somebody has set the clock back.
    for (const second of [1, 2]) await backups.inTime(second * 1000);
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual([
      'mine.db',
      'posse-19700101T000002.db',
      'posse-20260103T000000.db',
      'posse-20260104T000000.db',
    ]);
    await store.close();
  });
});
