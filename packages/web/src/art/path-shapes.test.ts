// Tests of shifted paths.

import { expect, test } from 'vitest';
import { box, circle, shifted } from './path-shapes.ts';

test('shifting the path of a shape moves all of its coordinates', () => {
  expect(shifted('M1 2L3.5-4H5V6Q1 2 3 4C1 2 3 4 5 6Z', 0.8)).toBe(
    'M1.8 2.8L4.3 -3.2H5.8V6.8Q1.8 2.8 3.8 4.8C1.8 2.8 3.8 4.8 5.8 6.8Z',
  );
  expect(shifted('M.5 .25A5 6 0 1 0 7 8', 0.8)).toBe('M1.3 1.05A5 6 0 1 0 7.8 8.8');
  expect(shifted(box(1, 2, 10, 20, 3), 2)).toBe(box(3, 4, 10, 20, 3));
  expect(shifted(circle(10, 10, 4), 1)).toBe(circle(11, 11, 4));
});
