// Asks a server over HTTP until it answers: it may be down at the moment.

import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../stress-test.ts';

/** The maximum time in milliseconds until a restarting server answers. */
const MAX_RESTART_MS = 60_000;

/**
 * Asks until there is a reply, and returns its text. Throws StressTestFailed if the request is refused, or nobody
 * replies for long.
 */
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
