// Asks a server over HTTP until it answers: it may be down at the moment.

import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../trial.ts';

/** The text of the answer. Throws TrialFailed if the request is refused. */
export async function persistently(ask: () => Promise<Response>): Promise<string> {
  for (;;) {
    const reply = await ask().catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (reply?.ok) return reply.text();
    must(reply === null, () => `the server has answered with ${reply?.status}`);
    await pause(50);
  }
}
