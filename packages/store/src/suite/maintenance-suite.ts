// The suite for every store about tables that nobody owns.

import { expect, test } from 'vitest';
import type { Change, Store } from '../store-interface.ts';
import { line, put, refusal, said, table } from './sample-records.ts';
import { type Group, type StoreLocation, storeForEach } from './temporary-store.ts';

/** A store that several servers share: a node must claim a table before it writes to it. */
interface SharedStore extends Store {
  claim(code: string): Promise<unknown>;
  release(codes: readonly string[]): Promise<void>;
}

const isShared = (store: Store): store is SharedStore => 'claim' in store;

const tableOf = (change: Change): string =>
  change.put === 'table' ? change.record.code : 'table' in change ? change.table : '';

export function careSuite(name: string, newPlace: () => Promise<StoreLocation>, group: Group): void {
  group(`the store in ${name}, of tables that nobody looks after,`, () => {
    const at = storeForEach(newPlace);

    /** Makes changes as a node that owns the tables for this moment. */
    async function tend(changes: readonly Change[]): Promise<void> {
      const { store } = at;
      if (!isShared(store)) return store.write(changes);
      const codes = changes.map(tableOf);
      for (const code of codes) await store.claim(code);
      await store.write(changes);
      await store.release(codes);
    }

    test('adds a table whose code is free, and leaves one that is there as it was, open or closed', async () => {
      expect(await at.store.addTable(table('ABCD'))).toBe(true);
      expect(await at.store.addTable(table('ABCD', true))).toBe(false);
      await tend([{ put: 'closed', table: 'ABCD', at: 5 }]);
      expect(await at.store.addTable(table('ABCD', true))).toBe(false);
      const both = await Promise.all([at.store.addTable(table('EFGH')), at.store.addTable(table('EFGH', true))]);
      expect(both.toSorted()).toEqual([false, true]);
      await tend([line('EFGH', 1)]);
      await at.reopen();
      expect(await at.store.table('ABCD')).toEqual(table('ABCD'));
      expect(await at.store.openTables()).toEqual(['EFGH']);
      expect(await at.store.lines('EFGH', 10)).toEqual([said(1)]);
    });

    test('tells an open table from one that is closed', async () => {
      await tend([put('ABCD'), put('EFGH')]);
      await tend([{ put: 'closed', table: 'EFGH', at: 5 }]);
      expect(await at.store.openTable('ABCD')).toEqual(table('ABCD'));
      expect(await at.store.openTable('EFGH')).toBeNull();
      expect(await at.store.openTable('IJKL')).toBeNull();
    });

    test('knows where something is due, as it was written last, and tells some at a time', async () => {
      await tend([put('EFGH', 3000), put('ABCD', 0), put('IJKL', null), put('MNOP'), put('QRST', 7)]);
      await tend([put('UVWX', 1), { put: 'closed', table: 'UVWX', at: 5 }]);
      await at.reopen();
      expect(await at.store.dueTables('', 2)).toEqual([
        { code: 'ABCD', due: 0 },
        { code: 'EFGH', due: 3000 },
      ]);
      expect(await at.store.dueTables('EFGH', 2)).toEqual([{ code: 'QRST', due: 7 }]);
      await tend([put('ABCD'), put('MNOP', 5)]);
      expect((await at.store.dueTables('', 10)).map(({ code }) => code)).toEqual(['EFGH', 'MNOP', 'QRST']);
    });

    test('knows which tables nobody has been at, until somebody comes', async () => {
      await tend(['ABCD', 'EFGH', 'IJKL', 'MNOP'].map((code) => put(code)));
      for (const [code, at] of [
        ['ABCD', 1000],
        ['EFGH', 1001],
        ['IJKL', 999],
        ['MNOP', 1],
      ] as const)
        await tend([{ put: 'left', table: code, at }]);
      await tend([{ put: 'closed', table: 'MNOP', at: 5 }]);
      await at.reopen();
      expect(await at.store.leftTables(1000, '', 10)).toEqual(['ABCD', 'IJKL']);
      expect(await at.store.leftTables(1000, '', 1)).toEqual(['ABCD']);
      expect(await at.store.leftTables(1000, 'ABCD', 10)).toEqual(['IJKL']);
      // Other writes of a table say nothing about who is there.
      await tend([put('ABCD')]);
      await tend([{ put: 'left', table: 'IJKL', at: null }]);
      expect(await at.store.leftTables(2000, '', 10)).toEqual(['ABCD', 'EFGH']);
      await expect(at.store.write([{ put: 'left', table: 'nowhere', at: 5 }])).rejects.toEqual(refusal('failed'));
    });

    test('gives a date to tables that nobody has given one, but not where something is due', async () => {
      await tend([put('ABCD'), put('EFGH', 0), put('IJKL'), put('MNOP'), put('QRST')]);
      await tend([
        { put: 'left', table: 'IJKL', at: 5000 },
        { put: 'closed', table: 'QRST', at: 5 },
      ]);
      expect(await at.store.markLeft(700, '', 1)).toEqual(['ABCD']);
      expect(await at.store.markLeft(700, 'ABCD', 10)).toEqual(['MNOP']);
      expect(await at.store.markLeft(900, '', 10)).toEqual([]);
      expect(await at.store.leftTables(700, '', 10)).toEqual(['ABCD', 'MNOP']);
      expect(await at.store.leftTables(699, '', 10)).toEqual([]);
    });

    test('counts the tables that are open, by who made them', async () => {
      expect(await at.store.counts()).toEqual({ open: 0, byMaker: new Map() });
      for (const [code, maker] of [
        ['ABCD', 'a'],
        ['EFGH', 'b'],
        ['IJKL', 'a'],
        ['MNOP', 'a'],
      ] as const)
        await at.store.addTable({ ...table(code), maker });
      await at.store.addTable(table('QRST'));
      await tend([{ put: 'closed', table: 'MNOP', at: 5 }]);
      const byMaker = new Map([
        ['a', 2],
        ['b', 1],
      ]);
      expect(await at.store.counts()).toEqual({ open: 4, byMaker });
    });
  });
}
