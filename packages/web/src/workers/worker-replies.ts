// The worker's side of a background worker: answers one question after the other.

import type { Reply } from './background-worker.ts';

function replyTo<Question, Given>(answer: (question: Question) => Given, question: Question): Reply<Given> {
  try {
    return { given: answer(question) };
  } catch (error) {
    return { trouble: String(error) };
  }
}

/** Call this once, in a worker. Questions that arrive before `ready` wait for it. */
export function serve<Question, Given>(ready: Promise<void>, answer: (question: Question) => Given): void {
  self.addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
    void ready.then(() => ports[0]?.postMessage(replyTo(answer, data)));
  });
}
