// Tests of the addresses at which other devices find this machine.

import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesNearby, nearbyIn } from './network-addresses.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

test('the addresses of a server list the network of the room before the networks inside the machine', () => {
  const found = nearbyIn({
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    eth0: [at('10.0.0.7'), at('fe80::1', { family: 'IPv6' })],
    wlan0: [at('192.168.1.20')],
    tun0: [at('192.168.200.2')],
    usb0: [at('169.254.3.4')],
  });
  expect(found).toEqual(['192.168.1.20', '10.0.0.7', '192.168.200.2', '172.17.0.1']);
});

test('a server that listens on this machine alone lists no addresses for other devices', () => {
  expect(addressesNearby({ host: '127.0.0.1' }, 8080)).toEqual([]);
  for (const address of addressesNearby({ host: '0.0.0.0' }, 8080)) expect(address).toMatch(/^http:\/\/[\d.]+:8080$/);
});
