// Asks the server over HTTP, as often as it takes: it may be dead at the moment, or die over the question.

import { must } from '../stress-test.ts';
import type { ChaosState } from './chaos-state.ts';

const WAIT = 50;
const NOBODY: ReadonlySet<number> = new Set([502, 503, 504]);

interface Schema<T> {
  parse(value: unknown): T;
}

/** With a body it is a POST. */
export async function retryRequest<T>(
  chaosState: ChaosState,
  path: string,
  schema: Schema<T>,
  body?: object,
): Promise<T> {
  for (;;) {
    const answer = await ask(`${chaosState.server.address}${path}`, body);
    // In a town somebody says so if nobody is there.
    const isNobody = chaosState.server.processes.length > 1 && NOBODY.has(answer?.status ?? 0);
    if (answer !== null && !isNobody) {
      must(answer.status < 300, () => `${path} was answered with ${answer.status}: ${answer.text}`);
      return schema.parse(JSON.parse(answer.text));
    }
    await chaosState.pause(WAIT);
  }
}

/** Null if nobody was there to answer. */
async function ask(url: string, body: object | undefined): Promise<{ status: number; text: string } | null> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const reply = await fetch(url, body === undefined ? {} : post);
    return { status: reply.status, text: await reply.text() };
  } catch (error) {
    // What fetch throws when the other side hangs up.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
