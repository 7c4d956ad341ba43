// Asks a server over HTTP until it answers: it may be down at the moment.

import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../stress-test.ts';

/** A server that restarts answers by then. */
const MAX_RESTART_MS = 60_000;

/** The text of the answer. Throws StressTestFailed if the request is refused, or nobody answers for long. */
export async function retryRequest(ask: () => Promise<Response>): Promise<string> {
  for (const end = performance.now() + MAX_RESTART_MS; ; await pause(50)) {
    const reply = await ask().catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (reply?.ok) return reply.text();
    must(reply === null, () => `the server has answered with ${reply?.status}`);
    must(performance.now() < end, () => `the server has not answered for ${MAX_RESTART_MS / 1000} seconds`);
  }
}
