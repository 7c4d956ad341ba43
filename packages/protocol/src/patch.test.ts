// Tests that a patch is correct, small, and leaves both values unchanged.

import { below, type Json, type Random, randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { difference, patched } from './patch.ts';

const CASES: readonly (readonly [string, Json, Json, Json | undefined])[] = [
  ['the same text', 'a', 'a', undefined],
  ['another text', 'a', 'b', 'b'],
  ['something for nothing', null, { a: 1 }, { a: 1 }],
  ['a list for a number', 3, [1, 2], [1, 2]],
  ['nothing for an object', { a: 1 }, null, null],
  ['nothing for a list', [1], null, null],
  ['an equal object', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
  ['a field deep inside', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 9, d: 2 } } }, { a: { b: { c: 9 } } }],
  ['a field that becomes null', { a: { b: 1 } }, { a: null }, { a: null }],
  ['a field that is false now', { a: true }, { a: false }, { a: false }],
  ['a field more', { a: 1 }, { a: 1, b: 2 }, [{ a: 1, b: 2 }]],
  ['a field less', { a: 1, b: 2 }, { a: 1 }, [{ a: 1 }]],
  ['another field', { a: 1 }, { b: 1 }, [{ b: 1 }]],
  ['a field named like what every object has', { a: 1 }, { toString: 1 }, [{ toString: 1 }]],
  ['no fields any more', { a: 1 }, {}, [{}]],
  ['an object for a list', [1, 2], { a: 1 }, [-1, { a: 1 }]],
  ['an empty object for a list', [], {}, [-1, {}]],
  ['a list for an object', { a: 1 }, [1, 2], [[1, 2]]],
  ['equal lists', [1, [2], {}], [1, [2], {}], undefined],
  ['one entry more', [1, 2], [1, 2, 3], [2, 3]],
  ['the last entry less', [1, 2, 3], [1, 2], [2]],
  ['the first entry less', [1, 2, 3], [2, 3], [0, 2, 3]],
  ['all entries less', [1, 2], [], [0]],
  ['another number in the middle', [1, 2, 3], [1, 5, 3], [1, 5, 3]],
  ['a field of an entry', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], { 1: { a: 3 } }],
  ['an entry of another kind', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { b: 3 }], { 1: [{ b: 3 }] }],
  ['entries of which one is no object', [{ a: 1 }, 2, { a: 3 }], [{ a: 2 }, 2, { a: 3 }], { 0: { a: 2 } }],
  ['equal entries before a number', [{ a: 1 }, 2], [{ a: 1 }, 3], [1, 3]],
  ['a list in a list', [[1], [2]], [[1], [2, 3]], { 1: [1, 3] }],
  ['a hand that opens', [{ back: 5 }, { back: 6 }], [12, 40], [0, 12, 40]],
];

describe('the documented cases of a patch', () => {
  test.each(CASES)('the documented cases have the documented patch: %s', (_, before, after, patch) => {
    expect(difference(before, after)).toEqual(patch);
    if (patch !== undefined) expect(patched(before, patch)).toEqual(after);
  });

  test('the documented cases include the empty patch, which changes neither an object nor a list', () => {
    expect(patched({ a: 1 }, {})).toEqual({ a: 1 });
    expect(patched([1, 2], {})).toEqual([1, 2]);
  });
});

describe('patches of random values', () => {
  const FIELDS = ['a', 'b', 'c', 'd', 'e'];
  const PLAIN: readonly Json[] = [null, true, false, 0, 1, -1, 2.5, '', 'x', 'yes'];

  const some = (random: Random, most: number): undefined[] => new Array(below(random, most + 1)).fill(undefined);

  function anyValue(random: Random, depth: number): Json {
    const kind = depth === 0 ? 0 : below(random, 3);
    if (kind === 0) return PLAIN[below(random, PLAIN.length)] as Json;
    if (kind === 1) return some(random, 4).map(() => anyValue(random, depth - 1));
    return Object.fromEntries(
      some(random, 4).map(() => [FIELDS[below(random, FIELDS.length)], anyValue(random, depth - 1)]),
    );
  }

  /** A value like this one, with a few random differences. */
  function alike(random: Random, value: Json, depth: number): Json {
    if (below(random, 12) === 0) return anyValue(random, depth);
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(
        Object.entries(value)
          .filter(() => below(random, 20) > 0)
          .map(([field, part]) => [field, alike(random, part, depth - 1)]),
      );
    const entries = value.map((entry: Json) => alike(random, entry, Math.max(0, depth - 1)));
    if (below(random, 6) === 0) entries.splice(below(random, entries.length + 1), 0, anyValue(random, 1));
    if (below(random, 6) === 0) entries.splice(below(random, entries.length + 1), 1);
    return entries;
  }

  const pairs = (seed: string, count: number, like: boolean): readonly (readonly [Json, Json])[] => {
    const random = randomFrom(seed);
    return new Array(count).fill(undefined).map(() => {
      const before = anyValue(random, 4);
      return [before, like ? alike(random, before, 4) : anyValue(random, 4)] as const;
    });
  };

  test.each([
    ['unlike each other', pairs('unlike', 5000, false)],
    ['much alike', pairs('alike', 15_000, true)],
  ])('a patch restores values that are %s', (_, all) => {
    for (const [before, after] of all) {
      const texts = [JSON.stringify(before), JSON.stringify(after)];
      const change = difference(before, after);
      if (change === undefined) expect(before).toEqual(after);
      // As it is sent.
      else expect(patched(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
    }
  });

  test('a patch is undefined for a copy', () => {
    for (const [value] of pairs('copy', 3000, false)) expect(difference(value, structuredClone(value))).toBeUndefined();
  });

  test('patches work on frozen values', () => {
    for (const [before, after] of pairs('frozen', 3000, true)) {
      const change = difference(frozen(before), frozen(after));
      if (change !== undefined) expect(patched(before, frozen(change))).toEqual(after);
    }
  });

  function frozen<Value>(value: Value): Value {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
    return Object.freeze(value);
  }
});

describe('patched values share unchanged parts', () => {
  const before = {
    deck: 40,
    setup: { seats: 5 },
    players: [
      { hand: [1], table: [2] },
      { hand: [3], table: [] },
    ],
  };

  test('patched values share unchanged parts beside a field that changed', () => {
    const after = patched(before, { deck: 39 }) as typeof before;
    expect(after.deck).toBe(39);
    expect(after.setup).toBe(before.setup);
    expect(after.players).toBe(before.players);
  });

  test('patched values share unchanged parts beside an entry that changed', () => {
    const after = patched(before, { players: { 1: { hand: [1, 4] } } }) as typeof before;
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]?.hand).toEqual([3, 4]);
    expect(after.players[1]?.table).toBe(before.players[1]?.table);
  });

  test('patched values share unchanged parts in the entries that a list keeps', () => {
    const list = [{ a: 1 }, { a: 2 }, { a: 3 }];
    expect((patched(list, [2, { a: 4 }]) as typeof list)[1]).toBe(list[1]);
  });
});
