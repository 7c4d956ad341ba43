// Tests that damage is noticed: a changed row, a truncated log.

import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { Change, GameRecord, TableRecord } from '../store-interface.ts';
import { openSqliteStore } from './sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'posse-damage-'));
afterAll(() => rmSync(root, { recursive: true }));
let files = 0;
const newFile = (): string => join(root, `${++files}`, 'posse.db');

const game = (id: string, table: string): Change => ({
  put: 'game',
  record: { id, table, setup: { seats: 4 }, seed: 'seed', names: ['Jane'] } as unknown as GameRecord,
});
const table = (code: string): Change => ({ put: 'table', record: { code, seats: [] } as unknown as TableRecord });
const answer = (id: string, step: number): Change => ({
  put: 'answer',
  game: id,
  record: { step, seat: 1, answer: '{"kind":"pass"}', byBot: false, took: 7, at: 9 },
});
const line = (code: string, number: number): Change => ({
  put: 'line',
  table: code,
  line: { number, channel: 'table', game: null, guest: 'g1', seat: 0, name: 'Jane', text: 'Howdy.', at: 1 },
});
const spoilt = expect.objectContaining({ name: 'StoreFailure', reason: 'spoilt' });

/** Stores two tables with chat, each with a game of four answers. */
async function evening(): Promise<string> {
  const path = newFile();
  const store = openSqliteStore(path);
  for (const [code, id] of [
    ['ABCD', 'g'],
    ['EFGH', 'h'],
  ] as const) {
    await store.write([table(code), game(id, code), line(code, 1), line(code, 2), line(code, 3)]);
    for (const number of [0, 1, 2, 3]) await store.write([answer(id, number)]);
    await store.write([{ put: 'snapshot', game: id, snapshot: { step: 2, state: '{"stack":[]}' } }]);
    await store.write([{ put: 'outcome', game: id, outcome: { winners: [0], answers: 4, endedAt: 5 } }]);
  }
  await store.close();
  return path;
}

/** Changes a row as somebody might do by hand, or a faulty disk. */
function change(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
}

describe('a row that is not what was written', () => {
  const CHANGES: readonly (readonly [string, 'table' | 'game' | 'outcome' | 'answers' | 'lines'])[] = [
    [`UPDATE tables SET record = replace(record, 'ABCD', 'ABCE') WHERE code = 'ABCD'`, 'table'],
    [`UPDATE tables SET mark = NULL WHERE code = 'ABCD'`, 'table'],
    [`UPDATE games SET record = replace(record, 'seed"', 'sead"') WHERE id = 'g'`, 'game'],
    [`UPDATE games SET outcome = replace(outcome, '[0]', '[1]') WHERE id = 'g'`, 'outcome'],
    [`UPDATE games SET outcome = NULL WHERE id = 'g'`, 'outcome'],
    [`UPDATE answers SET seat = 2 WHERE game = 1 AND number = 3`, 'answers'],
    [`UPDATE answers SET took = 8 WHERE game = 1 AND number = 0`, 'answers'],
    [`UPDATE answers SET bot = 'legend' WHERE game = 1 AND number = 1`, 'answers'],
    [`DELETE FROM answers WHERE game = 1 AND number = 2`, 'answers'],
    [`UPDATE lines SET line = replace(line, 'Howdy', 'Adieu') WHERE table_code = 'ABCD' AND number = 2`, 'lines'],
    [`DELETE FROM lines WHERE table_code = 'ABCD' AND number = 2`, 'lines'],
  ];

  test.each(CHANGES)(
    'reading a damaged row of the database reports it, and reading other rows does not: %s',
    async (statement, what) => {
      const path = await evening();
      change(path, statement);
      const store = openSqliteStore(path);
      const read = (code: string, id: string) => ({
        table: () => store.table(code),
        game: () => store.game(id),
        outcome: () => store.outcome(id),
        answers: () => store.answers(id, 0),
        lines: () => store.lines(code, 10),
      });
      await expect(read('ABCD', 'g')[what]()).rejects.toEqual(spoilt);
      for (const sound of Object.values(read('EFGH', 'h'))) await sound();
      await store.close();
    },
  );

  test('reading answers of a game from any step before a damaged one reports the damage', async () => {
    const path = await evening();
    change(path, 'UPDATE answers SET seat = 0 WHERE game = 1 AND number = 2');
    const store = openSqliteStore(path);
    await expect(store.answers('g', 1)).rejects.toEqual(spoilt);
    expect(await store.answers('h', 2)).toHaveLength(2);
    await store.close();
  });

  test('a damaged outcome is left out of the last games of its table', async () => {
    const path = await evening();
    const outcome = { winners: [0], answers: 3, endedAt: 5 };
    const before = openSqliteStore(path);
    await before.write([{ put: 'outcome', game: 'g', outcome }]);
    expect(await before.outcomes('ABCD', 10)).toEqual([outcome]);
    await before.close();
    change(path, `UPDATE games SET outcome = json_set(outcome, '$.endedAt', 6) WHERE id = 'g'`);
    const store = openSqliteStore(path);
    expect(await store.outcomes('ABCD', 10)).toEqual([]);
    await store.close();
  });

  test('a damaged snapshot counts as missing, because the stored answers say the same', async () => {
    const path = await evening();
    change(path, `UPDATE snapshots SET state = '{"stack":[1]}' WHERE game = 1`);
    const store = openSqliteStore(path);
    expect(await store.lastSnapshot('g')).toBeNull();
    expect(await store.lastSnapshot('h')).not.toBeNull();
    await store.close();
  });
});

test('a table whose stored date is damaged is not swept, and one whose due date is damaged is looked at at once', async () => {
  const path = newFile();
  const store = openSqliteStore(path);
  await store.write([table('ABCD'), table('EFGH')]);
  for (const code of ['ABCD', 'EFGH']) await store.write([{ put: 'left', table: code, at: 5000 }]);
  await store.write([{ ...table('IJKL'), due: 3000 } as Change]);
  await store.close();
  change(path, `UPDATE tables SET left_at = 5 WHERE code = 'ABCD'; UPDATE tables SET due = 999999 WHERE code = 'IJKL'`);
  const next = openSqliteStore(path);
  expect(await next.leftTables(10, '', 10)).toEqual([]);
  expect(await next.leftTables(5000, '', 10)).toEqual(['EFGH']);
  expect(await next.dueTables('', 10)).toEqual([
    { code: 'ABCD', due: 0 },
    { code: 'IJKL', due: 0 },
  ]);
  expect(await next.table('ABCD')).not.toBeNull();
  await next.close();
});

test('a table that lost its due date in the database is looked at, and neither forgotten nor swept', async () => {
  const path = newFile();
  const store = openSqliteStore(path);
  await store.write([{ ...table('ABCD'), due: 0 } as Change, { ...table('EFGH'), due: 3000 } as Change, table('IJKL')]);
  await store.write([{ put: 'left', table: 'EFGH', at: 5000 }]);
  await store.close();
  change(path, 'UPDATE tables SET due = NULL');
  const next = openSqliteStore(path);
  expect(await next.markLeft(700, '', 10)).toEqual(['ABCD', 'IJKL']);
  expect(await next.leftTables(9000, '', 10)).toEqual(['IJKL']);
  expect(await next.dueTables('', 10)).toEqual([
    { code: 'ABCD', due: 0 },
    { code: 'EFGH', due: 0 },
  ]);
  await next.close();
});

test('the store refuses an answer whose step does not follow the last stored one', async () => {
  const store = openSqliteStore(newFile());
  await store.write([game('g', 'ABCD'), answer('g', 0)]);
  await expect(store.write([answer('g', 2)])).rejects.toMatchObject({ reason: 'failed' });
  await store.write([answer('g', 1)]);
  await store.close();
});

describe('a log that is shorter than was told', () => {
  /** The files without the last answers, beside the high-water file that counts them. */
  async function cut(): Promise<string> {
    const path = newFile();
    const store = openSqliteStore(path);
    await store.write([table('ABCD'), game('g', 'ABCD'), table('EFGH'), game('h', 'EFGH')]);
    for (const number of [0, 1]) await store.write([answer('g', number), answer('h', number)]);
    await store.close();
    const before = join(root, `${++files}`, 'posse.db');
    cpSync(dirname(path), dirname(before), { recursive: true });
    const later = openSqliteStore(path);
    await later.write([answer('g', 2)]);
    await later.write([table('IJKL'), game('i', 'IJKL')]);
    await later.close();
    cpSync(`${path}-told`, `${before}-told`);
    return before;
  }

  test('a database that lost its last rows is noticed by the high-water file, and only the tables concerned are shut', async () => {
    const store = openSqliteStore(await cut());
    await expect(store.answers('g', 0)).rejects.toEqual(spoilt);
    await expect(store.table('ABCD')).rejects.toThrow('told more of table ABCD than is kept');
    expect(await store.answers('h', 0)).toHaveLength(2);
    expect(await store.table('EFGH')).not.toBeNull();
    // Of this one nothing is left at all.
    expect(await store.openTables()).toEqual(['ABCD', 'EFGH', 'IJKL']);
    await expect(store.table('IJKL')).rejects.toEqual(spoilt);
    await store.close();
  });

  test('a database that lost only lines of chat is noticed by the high-water file', async () => {
    const path = await evening();
    const before = join(root, `${++files}`, 'posse.db');
    cpSync(dirname(path), dirname(before), { recursive: true });
    const later = openSqliteStore(path);
    await later.write([line('EFGH', 4)]);
    await later.write([table('ABCD')]);
    await later.close();
    cpSync(`${path}-told`, `${before}-told`);
    const store = openSqliteStore(before);
    for (const code of ['ABCD', 'EFGH']) await expect(store.table(code)).rejects.toEqual(spoilt);
    await store.close();
  });

  test('a database that lost its last rows is still noticed when it is opened once more', async () => {
    const path = await cut();
    await openSqliteStore(path).close();
    const store = openSqliteStore(path);
    await expect(store.table('ABCD')).rejects.toEqual(spoilt);
    await store.close();
  });

  test('torn or foreign lines in the high-water file do not make a database count as cut off', async () => {
    const path = await evening();
    const told = `${path}-told`;
    const text = readFileSync(told, 'utf8');
    expect(text.trim().split('\n')).toHaveLength(2);
    writeFileSync(told, `nonsense\n${text.replace('"answers":4', '"answers":5')}`);
    truncateSync(told, readFileSync(told).length - 4);
    const store = openSqliteStore(path);
    expect(await store.table('ABCD')).not.toBeNull();
    expect(await store.answers('h', 0)).toHaveLength(4);
    await store.close();
  });
});
