// The suite of tests for every store.

import { describe, expect, test } from 'vitest';
import type { Change } from '../store-interface.ts';
import { oddSuite } from './edge-case-suite.ts';
import { careSuite } from './maintenance-suite.ts';
import { answer, answered, deal, dealt, line, refusal, said, table } from './sample-records.ts';
import { type Group, type StoreLocation, storeForEach } from './temporary-store.ts';

export type { StoreLocation } from './temporary-store.ts';

/** The suite of all stores. `group` may be `describe.skipIf(…)`, for a store that not every machine can run. */
export function storeSuite(name: string, newPlace: () => Promise<StoreLocation>, group: Group = describe): void {
  group(`the store in ${name}`, () => {
    const at = storeForEach(newPlace);

    const numbers = async (game: string): Promise<number[]> =>
      (await at.store.answers(game, 0)).map(({ step }) => step);

    test('is empty at first', async () => {
      expect(await at.store.openTables()).toEqual([]);
      expect(await at.store.hasTable('ABCD')).toBe(false);
      expect(await at.store.table('ABCD')).toBeNull();
      expect(await at.store.game('g')).toBeNull();
      expect(await at.store.outcome('g')).toBeNull();
      expect(await at.store.outcomes('ABCD', 10)).toEqual([]);
      expect(await at.store.answers('g', 0)).toEqual([]);
      expect(await at.store.lastSnapshot('g')).toBeNull();
      expect(await at.store.lines('ABCD', 10)).toEqual([]);
      await at.store.check();
    });

    test('has everything that was written when it is opened again', async () => {
      const given = { winners: [0, 2], answers: 2, endedAt: 1_800_000_009_000 };
      await at.store.write([{ put: 'table', record: table('ABCD') }, deal('g'), answer('g', 0)]);
      await at.store.write([{ put: 'answer', game: 'g', record: answered(1, true) }]);
      await at.store.write([
        { put: 'snapshot', game: 'g', snapshot: { step: 1, state: '{"stack":[]}' } },
        { put: 'outcome', game: 'g', outcome: given },
      ]);
      await at.store.write([line('ABCD', 1), line('ABCD', 2)]);
      await at.reopen();
      expect(await at.store.openTables()).toEqual(['ABCD']);
      expect(await at.store.table('ABCD')).toEqual(table('ABCD'));
      expect(await at.store.hasTable('ABCD')).toBe(true);
      expect(await at.store.game('g')).toEqual(dealt('g'));
      expect(await at.store.outcome('g')).toEqual(given);
      expect(await at.store.answers('g', 0)).toEqual([answered(0), answered(1, true)]);
      expect(await at.store.lastSnapshot('g')).toEqual({ step: 1, state: '{"stack":[]}' });
      expect(await at.store.lines('ABCD', 10)).toEqual([said(1), said(2)]);
      await at.store.check();
    });

    test('has the outcomes of a table’s last games, the oldest first', async () => {
      const outcome = (endedAt: number) => ({ winners: [1], answers: 0, endedAt });
      await at.store.write([
        { put: 'table', record: table('ABCD') },
        { put: 'table', record: table('EFGH') },
      ]);
      for (const [place, id] of ['g', 'h', 'i', 'j'].entries()) {
        await at.store.write([deal(id, id === 'i' ? 'EFGH' : 'ABCD')]);
        if (id !== 'j') await at.store.write([{ put: 'outcome', game: id, outcome: outcome(place) }]);
      }
      await at.reopen();
      expect(await at.store.outcomes('ABCD', 10)).toEqual([outcome(0), outcome(1)]);
      expect(await at.store.outcomes('ABCD', 1)).toEqual([outcome(1)]);
      expect(await at.store.outcomes('EFGH', 10)).toEqual([outcome(2)]);
    });

    test('has each table as it was written last', async () => {
      await at.store.write([
        { put: 'table', record: table('ABCD') },
        { put: 'table', record: table('EFGH') },
      ]);
      await at.store.write([{ put: 'table', record: table('EFGH', true) }]);
      expect(await at.store.openTables()).toEqual(['ABCD', 'EFGH']);
      expect(await at.store.table('EFGH')).toEqual(table('EFGH', true));
    });

    test('gives the code of a closed table to nobody else, keeps its games, and never opens it again', async () => {
      await at.store.write([{ put: 'table', record: table('ABCD') }, deal('g'), answer('g', 0)]);
      await at.store.write([{ put: 'closed', table: 'ABCD', at: 1_800_000_010_000 }]);
      await at.store.write([{ put: 'table', record: table('ABCD') }]);
      await at.reopen();
      expect(await at.store.openTables()).toEqual([]);
      expect(await at.store.hasTable('ABCD')).toBe(true);
      expect(await at.store.answers('g', 0)).toEqual([answered(0)]);
    });

    test('has no outcome of a game that goes on, and no winners of one that was given up', async () => {
      const givenUp = { winners: null, answers: 0, endedAt: 1 };
      await at.store.write([deal('g'), deal('h'), { put: 'outcome', game: 'h', outcome: givenUp }]);
      expect(await at.store.outcome('g')).toBeNull();
      expect(await at.store.outcome('h')).toEqual(givenUp);
    });

    test('tells the answers in order, from a number on, of one game only', async () => {
      await at.store.write([deal('g'), deal('h')]);
      for (const number of [0, 1, 2, 3]) await at.store.write([answer('g', number), answer('h', number)]);
      await at.store.write([answer('h', 4)]);
      expect(await at.store.answers('g', 2)).toEqual([answered(2), answered(3)]);
      expect(await at.store.answers('g', 4)).toEqual([]);
    });

    test('keeps a bot’s answer without a name, as older programs have written it', async () => {
      const { bot: _, ...older } = answered(0, true);
      await at.store.write([deal('g'), { put: 'answer', game: 'g', record: older }]);
      await at.reopen();
      expect(await at.store.answers('g', 0)).toEqual([older]);
    });

    test('has the last snapshot only', async () => {
      await at.store.write([deal('g'), deal('h')]);
      for (const step of [20, 40])
        await at.store.write([{ put: 'snapshot', game: 'g', snapshot: { step, state: `{"answers":${step}}` } }]);
      expect(await at.store.lastSnapshot('g')).toEqual({ step: 40, state: '{"answers":40}' });
      expect(await at.store.lastSnapshot('h')).toBeNull();
    });

    test('tells the last lines of a table, the oldest first', async () => {
      for (const number of [1, 2, 3]) await at.store.write([line('ABCD', number), line('EFGH', number + 10)]);
      expect(await at.store.lines('ABCD', 2)).toEqual([said(2), said(3)]);
      expect(await at.store.lines('ABCD', 0)).toEqual([]);
    });

    test('keeps all changes of a write or none', async () => {
      await at.store.write([deal('g'), answer('g', 0)]);
      const write = at.store.write([deal('h'), answer('h', 0), line('ABCD', 1), answer('g', 0)]);
      await expect(write).rejects.toEqual(refusal('conflict'));
      await at.reopen();
      expect(await at.store.game('h')).toBeNull();
      expect(await at.store.answers('h', 0)).toEqual([]);
      expect(await at.store.lines('ABCD', 10)).toEqual([]);
    });

    test('keeps one of two answers to the same question, and says to the other that there is one', async () => {
      await at.store.write([deal('g')]);
      const other: Change = { put: 'answer', game: 'g', record: answered(0, true) };
      const [first, second] = await Promise.allSettled([at.store.write([answer('g', 0)]), at.store.write([other])]);
      expect(first).toEqual({ status: 'fulfilled', value: undefined });
      expect(second).toEqual({ status: 'rejected', reason: refusal('conflict') });
      await expect(at.store.write([other])).rejects.toEqual(refusal('conflict'));
      expect(await at.store.answers('g', 0)).toEqual([answered(0)]);
    });

    test('keeps what is written beside a bad write, and goes on', async () => {
      await at.store.write([deal('g')]);
      const writes = [answer('g', 0), answer('g', 0), answer('nowhere', 0), deal('g'), answer('g', 1)];
      const ends = await Promise.allSettled(writes.map((change) => at.store.write([change])));
      expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, true]);
      await at.store.write([answer('g', 2)]);
      expect(await numbers('g')).toEqual([0, 1, 2]);
      await at.store.check();
    });

    test('takes nothing that belongs to a game that it does not know', async () => {
      const outcome = { winners: [1], answers: 0, endedAt: 1 };
      const changes: readonly Change[] = [
        answer('nowhere', 0),
        { put: 'snapshot', game: 'nowhere', snapshot: { step: 0, state: '{}' } },
        { put: 'outcome', game: 'nowhere', outcome },
      ];
      for (const change of changes) await expect(at.store.write([change])).rejects.toEqual(refusal('failed'));
      expect(await at.store.lastSnapshot('nowhere')).toBeNull();
    });

    test('takes from two hundred tables at a time', async () => {
      const games = Array.from({ length: 200 }, (_, index) => `game-${index}`);
      await at.store.write(games.map((id) => deal(id)));
      for (let number = 0; number < 5; number++)
        await Promise.all(games.map((game) => at.store.write([answer(game, number)])));
      await at.reopen();
      for (const game of games) expect(await numbers(game)).toEqual([0, 1, 2, 3, 4]);
    });

    test('commits what waits when it is closed, and then does nothing any more', async () => {
      const waiting = [at.store.write([deal('g')]), at.store.write([answer('g', 0)])];
      await Promise.all([at.store.close(), ...waiting]);
      await at.store.close();
      await expect(at.store.write([answer('g', 1)])).rejects.toEqual(refusal('closed'));
      await expect(at.store.answers('g', 0)).rejects.toEqual(refusal('closed'));
      await expect(at.store.check()).rejects.toEqual(refusal('closed'));
      await at.reopen();
      expect(await numbers('g')).toEqual([0]);
    });
  });
  careSuite(name, newPlace, group);
  oddSuite(name, newPlace, group);
}
