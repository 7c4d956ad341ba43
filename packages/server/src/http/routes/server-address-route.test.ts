// Tests that only the machine itself is told the server's addresses.

import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { nearbyIn } from '../../network-addresses.ts';
import { fakeServer } from '../../testing/fake-server.ts';

test('a caller on the server’s own machine is told at which addresses other devices reach it', async () => {
  const { ask } = await fakeServer();
  const { addresses } = (await ask({ url: '/api/addresses', remoteAddress: '127.0.0.1' })).json();
  expect(addresses.map((address: string) => new URL(address).hostname)).toEqual(nearbyIn(networkInterfaces()));
});

test.each([
  ['from afar', { remoteAddress: '192.168.1.99' }],
  ['through a proxy', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.5' } }],
])('a caller who uses %s is not told the server’s addresses', async (_, caller) => {
  const { ask } = await fakeServer();
  expect((await ask({ url: '/api/addresses', ...caller })).json()).toEqual({ addresses: [] });
});
