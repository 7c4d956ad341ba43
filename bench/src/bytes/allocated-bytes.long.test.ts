// Tests of the limits on allocated bytes.

import { expect, test } from 'vitest';
import { byteFigures } from './allocated-bytes.ts';

test('no operation allocates more bytes than its limit', () => {
  const over = byteFigures().filter(({ value, atMost = 0 }) => value > atMost);
  expect(over).toEqual([]);
});
