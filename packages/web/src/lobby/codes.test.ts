// What somebody types or pastes to come to a friend's table.

import { expect, test } from 'vitest';
import { findTableBy, plainCode } from './api.ts';

test.each([
  ['k7m 2qx', 'K7M2QX'],
  [' K7M-2QX ', 'K7M2QX'],
  ['http://192.168.1.20:8080/t/K7M2QX', 'K7M2QX'],
  ['https://posse.example/t/k7m2qx?x=1#ticket=a', 'K7M2QX'],
])('%j is the code %s', (given, code) => {
  expect(plainCode(given)).toBe(code);
});

test.each(['..', '../games', 'x'.repeat(21), '?', 'a%20b'])('%j can be no code, and nobody is asked', async (given) => {
  await expect(findTableBy(given)).rejects.toMatchObject({ code: 'no-such-table' });
});
