// Tests of codes and links that a user types or pastes.

import { expect, test } from 'vitest';
import { findTableBy, plainCode } from './server-requests.ts';

test.each([
  ['k7m 2qx', 'K7M2QX'],
  [' K7M-2QX ', 'K7M2QX'],
  ['http://192.168.1.20:8080/t/K7M2QX', 'K7M2QX'],
  ['https://posse.example/t/k7m2qx?x=1#ticket=a', 'K7M2QX'],
])('the lobby reads %j as the table code %s', (given, code) => {
  expect(plainCode(given)).toBe(code);
});

test.each(['..', '../games', 'x'.repeat(21), '?', 'a%20b'])(
  'the lobby refuses %j as a table code without sending a request',
  async (given) => {
    await expect(findTableBy(given)).rejects.toMatchObject({ code: 'no-such-table' });
  },
);
