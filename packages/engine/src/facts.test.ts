// Tests of facts and plain data.

import { expect, test } from 'vitest';
import { seenBy } from './facts.ts';
import { notPlain, samePlain } from './plain-data.ts';
import { seat } from './seat.ts';

test('a fact tells its secret part only to the seats that may know it', () => {
  const fact = { kind: 'drew', open: { who: 1, card: null }, secret: { to: [seat(1)], adds: { card: 7 } } };
  expect(seenBy(fact, seat(1))).toEqual({ kind: 'drew', who: 1, card: 7 });
  expect(seenBy(fact, seat(0))).toEqual({ kind: 'drew', who: 1, card: null });
  expect(seenBy(fact, 'spectator')).toEqual({ kind: 'drew', who: 1, card: null });
});

test('the first value that is not plain data is found by its path', () => {
  expect(notPlain({ a: [1, 'x', null, { b: true }] })).toBeNull();
  expect(notPlain({ a: [1, { b: undefined }] })).toBe('state.a.1.b');
  expect(notPlain({ when: new Date(0) })).toBe('state.when');
  expect(notPlain({ limit: Number.POSITIVE_INFINITY })).toBe('state.limit');
  expect(notPlain(new Map())).toBe('state');
});

test('plain values are equal if their content is, in any order of their fields', () => {
  expect(samePlain({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  const others = [{ a: 1 }, { b: [1] }, { a: [2] }, { a: [1, 1] }, { a: [1], b: 1 }, [[1]], [], null, 'a', undefined];
  for (const other of others) expect(samePlain({ a: [1] }, other)).toBe(false);
  expect(samePlain([], {})).toBe(false);
  expect(samePlain({}, [])).toBe(false);
});
