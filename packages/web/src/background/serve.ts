// The worker's end: one question after the other.

import type { Reply } from './background-worker.ts';

function replyTo<Question, Given>(answer: (question: Question) => Given, question: Question): Reply<Given> {
  try {
    return { given: answer(question) };
  } catch (error) {
    return { trouble: String(error) };
  }
}

/** To be called once, in a worker. What is asked before all is ready is answered then. */
export function serve<Question, Given>(ready: Promise<void>, answer: (question: Question) => Given): void {
  self.addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
    void ready.then(() => ports[0]?.postMessage(replyTo(answer, data)));
  });
}
