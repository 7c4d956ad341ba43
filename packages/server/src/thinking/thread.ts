// One of the threads in which bots think: a question comes in, the place of the answer goes out.

import { parentPort, workerData } from 'node:worker_threads';
import { answerTo, type Question } from '../games/thinking.ts';
import { addHouseFiles } from '../house/load.ts';

/** What a thread is given when it starts. */
export interface ThreadData {
  /** Files with house cards that questions may be about. */
  readonly house: readonly string[];
}

/** That it is there, the place of an answer, or why there is none. */
export type FromThread = { readonly ready: true } | { readonly place: number } | { readonly failed: string };

const say = (message: FromThread): void => parentPort?.postMessage(message);

function answered(question: Question): FromThread {
  try {
    return { place: answerTo(question) };
  } catch (error) {
    return { failed: String(error) };
  }
}

await addHouseFiles((workerData as ThreadData).house);
parentPort?.on('message', (question: Question) => say(answered(question)));
say({ ready: true });
