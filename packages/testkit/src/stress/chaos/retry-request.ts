// Repeats an HTTP request until a server answers that may be down or die.

import { must } from '../stress-test.ts';
import type { ChaosState } from './chaos-state.ts';

const RETRY_MS = 50;
const NO_NODE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

interface Schema<T> {
  parse(value: unknown): T;
}

/** Sends a request until it is answered. With a body it is a POST. */
export async function retryRequest<T>(
  chaosState: ChaosState,
  path: string,
  schema: Schema<T>,
  body?: object,
): Promise<T> {
  for (;;) {
    const answer = await ask(`${chaosState.server.address}${path}`, body);
    // The proxy of a cluster answers if no node is there.
    const isNobody = chaosState.server.processes.length > 1 && NO_NODE_STATUSES.has(answer?.status ?? 0);
    if (answer !== null && !isNobody) {
      must(answer.status < 300, () => `${path} was answered with ${answer.status}: ${answer.text}`);
      return schema.parse(JSON.parse(answer.text));
    }
    await chaosState.pause(RETRY_MS);
  }
}

/** Sends a request once. Null if the server did not answer. */
async function ask(url: string, body: object | undefined): Promise<{ status: number; text: string } | null> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const reply = await fetch(url, body === undefined ? {} : post);
    return { status: reply.status, text: await reply.text() };
  } catch (error) {
    // `fetch` throws this when the server closes the connection.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
