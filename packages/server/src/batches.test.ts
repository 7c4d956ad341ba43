// Tests how a list is split into batches.

import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test('a list is split into batches of a given fraction', () => {
  expect(batchesOf([], 0.05)).toEqual([]);
  expect(batchesOf([1, 2, 3], 0.05)).toEqual([[1], [2], [3]]);
  const slices = batchesOf([...Array(101).keys()], 0.05);
  expect(slices.map(({ length }) => length)).toEqual([...Array(16).fill(6), 5]);
  expect(slices.flat()).toHaveLength(101);
});
