// Tests how a list is split into batches.

import { expect, test } from 'vitest';
import { slicesOf } from './slices.ts';

test('splits a list into batches of a given fraction', () => {
  expect(slicesOf([], 0.05)).toEqual([]);
  expect(slicesOf([1, 2, 3], 0.05)).toEqual([[1], [2], [3]]);
  const slices = slicesOf([...Array(101).keys()], 0.05);
  expect(slices.map(({ length }) => length)).toEqual([...Array(16).fill(6), 5]);
  expect(slices.flat()).toHaveLength(101);
});
