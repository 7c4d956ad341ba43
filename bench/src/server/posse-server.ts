// Our server as a measured process.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, serve } from '@posse/server';
import { answerDriver } from './measured-child.ts';

const data = mkdtempSync(join(tmpdir(), 'posse-bench-'));
const server = await serve({
  ...DEFAULTS,
  host: '127.0.0.1',
  port: 0,
  data,
  logLevel: 'error',
  // Games start without a pause for looking at roles.
  roleViewing: 0,
  // The measuring client is exempt from rate limits.
  ownNetworks: ['127.0.0.0/8'],
  maxConnections: 1e6,
  messageRate: { perSecond: 1e6, burst: 1e6 },
});

answerDriver(server.address, async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});
