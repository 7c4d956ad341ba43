// A thread of bots that behaves as its question says, however oddly, for tests.

import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FromThread } from '../bot-threads/bot-thread-program.ts';
import type { Question } from '../games/bot-questions.ts';

/** The behaviour of the thread, which the view in a question names. */
export type Oddity =
  | { readonly does: 'answer'; readonly place: number }
  | { readonly does: 'fail' | 'die' | 'hang' }
  /** Dies unless this file is there already. */
  | { readonly does: 'die-once'; readonly mark: string };

const say = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ view }: Question) => {
  const oddity = view as Oddity;
  if (oddity.does === 'answer') say({ place: oddity.place, took: 0 });
  else if (oddity.does === 'fail') say({ failed: 'no idea' });
  else if (oddity.does === 'hang') for (;;);
  else if (oddity.does === 'die-once' && existsSync(oddity.mark)) say({ place: 3, took: 0 });
  else {
    if (oddity.does === 'die-once') writeFileSync(oddity.mark, '');
    process.exit(7);
  }
});
say({ ready: true });
