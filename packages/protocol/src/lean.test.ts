// What says nothing does not travel.

import { describe, expect, test } from 'vitest';
import { lean } from './lean.ts';

describe('lean', () => {
  test('leaves out what is null, false or an empty list', () => {
    expect(lean({ kind: 'hurt', who: 0, by: null, lucky: false, cards: [], points: 1 })).toEqual({
      kind: 'hurt',
      who: 0,
      points: 1,
    });
  });

  test('keeps what is zero, true or an empty text', () => {
    expect(lean({ who: 0, lucky: true, text: '' })).toEqual({ who: 0, lucky: true, text: '' });
  });

  test('looks into objects, and into the objects of a list', () => {
    expect(lean({ luck: { suits: [], from: 2, to: null }, all: [{ a: null, b: 1 }] })).toEqual({
      luck: { from: 2 },
      all: [{ b: 1 }],
    });
  });

  test('leaves every entry of a list in its place', () => {
    expect(lean({ roles: [null, 'sheriff', false, 0, [], {}] })).toEqual({
      roles: [null, 'sheriff', false, 0, [], {}],
    });
  });

  test('leaves the original as it is', () => {
    const fact = { who: 1, by: null };
    lean(fact);
    expect(fact).toEqual({ who: 1, by: null });
  });
});
