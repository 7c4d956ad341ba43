import { expect, test } from 'vitest';
import { byteFigures } from './figures.ts';

test('nothing leaves more bytes behind than its bar', () => {
  const over = byteFigures().filter(({ value, atMost = 0 }) => value > atMost);
  expect(over).toEqual([]);
});
