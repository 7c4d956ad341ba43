// Worker threads that get the next chunk whenever they have finished one.

import { parentPort, Worker } from 'node:worker_threads';
import { BadFile } from '@posse/server/house';
import { UserError } from './args.ts';

/** A message from a thread. */
type FromThread<Chunk, Found> =
  | { readonly kind: 'played'; readonly chunk: Chunk; readonly found: Found }
  /** A mistake of the user, such as a bot file with an error. */
  | { readonly kind: 'mistake'; readonly message: string };

/** Plays all chunks, unless stopped before. Results are reported as they come, in any order. */
export async function runInThreads<Chunk, Found>(
  file: URL,
  workerData: unknown,
  chunks: Iterator<Chunk>,
  jobs: number,
  played: (chunk: Chunk, found: Found) => void,
  stop: AbortSignal | null = null,
): Promise<void> {
  const workers = Array.from({ length: jobs }, () => new Worker(file, { workerData }));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, chunks, played, stop)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives the worker one chunk after the other. Resolves when none is left, or when stopped. */
function keepBusy<Chunk, Found>(
  worker: Worker,
  left: Iterator<Chunk>,
  played: (chunk: Chunk, found: Found) => void,
  stop: AbortSignal | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const chunk = stop?.aborted ? null : left.next();
      if (chunk === null || chunk.done) resolve();
      else worker.postMessage(chunk.value);
    };
    stop?.addEventListener('abort', () => resolve());
    worker.on('error', reject);
    worker.on('message', (message: FromThread<Chunk, Found>) => {
      if (message.kind === 'mistake') return reject(new UserError(message.message));
      if (stop?.aborted) return;
      try {
        played(message.chunk, message.found);
        next();
      } catch (error) {
        reject(error);
      }
    });
    next();
  });
}

/** In a thread: prepares, then plays the given chunks one after the other. */
export function serveChunks<Chunk, Found>(ready: () => Promise<(chunk: Chunk) => Promise<Found>>): void {
  const say = (message: FromThread<Chunk, Found>): void => parentPort?.postMessage(message);
  const explain = (error: unknown): void => {
    if (!(error instanceof UserError || error instanceof BadFile)) throw error;
    say({ kind: 'mistake', message: error.message });
  };
  let last = ready();
  last.catch(explain);
  parentPort?.on('message', (chunk: Chunk) => {
    last = last.then(async (play) => {
      say({ kind: 'played', chunk, found: await play(chunk) });
      return play;
    });
    last.catch(explain);
  });
}
