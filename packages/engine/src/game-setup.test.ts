// Tests of drawing one thing for each player, with exclusions.

import { describe, expect, test } from 'vitest';
import { Pool } from './game-setup.ts';
import { randomFrom } from './random.ts';

describe('drawing one thing for each player', () => {
  const drawn = (free: readonly string[], buts: readonly (string | null)[], seed: string): (string | null)[] =>
    new Pool(free, randomFrom(seed)).drawEach(buts);
  const SEEDS = Array.from({ length: 20 }, (_, n) => `pool ${n}`);

  test('a draw for each player never gives them the thing they may not have: they swap with another player', () => {
    for (const seed of SEEDS) {
      expect(drawn(['a', 'b'], ['a', 'b'], seed)).toEqual(['b', 'a']);
      expect(drawn(['a', 'b'], [null, 'a'], seed)).toEqual(['a', 'b']);
    }
  });

  test('a draw for each player never swaps with a player who may not have the thing either', () => {
    for (const seed of SEEDS) {
      expect(drawn(['a', 'b'], ['a', 'a'], seed)).toEqual(['b', null]);
      const [one, other, last] = drawn(['a', 'b', 'c'], ['a', null, 'a'], seed);
      expect([other, [one, last].toSorted()]).toEqual(['a', ['b', 'c']]);
    }
  });

  test('a draw for each player gives nothing to a player when nothing is left', () => {
    for (const seed of SEEDS) expect(drawn(['a'], [null, null], seed)).toEqual(['a', null]);
  });
});
