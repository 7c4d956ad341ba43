// What every store must do, whatever it is made of: the tests for whoever makes another one.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Change, Store } from './store.ts';
import { careSuite, type Place } from './suite-care.ts';
import { oddSuite } from './suite-odd.ts';
import { answer, answered, deal, dealt, line, refusal, said, table } from './suite-records.ts';

export type { Place } from './suite-care.ts';

export function storeSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(`the store in ${name}`, () => {
    let place: Place;
    let store: Store;

    beforeEach(async () => {
      place = await newPlace();
      store = await place.open();
    });

    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    async function reopen(): Promise<void> {
      await store.close();
      store = await place.open();
    }

    const numbers = async (game: string): Promise<number[]> =>
      (await store.answers(game, 0)).map(({ number }) => number);

    test('is empty at first', async () => {
      expect(await store.openTables()).toEqual([]);
      expect(await store.hasTable('ABCD')).toBe(false);
      expect(await store.table('ABCD')).toBeNull();
      expect(await store.game('g')).toBeNull();
      expect(await store.outcome('g')).toBeNull();
      expect(await store.answers('g', 0)).toEqual([]);
      expect(await store.lastSnapshot('g')).toBeNull();
      expect(await store.lines('ABCD', 10)).toEqual([]);
      await store.check();
    });

    test('has everything that was written when it is opened again', async () => {
      const given = { winners: [0, 2], answers: 2, endedAt: 1_800_000_009_000 };
      await store.write([{ put: 'table', record: table('ABCD') }, deal('g'), answer('g', 0)]);
      await store.write([{ put: 'answer', game: 'g', record: answered(1, true) }]);
      await store.write([
        { put: 'snapshot', game: 'g', snapshot: { number: 1, state: '{"stack":[]}' } },
        { put: 'outcome', game: 'g', outcome: given },
      ]);
      await store.write([line('ABCD', 1), line('ABCD', 2)]);
      await reopen();
      expect(await store.openTables()).toEqual(['ABCD']);
      expect(await store.table('ABCD')).toEqual(table('ABCD'));
      expect(await store.hasTable('ABCD')).toBe(true);
      expect(await store.game('g')).toEqual(dealt('g'));
      expect(await store.outcome('g')).toEqual(given);
      expect(await store.answers('g', 0)).toEqual([answered(0), answered(1, true)]);
      expect(await store.lastSnapshot('g')).toEqual({ number: 1, state: '{"stack":[]}' });
      expect(await store.lines('ABCD', 10)).toEqual([said(1), said(2)]);
      await store.check();
    });

    test('has each table as it was written last', async () => {
      await store.write([
        { put: 'table', record: table('ABCD') },
        { put: 'table', record: table('EFGH') },
      ]);
      await store.write([{ put: 'table', record: table('EFGH', true) }]);
      expect(await store.openTables()).toEqual(['ABCD', 'EFGH']);
      expect(await store.table('EFGH')).toEqual(table('EFGH', true));
    });

    test('gives the code of a closed table to nobody else, keeps its games, and never opens it again', async () => {
      await store.write([{ put: 'table', record: table('ABCD') }, deal('g'), answer('g', 0)]);
      await store.write([{ put: 'closed', table: 'ABCD', at: 1_800_000_010_000 }]);
      await store.write([{ put: 'table', record: table('ABCD') }]);
      await reopen();
      expect(await store.openTables()).toEqual([]);
      expect(await store.hasTable('ABCD')).toBe(true);
      expect(await store.answers('g', 0)).toEqual([answered(0)]);
    });

    test('has no outcome of a game that goes on, and no winners of one that was given up', async () => {
      const givenUp = { winners: null, answers: 0, endedAt: 1 };
      await store.write([deal('g'), deal('h'), { put: 'outcome', game: 'h', outcome: givenUp }]);
      expect(await store.outcome('g')).toBeNull();
      expect(await store.outcome('h')).toEqual(givenUp);
    });

    test('tells the answers in order, from a number on, of one game only', async () => {
      await store.write([deal('g'), deal('h')]);
      for (const number of [0, 1, 2, 3]) await store.write([answer('g', number), answer('h', number)]);
      await store.write([answer('h', 4)]);
      expect(await store.answers('g', 2)).toEqual([answered(2), answered(3)]);
      expect(await store.answers('g', 4)).toEqual([]);
    });

    test('keeps a bot’s answer without a name, as older programs have written it', async () => {
      const { bot: _, ...older } = answered(0, true);
      await store.write([deal('g'), { put: 'answer', game: 'g', record: older }]);
      await reopen();
      expect(await store.answers('g', 0)).toEqual([older]);
    });

    test('has the last snapshot only', async () => {
      await store.write([deal('g'), deal('h')]);
      for (const number of [20, 40])
        await store.write([{ put: 'snapshot', game: 'g', snapshot: { number, state: `{"answers":${number}}` } }]);
      expect(await store.lastSnapshot('g')).toEqual({ number: 40, state: '{"answers":40}' });
      expect(await store.lastSnapshot('h')).toBeNull();
    });

    test('tells the last lines of a table, the oldest first', async () => {
      for (const number of [1, 2, 3]) await store.write([line('ABCD', number), line('EFGH', number + 10)]);
      expect(await store.lines('ABCD', 2)).toEqual([said(2), said(3)]);
      expect(await store.lines('ABCD', 0)).toEqual([]);
    });

    test('keeps all changes of a write or none', async () => {
      await store.write([deal('g'), answer('g', 0)]);
      const write = store.write([deal('h'), answer('h', 0), line('ABCD', 1), answer('g', 0)]);
      await expect(write).rejects.toEqual(refusal('conflict'));
      await reopen();
      expect(await store.game('h')).toBeNull();
      expect(await store.answers('h', 0)).toEqual([]);
      expect(await store.lines('ABCD', 10)).toEqual([]);
    });

    test('keeps one of two answers to the same question, and says to the other that there is one', async () => {
      await store.write([deal('g')]);
      const other: Change = { put: 'answer', game: 'g', record: answered(0, true) };
      const [first, second] = await Promise.allSettled([store.write([answer('g', 0)]), store.write([other])]);
      expect(first).toEqual({ status: 'fulfilled', value: undefined });
      expect(second).toEqual({ status: 'rejected', reason: refusal('conflict') });
      await expect(store.write([other])).rejects.toEqual(refusal('conflict'));
      expect(await store.answers('g', 0)).toEqual([answered(0)]);
    });

    test('keeps what is written beside a bad write, and goes on', async () => {
      await store.write([deal('g')]);
      const writes = [answer('g', 0), answer('g', 0), answer('nowhere', 0), deal('g'), answer('g', 1)];
      const ends = await Promise.allSettled(writes.map((change) => store.write([change])));
      expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, true]);
      await store.write([answer('g', 2)]);
      expect(await numbers('g')).toEqual([0, 1, 2]);
      await store.check();
    });

    test('takes nothing that belongs to a game that it does not know', async () => {
      const outcome = { winners: [1], answers: 0, endedAt: 1 };
      const changes: readonly Change[] = [
        answer('nowhere', 0),
        { put: 'snapshot', game: 'nowhere', snapshot: { number: 0, state: '{}' } },
        { put: 'outcome', game: 'nowhere', outcome },
      ];
      for (const change of changes) await expect(store.write([change])).rejects.toEqual(refusal('failed'));
      expect(await store.lastSnapshot('nowhere')).toBeNull();
    });

    test('takes from two hundred tables at a time', async () => {
      const games = Array.from({ length: 200 }, (_, index) => `game-${index}`);
      await store.write(games.map((id) => deal(id)));
      for (let number = 0; number < 5; number++)
        await Promise.all(games.map((game) => store.write([answer(game, number)])));
      await reopen();
      for (const game of games) expect(await numbers(game)).toEqual([0, 1, 2, 3, 4]);
    });

    test('commits what waits when it is closed, and then does nothing any more', async () => {
      const waiting = [store.write([deal('g')]), store.write([answer('g', 0)])];
      await Promise.all([store.close(), ...waiting]);
      await store.close();
      await expect(store.write([answer('g', 1)])).rejects.toEqual(refusal('closed'));
      await expect(store.answers('g', 0)).rejects.toEqual(refusal('closed'));
      await expect(store.check()).rejects.toEqual(refusal('closed'));
      await reopen();
      expect(await numbers('g')).toEqual([0]);
    });
  });
  careSuite(name, newPlace);
  oddSuite(name, newPlace);
}
