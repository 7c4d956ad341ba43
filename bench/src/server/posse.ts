// A server of ours in a process of its own: tells its address, and on demand what it has cost so far.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, serve } from '@posse/server';
import { answerDriver } from './driven.ts';

const data = mkdtempSync(join(tmpdir(), 'posse-bench-'));
const server = await serve({
  ...DEFAULTS,
  host: '127.0.0.1',
  port: 0,
  data,
  logLevel: 'error',
  // Nobody looks at a role there.
  look: 0,
  // Whoever measures is not kept at the door.
  ownNetworks: ['127.0.0.0/8'],
  mostConnections: 1e6,
  messageRate: { perSecond: 1e6, burst: 1e6 },
});

answerDriver(server.address, async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});
