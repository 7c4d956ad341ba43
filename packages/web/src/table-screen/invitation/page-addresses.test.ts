// Tests of which addresses only this machine can reach.

import { expect, test } from 'vitest';
import { isHereOnly } from './page-addresses.ts';

test.each(['localhost', 'posse.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'the address %s counts as reachable from this machine alone',
  (name) => {
    expect(isHereOnly(name)).toBe(true);
  },
);

test.each(['192.168.1.20', 'posse.example', 'localhost.example', '10.127.0.1'])(
  'the address %s counts as reachable from other devices',
  (name) => {
    expect(isHereOnly(name)).toBe(false);
  },
);
