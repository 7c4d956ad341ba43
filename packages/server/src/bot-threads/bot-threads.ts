// Runs slow bots in threads, so that no table waits for a bot.
// Tables take turns if there are few threads.

import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Asker, NoTime, type NoTimeBecause, type Question, type Thought } from '../games/bot-questions.ts';
import type { ThinkingPlace } from '../games/equal-answer-times.ts';
import { FairQueue } from './bot-question-queue.ts';
import type { FromThread, ThreadData } from './bot-thread-program.ts';

// The sources run as they are, the built program as JavaScript.
const EXTENSION = extname(import.meta.url);
const THREAD = new URL(`./bot-thread-program${EXTENSION}`, import.meta.url);
const AS_SOURCES = EXTENSION === '.ts' ? { execArgv: ['--conditions=source'] } : {};

/**
 * The maximum number of threads: one processor is left for everything else, and more than eight cost more than they
 * bring.
 */
const MAX_THREADS = Math.min(8, Math.max(1, availableParallelism() - 1));
/** How often a question is asked if its thread dies. */
const MAX_TRIES = 2;
/**
 * The estimated milliseconds for a question before any were measured, and about how many recent ones the estimate
 * averages.
 */
const USUALLY_TAKES = 50;
const RECKONED_OVER = 100;
/** How often `maxTables` is computed anew. */
const RENEW_EVERY_MS = 60_000;

export interface ThreadSettings {
  /** The maximum milliseconds that a question waits, and the same again for the bot to think. */
  readonly limit: number;
  /** Called with the thinking time of each bot, in seconds. */
  readonly thought?: (bot: string, seconds: number) => void;
  /** Called for each question for which there was no time. */
  readonly onMissed?: (because: NoTimeBecause) => void;
  /** Files with house cards that questions may involve. */
  readonly house?: readonly string[];
  readonly most?: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** The program of each thread. */
  readonly file?: URL;
}

interface Task {
  readonly question: Question;
  readonly asker: Asker;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  /** The timer that ends the wait of this task. */
  patience: ReturnType<typeof setTimeout> | undefined;
}

interface Thread {
  readonly worker: Worker;
  /** True once the thread listens. Its start does not count as thinking time. */
  isReady: boolean;
  /** The current task; null while it is idle. */
  task: Task | null;
  begunAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class BotThreads implements ThinkingPlace {
  readonly #settings: Required<ThreadSettings>;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Task>();
  /** The average milliseconds of recent questions. */
  #takes = USUALLY_TAKES;
  /** The value of `maxTables` at the last full minute. */
  #maxTables = 0;
  #minute = Number.NaN;
  #isStopped = false;

  constructor(settings: ThreadSettings) {
    this.#settings = {
      thought: () => undefined,
      onMissed: () => undefined,
      house: [],
      most: MAX_THREADS,
      now: () => performance.now(),
      file: THREAD,
      ...settings,
    };
  }

  /**
   * The number of tables whose bots can all be asked at once and still answer in time. It is public, so it is rounded
   * and renewed once a minute, and reveals nothing about a single question.
   */
  get maxTables(): number {
    this.#renew();
    return this.#maxTables;
  }

  think(question: Question, asker: Asker): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const { signal } = asker;
      if (this.#isStopped) return reject(stopped());
      if (signal.aborted) return reject(signal.reason);
      const task: Task = { question, asker, resolve, reject, tries: 0, patience: undefined };
      signal.addEventListener('abort', () => this.#leave(task, signal.reason), { once: true });
      this.#queue(task);
      this.#assign();
    });
  }

  /** Stops all threads. Pending questions are rejected. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { reject, patience } of this.#waiting.clear()) {
      clearTimeout(patience);
      reject(stopped());
    }
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const thread of threads) freed(thread)?.reject(stopped());
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #queue(task: Task): void {
    this.#waiting.add(task.asker.table, task);
    task.patience = setTimeout(() => {
      const tooMany = new NoTime('busy', 'There are more questions than these threads can think about.');
      if (this.#leave(task, tooMany)) this.#settings.onMissed('busy');
    }, this.#settings.limit);
  }

  /** Removes a task that no thread has begun. Returns true if it was in the queue. */
  #leave(task: Task, because: Error): boolean {
    if (!this.#waiting.remove(task.asker.table, task)) return false;
    clearTimeout(task.patience);
    task.reject(because);
    return true;
  }

  /** Gives the next questions to idle threads. A thread is started when it is needed. */
  #assign(): void {
    while (!this.#waiting.isEmpty) {
      const thread = this.#idle();
      const task = thread && this.#waiting.next();
      if (thread === undefined || task === undefined) return;
      clearTimeout(task.patience);
      this.#give(thread, task);
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
      task.tries = MAX_TRIES;
      this.#reckon(limit);
      const sentence = `${task.question.bot} has thought for more than ${limit} milliseconds.`;
      this.#lost(thread, new NoTime('slow', sentence, limit));
    }, limit);
  }

  #renew(): void {
    const minute = Math.floor(this.#settings.now() / RENEW_EVERY_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#maxTables = rounded((this.#settings.most * this.#settings.limit) / this.#takes);
  }

  #reckon(took: number): void {
    this.#renew();
    this.#takes += (took - this.#takes) / RECKONED_OVER;
  }

  #hear(thread: Thread, message: FromThread): void {
    if ('ready' in message) {
      thread.isReady = true;
      if (thread.task !== null) this.#begin(thread, thread.task);
      return;
    }
    const task = freed(thread);
    if (task === null) return;
    const took = performance.now() - thread.begunAt;
    // A bot without a choice needs no time: that would tell others that it had none.
    if (hasChoice(task.question)) {
      this.#reckon(took);
      this.#settings.thought(task.question.bot, took / 1000);
    }
    if ('place' in message) task.resolve(message);
    else task.reject(new Error(message.failed));
    this.#assign();
  }

  /** Replaces a thread that has died or hangs. */
  #lost(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    void thread.worker.terminate();
    const task = freed(thread);
    if (task !== null && task.tries < MAX_TRIES) this.#queue(task);
    else if (task !== null) this.#miss(task, error);
    this.#assign();
  }

  #miss({ reject }: Task, error: Error): void {
    if (error instanceof NoTime) this.#settings.onMissed(error.because);
    reject(error);
  }
}

const hasChoice = ({ view }: Question): boolean =>
  (view as { readonly options?: readonly unknown[] }).options?.length !== 1;

/** Rounds down to 1, 2, 5, 10, 20, 50, and so on. */
function rounded(number: number): number {
  if (number < 1) return 0;
  const power = 10 ** Math.floor(Math.log10(number));
  return power * ([5, 2].find((step) => number >= step * power) ?? 1);
}

/** Takes the current task from a thread. */
function freed(thread: Thread): Task | null {
  const { task } = thread;
  clearTimeout(thread.timer);
  thread.task = null;
  return task;
}

const stopped = (): Error => new Error('Nobody thinks any more: the server is stopping.');
