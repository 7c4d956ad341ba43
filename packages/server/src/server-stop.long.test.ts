// Tests that a server stops when told to, whichever clients are still connected.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULTS } from './config.ts';
import { serve } from './server-lifecycle.ts';

const UPGRADE = [
  'GET /ws HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');

test.each([
  ['says nothing at all', ''],
  ['never finishes his request', 'GET / HT'],
  ['does not close his WebSocket', UPGRADE],
])('a server that stops does not wait for a client that %s', async (_, text) => {
  const data = mkdtempSync(join(tmpdir(), 'posse-'));
  const server = await serve({ ...DEFAULTS, host: '127.0.0.1', port: 0, data, logLevel: 'silent' });
  const caller = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(caller, 'connect');
  caller.write(text);
  if (text === UPGRADE) await once(caller, 'data');
  // If it waited, it would wait for ever.
  await expect(server.stop()).resolves.toBeUndefined();
  caller.destroy();
  rmSync(data, { recursive: true });
});
