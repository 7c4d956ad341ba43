// Bots that take their time think in threads of their own: no table waits for another one's, and none for its own.

import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NoTime, type NoTimeBecause, type Question, type Thinker } from '../games/thinking.ts';
import type { FromThread, ThreadData } from './thread.ts';

// The sources run as they are, the built program as JavaScript.
const EXTENSION = extname(import.meta.url);
const THREAD = new URL(`./thread${EXTENSION}`, import.meta.url);
const AS_SOURCES = EXTENSION === '.ts' ? { execArgv: ['--conditions=source'] } : {};

/** One processor is left for everything else; beyond so many, threads cost more than they bring. */
const MOST_THREADS = Math.min(8, Math.max(1, availableParallelism() - 1));
/** How often a question is asked whose thread dies. */
const MOST_TRIES = 2;

export interface ThreadSettings {
  /** Milliseconds that a question may wait, and as many that a bot may think. */
  readonly limit: number;
  /** Hears how long each bot has thought. */
  readonly thought?: (bot: string, seconds: number) => void;
  /** Hears of each question for which there was no time. */
  readonly missed?: (because: NoTimeBecause) => void;
  /** Files with house cards that questions may be about. */
  readonly house?: readonly string[];
  readonly most?: number;
  /** What runs in each thread. */
  readonly file?: URL;
}

interface Task {
  readonly question: Question;
  readonly askedAt: number;
  readonly resolve: (place: number) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  /** Has it begun to listen? Until then no time is lost by thinking. */
  isReady: boolean;
  /** What it thinks about; null while it waits. */
  task: Task | null;
  begunAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class ThinkingThreads implements Thinker {
  readonly #settings: Required<ThreadSettings>;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
  #isStopped = false;

  constructor(settings: ThreadSettings) {
    this.#settings = {
      thought: () => undefined,
      missed: () => undefined,
      house: [],
      most: MOST_THREADS,
      file: THREAD,
      ...settings,
    };
  }

  think(question: Question): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) return reject(stopped());
      this.#waiting.push({ question, askedAt: performance.now(), resolve, reject, tries: 0 });
      this.#assign();
    });
  }

  /** Nobody thinks any more, and whoever still waits for an answer gets none. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { reject } of this.#waiting.splice(0)) reject(stopped());
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const thread of threads) freed(thread)?.reject(stopped());
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Whoever is idle gets the question that has waited longest. A thread is started when it is needed. */
  #assign(): void {
    for (;;) {
      const [task] = this.#waiting;
      if (task === undefined) return;
      const isLate = performance.now() - task.askedAt > this.#settings.limit;
      const thread = isLate ? null : this.#idle();
      if (thread === undefined) return;
      this.#waiting.shift();
      if (thread === null)
        this.#miss(task, new NoTime('busy', 'There are more questions than these threads can think about.'));
      else this.#give(thread, task);
    }
  }

  #idle(): Thread | undefined {
    for (const thread of this.#threads) if (thread.task === null) return thread;
    return this.#threads.size < this.#settings.most ? this.#start() : undefined;
  }

  #start(): Thread {
    const { file, house } = this.#settings;
    const worker = new Worker(file, { ...AS_SOURCES, workerData: { house } satisfies ThreadData });
    const thread: Thread = { worker, isReady: false, task: null, begunAt: 0, timer: undefined };
    worker.on('message', (message: FromThread) => this.#hear(thread, message));
    worker.on('error', (error) => this.#lost(thread, error as Error));
    worker.on('exit', (code) => this.#lost(thread, new Error(`A thread has ended with ${code}.`)));
    this.#threads.add(thread);
    return thread;
  }

  #give(thread: Thread, task: Task): void {
    task.tries++;
    thread.task = task;
    thread.worker.postMessage(task.question);
    if (thread.isReady) this.#begin(thread, task);
  }

  #begin(thread: Thread, task: Task): void {
    const { limit } = this.#settings;
    thread.begunAt = performance.now();
    thread.timer = setTimeout(() => {
      task.tries = MOST_TRIES;
      this.#lost(thread, new NoTime('slow', `${task.question.bot} has thought for more than ${limit} milliseconds.`));
    }, limit);
  }

  #hear(thread: Thread, message: FromThread): void {
    if ('ready' in message) {
      thread.isReady = true;
      if (thread.task !== null) this.#begin(thread, thread.task);
      return;
    }
    const task = freed(thread);
    if (task === null) return;
    this.#settings.thought(task.question.bot, (performance.now() - thread.begunAt) / 1000);
    if ('place' in message) task.resolve(message.place);
    else task.reject(new Error(message.failed));
    this.#assign();
  }

  /** It is dead, or as good as: another one takes its place. */
  #lost(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    void thread.worker.terminate();
    const task = freed(thread);
    if (task !== null && task.tries < MOST_TRIES) this.#waiting.unshift(task);
    else if (task !== null) this.#miss(task, error);
    this.#assign();
  }

  #miss({ reject }: Task, error: Error): void {
    if (error instanceof NoTime) this.#settings.missed(error.because);
    reject(error);
  }
}

/** What the thread was thinking about: it does so no longer. */
function freed(thread: Thread): Task | null {
  const { task } = thread;
  clearTimeout(thread.timer);
  thread.task = null;
  return task;
}

const stopped = (): Error => new Error('Nobody thinks any more: the server is stopping.');
