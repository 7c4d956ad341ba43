// A store thread that dies at the first write.

import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from '../thread/thread-messages.ts';

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'write') process.exit(7);
});
parentPort?.postMessage({ kind: 'opened' } satisfies FromThread);
