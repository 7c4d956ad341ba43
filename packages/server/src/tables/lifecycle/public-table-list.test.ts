// Tests of the list of public tables, its order and cost, and of limits.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../../testing/test-tables.ts';
import type { Table } from '../actor/table.ts';
import { Listing, MAX_LISTED } from './public-table-list.ts';

/** Tables with one free seat or none, each slightly newer than the last; `looks` counts how often one is read. */
function many(count: number) {
  const listing = new Listing();
  const work = { looks: 0 };
  const tables = Array.from({ length: count }, (_, number) => {
    const record = { isPublic: true, createdAt: number };
    const table = {
      taken: number % 2 === 0,
      get record() {
        work.looks++;
        return record;
      },
      get free() {
        work.looks++;
        return this.taken ? 0 : 1;
      },
    };
    listing.note(table as object as Table);
    return table;
  });
  work.looks = 0;
  return { listing, work, tables };
}

describe('with 50 tables and with 5,000', () => {
  test('the public list shows as many tables among 5,000 as among 50, without looking at the others', () => {
    for (const count of [50, 5000]) {
      const { listing, work, tables } = many(count);
      expect(listing.first).toHaveLength(MAX_LISTED);
      expect(work.looks).toBe(0);
      expect(listing.first[0]).toBe(tables.at(-1));
    }
  });

  test('updating the public list after a change of one table costs about the same with 50 and 5,000 tables', () => {
    const cost = (count: number): number => {
      const { listing, work, tables } = many(count);
      const table = tables.at(-2) as (typeof tables)[number];
      table.taken = false;
      listing.note(table as object as Table);
      expect(listing.first).toContain(table);
      return work.looks;
    };
    // It is found by halves.
    expect(cost(5000)).toBeLessThan(3 * cost(50));
  });
});

describe('the public tables', () => {
  let rig: Rig;
  beforeEach(() => {
    rig = new Rig();
    rig.slowBots();
  });
  afterEach(() => rig.close());

  const codes = (): readonly string[] => rig.tables.listed().map(({ code }) => code);
  const open = (): Promise<string> => rig.create('card', { seats: 4 }, { isPublic: true });

  test('public tables are listed with their free seats as people sit down and leave, until they are private', async () => {
    const [first, second] = [await open(), await open()];
    const hidden = await rig.create();
    expect(new Set(codes())).toEqual(new Set([first, second]));
    const host = await rig.come('host', second);
    await host.does({ type: 'sit' });
    expect(codes()).toEqual([first, second]);
    expect(rig.tables.listed()[1]).toMatchObject({ people: 1, free: 3 });
    const other = await rig.come('host', first);
    for (const seat of [0, 1]) await other.does({ type: 'bot', seat });
    expect(codes()).toEqual([second, first]);
    await host.does({ type: 'arrange', isPublic: false });
    expect(codes()).toEqual([first]);
    expect(codes()).not.toContain(hidden);
  });

  test('after a restart a public table is listed again once somebody has come back to it', async () => {
    const all = [await open(), await open()];
    await rig.restart();
    expect(codes()).toEqual([]);
    for (const code of all) await rig.come('host', code);
    expect(new Set(codes())).toEqual(new Set(all));
  });
});

describe('from one network', () => {
  let rig: Rig;
  beforeEach(() => {
    rig = new Rig();
    rig.config.maxTables = 120;
  });
  afterEach(() => rig.close());

  const WISH = { game: 'card', plan: { seats: 4 }, clock: { answer: 45, bank: 0 }, isPublic: false } as const;
  const make = async (maker: string | null): Promise<string> => {
    const made = await rig.tables.create('host', WISH, maker).catch((error: { code: string }) => error);
    return made.code;
  };
  const refused = async (maker: string | null, times: number): Promise<number> =>
    (await Promise.all(Array.from({ length: times }, () => make(maker)))).filter((code) => code === 'too-many-tables')
      .length;

  test('one network may create at most a tenth of all tables, and other networks still have room', async () => {
    expect(await refused('here', 20)).toBe(8);
    await expect(rig.tables.create('host', WISH, 'here')).rejects.toMatchObject({ code: 'too-many-tables', wait: 600 });
    expect(await refused('there', 12)).toBe(0);
    expect(await refused(null, 20)).toBe(0);
  });

  test('the tables that a network created count after a restart too, until they are swept', async () => {
    await refused('here', 12);
    await rig.restart();
    expect(await make('here')).toBe('too-many-tables');
    await rig.tables.maintenance.sweep(rig.time.now(), rig.tables.today + 11 * 60_000);
    expect(await refused('here', 12)).toBe(0);
  });

  test('one network may create ten tables even on a server with a small maximum of tables', async () => {
    rig.config.maxTables = 20;
    expect(await refused('here', 12)).toBe(2);
  });

  test('a table that could not be stored does not count towards its network’s maximum of tables', async () => {
    rig.store.failing = 5;
    await Promise.all(Array.from({ length: 5 }, () => make('here')));
    expect(await refused('here', 12)).toBe(0);
  });
});
