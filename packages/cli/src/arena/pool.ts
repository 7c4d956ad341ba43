// The threads of the arena, and who plays what: each gets the next chunk when it has played one.

import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Mistake } from '../args.ts';
import type { Chunk, League } from './league.ts';
import type { Sums } from './sums.ts';
import type { FromThread } from './words.ts';

// The sources run as they are, the built program as JavaScript.
const FILE = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Plays all of it, unless it is told to stop before. What was played is told as it comes, in any order. */
export async function playChunks(
  league: League,
  chunks: readonly Chunk[],
  jobs: number,
  played: (chunk: Chunk, sums: Sums) => void,
  stop: AbortSignal,
): Promise<void> {
  const left = [...chunks];
  const workers = Array.from({ length: Math.min(jobs, chunks.length) }, () => new Worker(FILE, { workerData: league }));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, left, played, stop)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Until nothing is left. */
function keepBusy(
  worker: Worker,
  left: Chunk[],
  played: (chunk: Chunk, sums: Sums) => void,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const chunk = left.shift();
      if (chunk === undefined || stop.aborted) resolve();
      else worker.postMessage(chunk);
    };
    stop.addEventListener('abort', () => resolve());
    worker.on('error', reject);
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'mistake') return reject(new Mistake(message.message));
      if (stop.aborted) return;
      try {
        played(message.chunk, message.sums);
        next();
      } catch (error) {
        reject(error);
      }
    });
    next();
  });
}
