// Tests that the drawing of distances agrees with the rulebook's example.

import { expect, test } from 'vitest';
import { measure } from './DistanceRing.tsx';

test('the rules page’s figure of distances is right for six players, with a Scope, and with a Mustang opposite', () => {
  const bare = { weapon: null, hasScope: false, isMounted: false };
  expect(measure(bare)).toEqual({ distances: [1, 2, 3, 2, 1], reach: 1 });
  expect(measure({ ...bare, hasScope: true }).distances).toEqual([1, 1, 2, 1, 1]);
  expect(measure({ ...bare, isMounted: true }).distances).toEqual([1, 2, 4, 2, 1]);
  expect(measure({ ...bare, weapon: 'winchester' }).reach).toBe(5);
});
