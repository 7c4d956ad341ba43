// The suite of edge cases for every store: odd texts, concurrency, a second opener.

import { expect, test } from 'vitest';
import { answer, answered, deal, dealt, line, put, refusal, said, table } from './sample-records.ts';
import { type Group, type StoreLocation, storeForEach } from './temporary-store.ts';

const TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '🤠',
  '\u0001',
  '\u0001"',
  `'"\\'`,
  '\\u0000',
  '\u2028\x7f',
  '�',
  '',
];

export function oddSuite(name: string, newPlace: () => Promise<StoreLocation>, group: Group): void {
  group(`the store in ${name}`, () => {
    const at = storeForEach(newPlace);

    test('has odd texts as they were given, wherever people can write some', async () => {
      const odd = JSON.stringify(TEXTS);
      const record = { ...table('ABCD'), host: TEXTS.join(), heard: TEXTS, maker: 'a\0\ud800' };
      const game = { ...dealt('g'), names: TEXTS };
      const lines = TEXTS.map((text, place) => ({ ...said(place + 1), text, name: text }));
      await at.store.write([
        { put: 'table', record },
        { put: 'game', record: game },
      ]);
      await at.store.write(lines.map((one) => ({ put: 'line', table: 'ABCD', line: one })));
      await at.store.write([{ put: 'answer', game: 'g', record: { ...answered(0), answer: odd } }]);
      await at.store.write([{ put: 'snapshot', game: 'g', snapshot: { step: 1, state: odd } }]);
      await at.reopen();
      expect(await at.store.table('ABCD')).toEqual(record);
      expect(await at.store.game('g')).toEqual(game);
      expect(await at.store.lines('ABCD', 100)).toEqual(lines);
      expect((await at.store.answers('g', 0)).map((one) => one.answer)).toEqual([odd]);
      expect(await at.store.lastSnapshot('g')).toEqual({ step: 1, state: odd });
      expect(await at.store.hasTable('AB\0D')).toBe(false);
    });

    test('keeps what is written at the same time in the order in which it was', async () => {
      const snapshot = (step: number) =>
        at.store.write([{ put: 'snapshot', game: 'g', snapshot: { step, state: '{}' } }]);
      const rename = (host: string) => at.store.write([{ put: 'table', record: { ...table('ABCD'), host } }]);
      await Promise.all([
        at.store.write([put('ABCD'), deal('g'), answer('g', 0), answer('g', 1)]),
        rename('first'),
        at.store.write([line('ABCD', 1), answer('g', 2)]),
        snapshot(2),
        rename('second'),
        snapshot(3),
        at.store.write([answer('g', 3), line('ABCD', 2)]),
      ]);
      expect((await at.store.table('ABCD'))?.host).toBe('second');
      expect((await at.store.lastSnapshot('g'))?.step).toBe(3);
      expect(await at.store.answers('g', 0)).toEqual([0, 1, 2, 3].map((number) => answered(number)));
      expect(await at.store.lines('ABCD', 10)).toEqual([said(1), said(2)]);
    });

    test('keeps the good ones of writes that touch the same table and game, in their order', async () => {
      await at.store.write([put('ABCD'), deal('g')]);
      const ends = await Promise.allSettled([
        at.store.write([{ put: 'table', record: { ...table('ABCD'), host: 'first' } }, answer('g', 0)]),
        at.store.write([{ put: 'table', record: { ...table('ABCD'), host: 'bad' } }, answer('g', 0)]),
        at.store.write([answer('g', 1)]),
        at.store.write([{ put: 'table', record: { ...table('ABCD'), host: 'worse' } }, answer('nowhere', 0)]),
      ]);
      expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false]);
      expect((await at.store.table('ABCD'))?.host).toBe('first');
      expect(await at.store.answers('g', 0)).toEqual([answered(0), answered(1)]);
    });

    test('lets only one of two who open it write the same table', async () => {
      await at.store.write([put('ABCD'), deal('g')]);
      const second = await at.place.open().catch((failure) => {
        expect(failure).toEqual(refusal('locked'));
        return null;
      });
      const writers = second === null ? [at.store] : [at.store, second];
      const ends = await Promise.allSettled(writers.map((one) => one.write([put('ABCD'), answer('g', 0)])));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await at.store.answers('g', 0)).toEqual([answered(0)]);
      await second?.close();
    });
  });
}
