// The code of a thread in which bots think.

import { parentPort, workerData } from 'node:worker_threads';
import { type Question, type Thought, thoughtOn } from '../games/bot-questions.ts';
import { addHouseFiles } from '../house-cards/house-card-loader.ts';

/** The data of a new thread. */
export interface ThreadData {
  /** Files with house cards that questions may involve. */
  readonly house: readonly string[];
}

/** A message from the thread: it is ready, an answer, or the reason why there is none. */
export type FromThread = { readonly ready: true } | Thought | { readonly failed: string };

const say = (message: FromThread): void => parentPort?.postMessage(message);

function answered(question: Question): FromThread {
  try {
    return thoughtOn(question);
  } catch (error) {
    return { failed: String(error) };
  }
}

await addHouseFiles((workerData as ThreadData).house);
parentPort?.on('message', (question: Question) => say(answered(question)));
say({ ready: true });
