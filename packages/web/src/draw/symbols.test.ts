// Every kind of card says in signs what it does.

import { expect, test } from 'vitest';
import { DRAWN } from '../art/index.ts';
import { catalogue } from '../catalogue.ts';
import { symbolsOf } from './symbols.ts';

test.each(Object.keys(catalogue().kinds))('%s has one to four signs of its own', (kind) => {
  const signs = symbolsOf(kind);
  expect(signs.length).toBeGreaterThanOrEqual(1);
  expect(signs.length).toBeLessThanOrEqual(4);
  expect(signs).not.toEqual(['book']);
  for (const sign of signs) expect([...DRAWN.icons, '=', '+', '+1', '−1', '−3', ...'12345']).toContain(sign);
});

test('a house card asks to be read', () => {
  expect(symbolsOf('constructor')).toEqual(['book']);
});
