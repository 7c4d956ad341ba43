// Tests of the socket addresses that keep the people of a table on one server.

// Tests of the socket addresses that keep the people of a table on one server.

import { expect, test } from 'vitest';
import { nearTable } from './server-affinity.ts';

test('everybody at a table connects to the same address, however they write the code', () => {
  const address = nearTable('wss://posse.example/ws', 'K7M4QXPW');
  expect(address).toMatch(/^wss:\/\/posse\.example\/ws\?s=\d{1,4}$/);
  expect(nearTable('wss://posse.example/ws', 'k7m4-qxpw')).toBe(address);
  expect(nearTable('wss://posse.example/ws?a=b', 'K7M4QXPW')).toBe(address.replace('?', '?a=b&'));
});

test('tables are spread over all groups, and many tables share a group', () => {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const groups = new Map<string, number>();
  for (const first of letters)
    for (const second of letters)
      for (const third of letters) {
        const address = nearTable('', `K7M4Q${first}${second}${third}`);
        groups.set(address, (groups.get(address) ?? 0) + 1);
      }
  expect(groups.size).toBeGreaterThan(3900);
  expect(Math.max(...groups.values())).toBeLessThan(30);
});
