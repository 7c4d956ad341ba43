// What is drawn, each thing once, for those who may not have everything.

import { describe, expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { Pool } from './setup.ts';

describe('one for each', () => {
  const drawn = (free: readonly string[], buts: readonly (string | null)[], seed: string): (string | null)[] =>
    new Pool(free, randomFrom(seed)).drawEach(buts);
  const SEEDS = Array.from({ length: 20 }, (_, n) => `pool ${n}`);

  test('is never the one that he may not have: who finds only that one changes with another', () => {
    for (const seed of SEEDS) {
      expect(drawn(['a', 'b'], ['a', 'b'], seed)).toEqual(['b', 'a']);
      expect(drawn(['a', 'b'], [null, 'a'], seed)).toEqual(['a', 'b']);
    }
  });

  test('is not changed with somebody who may not have it either', () => {
    for (const seed of SEEDS) {
      expect(drawn(['a', 'b'], ['a', 'a'], seed)).toEqual(['b', null]);
      const [one, other, last] = drawn(['a', 'b', 'c'], ['a', null, 'a'], seed);
      expect([other, [one, last].toSorted()]).toEqual(['a', ['b', 'c']]);
    }
  });

  test('is none where none is left', () => {
    for (const seed of SEEDS) expect(drawn(['a'], [null, null], seed)).toEqual(['a', null]);
  });
});
