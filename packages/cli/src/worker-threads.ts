// Worker threads that get the next chunk whenever they have finished one.

import { parentPort, Worker } from 'node:worker_threads';
import { BadFile } from '@posse/server/house';
import { UserError } from './command-description.ts';

/** A message from a thread. */
type FromThread<Chunk, Found> =
  | { readonly kind: 'played'; readonly chunk: Chunk; readonly found: Found }
  /** The thread reports a mistake of the user, such as a bot file with an error. */
  | { readonly kind: 'mistake'; readonly message: string };

/** How the main thread watches the state that it shares with each thread, and ends a thread that hangs. */
export interface Watch<Chunk> {
  /** The number of integers in the shared `state` of each thread. */
  readonly length: number;
  readonly patienceMs: number;
  /** The number of the question that the thread works on; null if it is on none. */
  question(state: Int32Array): number | null;
  /** The chunk to play instead, in another thread. */
  again(chunk: Chunk, state: Int32Array): Chunk;
}

const LOOK_MS = 200;

/** Plays all chunks, unless stopped before. Results are reported as they come, in any order. */
export async function runInThreads<Chunk, Found>(
  file: URL,
  work: unknown,
  chunks: Iterator<Chunk>,
  jobs: number,
  played: (chunk: Chunk, found: Found) => void,
  stop: AbortSignal | null = null,
  watch: Watch<Chunk> | null = null,
): Promise<void> {
  const slots = Array.from({ length: jobs }, () => new Slot<Chunk, Found>(file, work, watch));
  try {
    await Promise.all(slots.map((slot) => slot.keepBusy(chunks, played, stop)));
  } finally {
    await Promise.all(slots.map((slot) => slot.end()));
  }
}

/** A thread, and its successor if it had to be ended. */
class Slot<Chunk, Found> {
  private readonly file: URL;
  private readonly work: unknown;
  private readonly watch: Watch<Chunk> | null;
  private readonly state: Int32Array;
  private worker: Worker;
  private timer: NodeJS.Timeout | null = null;
  private chunk: Chunk | null = null;

  constructor(file: URL, work: unknown, watch: Watch<Chunk> | null) {
    this.file = file;
    this.work = work;
    this.watch = watch;
    this.state = new Int32Array(new SharedArrayBuffer(4 * (watch?.length ?? 0)));
    this.worker = this.opened();
  }

  private opened(): Worker {
    this.state.fill(0);
    const workerData = this.watch === null ? this.work : { ...Object(this.work), state: this.state };
    return new Worker(this.file, { workerData });
  }

  /** Gives the worker one chunk after the other. Resolves when none is left, or when stopped. */
  keepBusy(
    left: Iterator<Chunk>,
    played: (chunk: Chunk, found: Found) => void,
    stop: AbortSignal | null,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = (): void => {
        const chunk = stop?.aborted ? null : left.next();
        if (chunk === null || chunk.done) resolve();
        else this.give(chunk.value);
      };
      const listen = (worker: Worker): void => {
        worker.on('error', reject);
        worker.on('message', (message: FromThread<Chunk, Found>) => {
          if (message.kind === 'mistake') return reject(new UserError(message.message));
          if (stop?.aborted || worker !== this.worker) return;
          try {
            played(message.chunk, message.found);
            next();
          } catch (error) {
            reject(error);
          }
        });
      };
      stop?.addEventListener('abort', () => resolve());
      listen(this.worker);
      if (this.watch !== null) this.lookAfter(this.watch, listen);
      next();
    });
  }

  async end(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.worker.terminate();
  }

  private give(chunk: Chunk): void {
    this.chunk = chunk;
    this.worker.postMessage(chunk);
  }

  /** Replaces a thread that has been at the same question for too long. */
  private lookAfter(watch: Watch<Chunk>, listen: (worker: Worker) => void): void {
    let [question, since]: [number | null, number] = [null, 0];
    this.timer = setInterval(() => {
      const asked = watch.question(this.state);
      if (asked === null || asked !== question) {
        [question, since] = [asked, performance.now()];
        return;
      }
      if (performance.now() - since < watch.patienceMs || this.chunk === null) return;
      const chunk = watch.again(this.chunk, this.state);
      void this.worker.terminate();
      this.worker = this.opened();
      listen(this.worker);
      this.give(chunk);
      question = null;
    }, LOOK_MS);
  }
}

/** Serves a worker thread: prepares, then plays the given chunks one after the other. */
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
