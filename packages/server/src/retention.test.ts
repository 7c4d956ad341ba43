// Tests of retention: old data goes, and no clock makes anything older.

import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Change, GameRecord, StoreOnDisk, TableRecord } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BadConfig, configFrom, DEFAULTS, type KeepDays } from './config.ts';
import { Retention } from './retention.ts';
import { Calendar } from './running-days.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOG = { info: () => undefined, error: (about: object) => void stumbles.push(about) };
const MONTH: KeepDays = { talk: 30, tables: 30, games: 30 };

/** The two clocks of the test's machine. */
const time = { at: 0, ahead: 0, now: () => time.at, wall: () => 1_800_000_000_000 + time.at + time.ahead };
let stumbles: object[];
let folder: string;
let store: StoreOnDisk;
let calendar: Calendar;

beforeEach(async () => {
  Object.assign(time, { at: 0, ahead: 0 });
  stumbles = [];
  folder = mkdtempSync(join(tmpdir(), 'posse-retention-'));
  await open();
});
afterEach(async () => {
  await shut();
  rmSync(folder, { recursive: true, force: true });
  expect(stumbles).toEqual([]);
});

const file = (): string => join(folder, 'posse.db');

async function open(): Promise<void> {
  store = openSqliteStore(file());
  calendar = await Calendar.open(store, time, LOG);
}

async function shut(): Promise<void> {
  await calendar.stop();
  await store.close();
}

/** Stops the server for this long by the wall clock, runs `meanwhile`, and starts another. */
async function restart(off = MINUTE, meanwhile: () => void = () => undefined): Promise<void> {
  await shut();
  time.ahead += off;
  meanwhile();
  await open();
}

const tidy = (days: Partial<KeepDays> = MONTH): Promise<void> =>
  new Retention(store, calendar, { ...DEFAULTS.keepDays, ...days }, LOG).pass();

const tableOf = (code: string): Change => ({
  put: 'table',
  record: { code, seats: [], gameId: `${code}-1` } as unknown as TableRecord,
});
const lineOf = (table: string, number: number): Change => ({
  put: 'line',
  table,
  line: { number, channel: 'table', game: null, guest: 'a', seat: 0, name: 'Ann', text: 'Howdy.', at: time.wall() },
});
function gameOf(table: string, id: string, answers: number, isOver = true): Change[] {
  const record = { id, table, setup: {}, seed: 's', startedAt: time.wall() } as unknown as GameRecord;
  const given = (step: number): Change => ({
    put: 'answer',
    game: id,
    record: { step, seat: 0, answer: '{"kind":"pass"}', byBot: false, took: 0, at: time.wall() },
  });
  const outcome = { winners: [0], answers, endedAt: time.wall() };
  return [
    { put: 'game', record },
    ...Array.from({ length: answers }, (_, number) => given(number)),
    { put: 'snapshot', game: id, snapshot: { step: 1, state: '{}' } },
    ...(isOver ? [{ put: 'outcome', game: id, outcome } as const] : []),
  ];
}

/** A table with chat and two games. The second may not be over. */
async function evening(code: string, { closes = true, ends = true, lines = 3, answers = 4 } = {}): Promise<void> {
  await store.write([tableOf(code), ...gameOf(code, `${code}-0`, answers), ...gameOf(code, `${code}-1`, 4, ends)]);
  await store.write(Array.from({ length: lines }, (_, number) => lineOf(code, number + 1)));
  if (closes) await store.write([{ put: 'closed', table: code, at: calendar.today }]);
}

/** The rest of a table: itself, its chat, its games with their answers. */
async function left(code: string): Promise<string> {
  const table = (await store.table(code)) === null ? '' : 'table ';
  const lines = (await store.lines(code, 1_000_000)).length;
  const games = [];
  for (const id of [`${code}-0`, `${code}-1`])
    if ((await store.game(id)) !== null) games.push((await store.answers(id, 0)).length);
  return `${table}${lines} lines, games of ${games.join(' and ') || 'none'}`;
}

const ALL = 'table 3 lines, games of 4 and 4';
const NOTHING = '0 lines, games of none';

describe('of a table that is closed', () => {
  test('retention deletes everything of a closed table after the set number of days, and nothing before', async () => {
    await evening('OLD');
    time.at += 10 * DAY;
    await evening('NEW');
    time.at += 20 * DAY;
    await tidy();
    expect([await left('OLD'), await left('NEW')]).toEqual([ALL, ALL]);
    time.at += HOUR;
    await tidy();
    expect([await left('OLD'), await left('NEW')]).toEqual([NOTHING, ALL]);
    expect(await store.hasTable('OLD')).toBe(false);
  });

  test.each([
    [{ talk: 30 }, 'table 0 lines, games of 4 and 4'],
    [{ games: 30 }, 'table 3 lines, games of none'],
    [{ tables: 30 }, '0 lines, games of 4 and 4'],
    [{ talk: 30, games: 30, tables: 40 }, 'table 0 lines, games of none'],
    [{}, ALL],
  ])('chat, tables and games of a closed table are deleted separately: with %o', async (days, expected) => {
    await evening('OLD');
    time.at += 31 * DAY;
    await tidy(days);
    expect(await left('OLD')).toBe(expected);
    await restart();
    expect(await left('OLD')).toBe(expected);
  });

  test('the code of a deleted table is not given to another table while games of it are still stored', async () => {
    await evening('OLD');
    time.at += 31 * DAY;
    await tidy({ tables: 30 });
    expect([await store.table('OLD'), await store.hasTable('OLD')]).toEqual([null, true]);
    await tidy({ games: 30 });
    expect(await store.hasTable('OLD')).toBe(false);
  });

  test('retention deletes a large table in several small batches', async () => {
    await evening('OLD', { lines: 4500, answers: 4500 });
    time.at += 31 * DAY;
    const slices = [];
    for (let next: string | null = ''; next !== null; ) {
      const slice = await store.deleteOld(calendar.today, calendar.today, calendar.today, next);
      slices.push(slice);
      next = slice.next;
    }
    expect(slices.length).toBeGreaterThan(3);
    expect(slices.reduce((sum, { lines }) => sum + lines, 0)).toBe(4500);
    expect(await left('OLD')).toBe(NOTHING);
  });

  test('retention makes the database file smaller', async () => {
    await evening('OLD', { lines: 4500, answers: 4500 });
    await restart();
    const before = statSync(file()).size;
    time.at += 31 * DAY;
    await tidy();
    await restart();
    expect(statSync(file()).size).toBeLessThan(before / 2);
  });
});

describe('nothing goes', () => {
  test('retention deletes nothing of an open table, nor of a game that is not over', async () => {
    await evening('OPEN', { closes: false, ends: false });
    await evening('LEFT', { ends: false });
    time.at += 1000 * DAY;
    await tidy();
    expect(await left('OPEN')).toBe(ALL);
    expect(await store.table('OPEN')).not.toBeNull();
    expect(await left('LEFT')).toBe('0 lines, games of 4');
  });

  test('retention deletes no damaged table, so that the operator can examine it', async () => {
    await evening('OLD');
    await evening('SAME');
    await restart(MINUTE, () => {
      const database = new DatabaseSync(file());
      database.exec(
        "UPDATE tables SET closed_at = 5 WHERE code = 'SAME'; UPDATE games SET outcome = '{}' WHERE id = 'OLD-0'",
      );
      database.close();
    });
    time.at += 31 * DAY;
    await tidy();
    await expect(store.table('SAME')).rejects.toMatchObject({ reason: 'spoilt' });
    expect(await store.answers('SAME-0', 0)).toHaveLength(4);
    await expect(store.game('OLD-0')).rejects.toMatchObject({ reason: 'spoilt' });
    expect(await store.game('OLD-1')).toBeNull();
  });

  test.each([31 * DAY, 3652 * DAY, -10_000 * DAY])(
    'retention deletes nothing after the machine’s clock was set by %i ms',
    async (jump) => {
      await evening('OLD');
      time.ahead = jump;
      await tidy();
      await evening('NEW');
      for (const again of [0, -jump, jump]) {
        await restart(again + MINUTE);
        await tidy();
        await evening(`NEW${again}`);
      }
      time.at += 29 * DAY;
      await tidy();
      expect([await left('OLD'), await left('NEW'), await left(`NEW${jump}`)]).toEqual([ALL, ALL, ALL]);
      time.at += 2 * DAY;
      await tidy();
      expect([await left('OLD'), await left('NEW')]).toEqual([NOTHING, NOTHING]);
    },
  );

  test('retention deletes nothing because a server was off for long, or slept', async () => {
    await evening('OLD');
    await restart(400 * DAY);
    await tidy();
    expect(await left('OLD')).toBe(ALL);
  });
});

describe('the calendar', () => {
  test('the calendar of retention counts a pause of less than an hour between two servers, and no longer one', async () => {
    const before = calendar.today;
    await restart(50 * MINUTE);
    expect(calendar.today - before).toBe(50 * MINUTE);
    await restart(70 * MINUTE);
    expect(calendar.today - before).toBe(50 * MINUTE);
    await restart(-70 * MINUTE);
    expect(calendar.today - before).toBe(50 * MINUTE);
  });

  const forgetPage = (): void => {
    const database = new DatabaseSync(file());
    database.exec('DELETE FROM calendar');
    database.close();
  };

  test('the first calendar of retention takes the wall clock if an older program’s newest row is within an hour of it', async () => {
    await evening('OLD');
    await restart(50 * MINUTE, forgetPage);
    expect(calendar.today).toBe(time.wall());
  });

  test.each([HOUR + MINUTE, 400 * DAY, -400 * DAY])(
    'the first calendar of retention takes the earlier of wall clock and newest row if they are %i ms apart',
    async (apart) => {
      await evening('OLD');
      const newest = await store.newest();
      await restart(apart, forgetPage);
      expect(calendar.today).toBe(Math.min(newest ?? 0, time.wall()));
      await tidy();
      expect(await left('OLD')).toBe(ALL);
    },
  );
});

describe('the high-water file', () => {
  test('after retention deletes chat, the high-water file still fits and still detects a table that lost its end', async () => {
    await evening('OLD');
    await restart();
    time.at += 31 * DAY;
    await tidy({ talk: 30 });
    await restart();
    expect(await left('OLD')).toBe('table 0 lines, games of 4 and 4');
    // The last game has lost its end.
    await restart(MINUTE, () => {
      const database = new DatabaseSync(file());
      database.exec("DELETE FROM answers WHERE number = 3 AND game = (SELECT key FROM games WHERE id = 'OLD-1')");
      database.close();
    });
    await expect(store.answers('OLD-1', 0)).rejects.toMatchObject({ reason: 'spoilt' });
  });

  test('the high-water file reports no deleted table missing though the machine stops right after the deletion', async () => {
    await evening('OLD');
    await evening('NEW', { closes: false });
    await restart();
    time.at += 31 * DAY;
    await tidy();
    // Nobody has closed anything: the files are as they lie there at that moment.
    const dead = join(folder, 'dead');
    for (const name of readdirSync(folder).filter((one) => one.startsWith('posse.db')))
      cpSync(join(folder, name), join(dead, name));
    const found = openSqliteStore(join(dead, 'posse.db'));
    expect(await found.openTables()).toEqual(['NEW']);
    expect(await found.table('OLD')).toBeNull();
    expect(await found.answers('NEW-1', 0)).toHaveLength(4);
    await found.close();
  });
});

describe('how long', () => {
  const days = (given: string) => configFrom({ POSSE_KEEP_DAYS: given }).keepDays;

  test('the setting for retention takes one time for everything, or one for chat, tables and games each', () => {
    expect(configFrom({}).keepDays).toEqual({ talk: 0, tables: 0, games: 0 });
    expect(days('30')).toEqual({ talk: 30, tables: 30, games: 30 });
    expect(days('talk=7, games=365')).toEqual({ talk: 7, tables: 0, games: 365 });
  });

  test.each(['a month', 'talk', 'talk=', 'talk=-1', 'chat=3', '30,games=1', '1000000', 'talk=1;games=2'])(
    'the setting for retention refuses "%s"',
    (given) => {
      expect(() => days(given)).toThrow(BadConfig);
      expect(() => days(given)).toThrow('talk=30,tables=7,games=365');
    },
  );
});
