// Tests of opening a store: damage, foreign files, a file in use.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { Change, ChatLine, GameRecord, StoreErrorReason, TableRecord } from '../store-interface.ts';
import { openSqliteStore } from './sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'posse-sqlite-open-'));
afterAll(() => rmSync(root, { recursive: true }));
let files = 0;
const newFile = (): string => join(root, `${++files}`, 'posse.db');

const line = (number: number): Change => ({
  put: 'line',
  table: 'ABCD',
  line: { number, channel: 'table', game: null, guest: 'guest-1', seat: 0, name: 'Jane', text: 'Howdy.', at: 1 },
});

const MANY = 5000;

/** A file large enough to have a middle. */
async function filled(): Promise<string> {
  const path = newFile();
  const store = openSqliteStore(path);
  await store.write(Array.from({ length: MANY }, (_, index) => line(index + 1)));
  await store.close();
  return path;
}

/** Spoils the file from the middle on, without changing its size. */
function spoil(path: string): void {
  const bytes = readFileSync(path);
  const middle = bytes.length >> 1;
  writeFileSync(path, bytes.fill(0x55, middle, middle + 40_000));
}

/** Tries to open the file, and checks the reason of the refusal. */
function expectRefusal(path: string, reason: StoreErrorReason, ...words: readonly string[]): void {
  try {
    openSqliteStore(path);
  } catch (error) {
    expect(error).toMatchObject({ name: 'StoreFailure', reason });
    for (const word of words) expect(String(error)).toContain(word);
    return;
  }
  expect.fail(`${path} was opened.`);
}

describe('a file that is not as it should be', () => {
  test('a damaged database file is refused, and left unchanged with the files beside it', async () => {
    const path = await filled();
    const store = openSqliteStore(path);
    await store.write([line(MANY + 1)]);
    // As after a sudden death: the last write is in the -wal file only.
    const left = join(root, 'left', 'posse.db');
    cpSync(dirname(path), dirname(left), { recursive: true });
    await store.close();
    spoil(left);
    const both = () => [left, `${left}-wal`].map((file) => readFileSync(file));
    const before = both();
    expect(before[1]?.length).toBeGreaterThan(0);
    expectRefusal(left, 'damaged', left, 'Restore a backup', 'move it away');
    expect(both()).toEqual(before);
  });

  test('a big damaged database file is noticed when it is read, if not at the start', async () => {
    const path = await filled();
    spoil(path);
    const store = openSqliteStore(path, { checkUpTo: 10_000 });
    await expect(store.lines('ABCD', MANY)).rejects.toMatchObject({ reason: 'damaged' });
    expect(await store.openTables()).toEqual([]);
    await store.close();
  });

  test('refuses a database file that is a text', async () => {
    const path = join(root, 'notes.txt');
    writeFileSync(path, 'Buy beans.\n'.repeat(1000));
    expectRefusal(path, 'damaged', path, 'Restore a backup', 'move it away');
    expect(readFileSync(path, 'utf8')).toBe('Buy beans.\n'.repeat(1000));
  });

  test('refuses a database file that belongs to another program', () => {
    const path = join(root, 'recipes.db');
    const recipes = new DatabaseSync(path);
    recipes.exec('CREATE TABLE beans (pounds INTEGER)');
    recipes.close();
    expectRefusal(path, 'damaged', path, 'another program', 'POSSE_DATA');
  });

  test('refuses a database file that a newer version wrote', async () => {
    const path = newFile();
    await openSqliteStore(path).close();
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 1000');
    database.close();
    expectRefusal(path, 'newer', path, 'newer version', 'Update');
  });

  test('a missing database file is not created anew while its write-ahead log is still there', async () => {
    const path = newFile();
    await openSqliteStore(path).close();
    rmSync(path);
    writeFileSync(`${path}-wal`, 'the last answers');
    expectRefusal(path, 'damaged', `${path}-wal`, 'move that file away');
    expect(readFileSync(`${path}-wal`, 'utf8')).toBe('the last answers');
  });
});

describe('the file', () => {
  test('a database file of an older version is migrated and keeps all its rows', async () => {
    const path = newFile();
    const store = openSqliteStore(path);
    await store.write([line(1)]);
    await store.close();
    // As the first version wrote it: nobody knew which bot had answered.
    const database = new DatabaseSync(path);
    for (const table of ['tables', 'games', 'answers', 'snapshots', 'lines'])
      database.exec(`ALTER TABLE ${table} DROP COLUMN mark`);
    database.exec('ALTER TABLE games DROP COLUMN outcome_mark; ALTER TABLE tables DROP COLUMN version');
    database.exec(
      'DROP INDEX games_of_tables; DROP TABLE calendar; DROP TABLE barred_packs; DROP INDEX due_tables; DROP INDEX left_tables',
    );
    for (const column of ['due', 'left_at', 'when_mark']) database.exec(`ALTER TABLE tables DROP COLUMN ${column}`);
    database.exec('ALTER TABLE answers DROP COLUMN bot; PRAGMA user_version = 1');
    database.exec(`UPDATE lines SET line = json_remove(line, '$.game')`);
    database.exec(`INSERT INTO games (id, table_code, record) VALUES ('g', 'ABCD', '{"names":["Jané \\"J\\" 🤠"]}')`);
    for (const number of [0, 1, 2]) database.exec(`INSERT INTO answers VALUES (1, ${number}, 2, '{}', 1, 5, 6)`);
    database.close();
    const next = openSqliteStore(path);
    const older = { step: 0, seat: 2, answer: '{}', byBot: true, took: 5, at: 6 };
    const newer = { ...older, step: 3, bot: 'deputy' };
    await next.write([{ put: 'answer', game: 'g', record: newer }]);
    expect(await next.answers('g', 0)).toEqual([older, { ...older, step: 1 }, { ...older, step: 2 }, newer]);
    // Nor was anything said of rules, or of the game that a line belongs to.
    expect(await next.game('g')).toEqual({ names: ['Jané "J" 🤠'], rules: 1 });
    const [said] = (await next.lines('ABCD', 10)) as [ChatLine];
    expect([said, said.game]).toEqual([expect.objectContaining({ number: 1, text: 'Howdy.' }), null]);
    await next.close();
  });

  test('a database file from before there were due dates restores all running games at the start', async () => {
    const path = newFile();
    const store = openSqliteStore(path);
    const table = (code: string, more: object): Change => ({
      put: 'table',
      record: { code, gameId: null, paused: false, start: null, ...more } as unknown as TableRecord,
    });
    const game = (id: string): Change => ({ put: 'game', record: { id, table: id } as unknown as GameRecord });
    await store.write([game('RUNS'), game('OVER'), game('HALT')]);
    await store.write([{ put: 'outcome', game: 'OVER', outcome: { winners: [0], answers: 0, endedAt: 1 } }]);
    for (const code of ['RUNS', 'OVER']) await store.write([table(code, { gameId: code })]);
    await store.write([table('HALT', { gameId: 'HALT', paused: true }), table('IDLE', {})]);
    await store.write([table('MIXES', { start: { secret: 's' } }), table('SHUT', { start: { secret: 's' } })]);
    await store.write([{ put: 'closed', table: 'SHUT', at: 1 }]);
    await store.close();
    const database = new DatabaseSync(path);
    database.exec('DROP INDEX due_tables; DROP INDEX left_tables; DROP TABLE barred_packs; PRAGMA user_version = 5');
    for (const column of ['due', 'left_at', 'when_mark']) database.exec(`ALTER TABLE tables DROP COLUMN ${column}`);
    database.exec(`INSERT INTO tables (code, record, version, mark) VALUES ('TORN', '{"gameId":', 1, 'x')`);
    database.close();
    const next = openSqliteStore(path);
    expect(await next.dueTables('', 10)).toEqual([
      { code: 'MIXES', due: 0 },
      { code: 'RUNS', due: 0 },
    ]);
    expect(await next.markLeft(7, '', 10)).toEqual(['HALT', 'IDLE', 'OVER', 'TORN']);
    expect((await next.counts()).open).toBe(6);
    await expect(next.openTable('TORN')).rejects.toMatchObject({ reason: 'spoilt' });
    await next.close();
  });

  test('a database file can be opened by one server at a time', async () => {
    const path = newFile();
    const store = openSqliteStore(path);
    expectRefusal(path, 'locked', path, 'Stop that server', 'POSSE_DATA');
    await store.close();
    const next = openSqliteStore(path);
    expectRefusal(path, 'locked');
    await next.write([line(1)]);
    expect(await next.lines('ABCD', 10)).toHaveLength(1);
    await next.close();
  });

  test('refuses a database file where this user may not write', () => {
    const notFolder = join(root, 'plain');
    writeFileSync(notFolder, '');
    const path = join(notFolder, 'posse.db');
    expectRefusal(path, 'unreadable', path, 'Check', 'POSSE_DATA');
    expectRefusal(root, 'unreadable', root, 'Check');
    expect(readdirSync(root)).toContain('plain');
  });

  test.skipIf(process.platform === 'win32')(
    'a database file is readable for its owner only, because it holds secrets',
    async () => {
      const path = newFile();
      const store = openSqliteStore(path);
      await store.write([line(1)]);
      for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0);
      expect(statSync(dirname(path)).mode & 0o077).toBe(0);
      await store.close();
    },
  );
});

test('a database whose first creation broke off in the middle is created anew', async () => {
  const begun = new DatabaseSync(join(root, 'begun.db'));
  begun.exec('PRAGMA cache_size = 1; BEGIN; CREATE TABLE half (way)');
  for (let row = 0; row < 200; row++) begun.exec(`INSERT INTO half VALUES ('${'x'.repeat(500)}')`);
  const path = newFile();
  mkdirSync(dirname(path));
  for (const beside of ['', '-journal']) cpSync(join(root, `begun.db${beside}`), `${path}${beside}`);
  begun.close();
  expect(statSync(path).size).toBeGreaterThan(0);
  expect(statSync(`${path}-journal`).size).toBeGreaterThan(0);
  const store = openSqliteStore(path);
  await store.write([line(1)]);
  expect(await store.lines('ABCD', 10)).toHaveLength(1);
  await store.close();
});
