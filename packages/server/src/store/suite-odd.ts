// What every store must do with odd texts, with what is written at the same time, and with a second one who opens it.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './store.ts';
import type { Place } from './suite-care.ts';
import { answer, answered, deal, dealt, line, put, refusal, said, table } from './suite-records.ts';

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

export function oddSuite(name: string, newPlace: () => Promise<Place>): void {
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

    test('has odd texts as they were given, wherever people can write some', async () => {
      const odd = JSON.stringify(TEXTS);
      const record = { ...table('ABCD'), host: TEXTS.join(), heard: TEXTS, maker: 'a\0\ud800' };
      const game = { ...dealt('g'), names: TEXTS };
      const lines = TEXTS.map((text, place) => ({ ...said(place + 1), text, name: text }));
      await store.write([
        { put: 'table', record },
        { put: 'game', record: game },
      ]);
      await store.write(lines.map((one) => ({ put: 'line', table: 'ABCD', line: one })));
      await store.write([{ put: 'answer', game: 'g', record: { ...answered(0), answer: odd } }]);
      await store.write([{ put: 'snapshot', game: 'g', snapshot: { number: 1, state: odd } }]);
      await store.close();
      store = await place.open();
      expect(await store.table('ABCD')).toEqual(record);
      expect(await store.game('g')).toEqual(game);
      expect(await store.lines('ABCD', 100)).toEqual(lines);
      expect((await store.answers('g', 0)).map((one) => one.answer)).toEqual([odd]);
      expect(await store.lastSnapshot('g')).toEqual({ number: 1, state: odd });
      expect(await store.hasTable('AB\0D')).toBe(false);
    });

    test('keeps what is written at the same time in the order in which it was', async () => {
      const snapshot = (number: number) =>
        store.write([{ put: 'snapshot', game: 'g', snapshot: { number, state: '{}' } }]);
      const rename = (host: string) => store.write([{ put: 'table', record: { ...table('ABCD'), host } }]);
      await Promise.all([
        store.write([put('ABCD'), deal('g'), answer('g', 0), answer('g', 1)]),
        rename('first'),
        store.write([line('ABCD', 1), answer('g', 2)]),
        snapshot(2),
        rename('second'),
        snapshot(3),
        store.write([answer('g', 3), line('ABCD', 2)]),
      ]);
      expect((await store.table('ABCD'))?.host).toBe('second');
      expect((await store.lastSnapshot('g'))?.number).toBe(3);
      expect(await store.answers('g', 0)).toEqual([0, 1, 2, 3].map((number) => answered(number)));
      expect(await store.lines('ABCD', 10)).toEqual([said(1), said(2)]);
    });

    test('keeps the good ones of writes that touch the same table and game, in their order', async () => {
      await store.write([put('ABCD'), deal('g')]);
      const ends = await Promise.allSettled([
        store.write([{ put: 'table', record: { ...table('ABCD'), host: 'first' } }, answer('g', 0)]),
        store.write([{ put: 'table', record: { ...table('ABCD'), host: 'bad' } }, answer('g', 0)]),
        store.write([answer('g', 1)]),
        store.write([{ put: 'table', record: { ...table('ABCD'), host: 'worse' } }, answer('nowhere', 0)]),
      ]);
      expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false]);
      expect((await store.table('ABCD'))?.host).toBe('first');
      expect(await store.answers('g', 0)).toEqual([answered(0), answered(1)]);
    });

    test('lets only one of two who open it write the same table', async () => {
      await store.write([put('ABCD'), deal('g')]);
      const second = await place.open().catch((failure) => {
        expect(failure).toEqual(refusal('locked'));
        return null;
      });
      const writers = second === null ? [store] : [store, second];
      const ends = await Promise.allSettled(writers.map((one) => one.write([put('ABCD'), answer('g', 0)])));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.answers('g', 0)).toEqual([answered(0)]);
      await second?.close();
    });
  });
}
