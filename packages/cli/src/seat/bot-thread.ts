// A thread in which a bot thinks, ended if no answer comes in time.

import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Memory } from '@posse/bots';
import type { ThinkLimits } from '../bots/think-limits.ts';

/** Everything that the thread must know: plain data. */
export interface BotWork {
  readonly game: string;
  readonly bot: string;
  /** Files with house cards. */
  readonly house: readonly string[];
  readonly pace: ThinkLimits;
}

export interface BotQuestion {
  /** The number of the game among those that this program plays. */
  readonly number: number;
  readonly seat: number;
  readonly view: object;
  readonly memory: Memory;
}

export type ToThread =
  | ({ readonly kind: 'ask' } & BotQuestion)
  | {
      readonly kind: 'over';
      readonly number: number;
      readonly winners: readonly number[];
      readonly roles: readonly string[];
    };

export type FromThread =
  | { readonly kind: 'ready'; readonly id: string }
  /** The place of the answer among the options. */
  | { readonly kind: 'answer'; readonly place: number }
  /** Says in a sentence what is wrong with the bot. */
  | { readonly kind: 'fault'; readonly sentence: string };

/** The bot can't be loaded, throws, hangs or answers illegally. The message says which. */
export class BotFault extends Error {}

/** An external program has a clock of its own, which comes first. */
const GRACE_MS = 500;
/** A bot may take long to load: it may have to read a model. */
const MAX_LOAD_S = 60;

// The extension is .ts in the sources, and .js in the built program.
const WORKER = new URL(`./bot-thread-worker${extname(import.meta.url)}`, import.meta.url);

interface Waiting {
  readonly resolve: (message: FromThread) => void;
  readonly reject: (fault: BotFault) => void;
  readonly clock: NodeJS.Timeout;
}

export class BotThread {
  /** The bot's own name. */
  readonly id: string;
  /** Seconds for one answer. */
  private readonly patience: number;
  private readonly worker: Worker;
  private readonly replies: Replies;
  /** A question that the game has left behind still ends before the next one is asked. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(worker: Worker, replies: Replies, id: string, patience: number) {
    this.patience = patience;
    this.worker = worker;
    this.replies = replies;
    this.id = id;
  }

  /** Loads the bot. Rejects with BotFault. */
  static async open(work: BotWork): Promise<BotThread> {
    const worker = new Worker(WORKER, { workerData: work });
    const replies = new Replies(worker, work);
    const ready = await replies.next(MAX_LOAD_S, 'can’t be loaded in');
    return new BotThread(worker, replies, ready.kind === 'ready' ? ready.id : work.bot, work.pace.patience);
  }

  /** The place of the bot's answer among the options of the view. Rejects with BotFault. */
  ask(question: BotQuestion): Promise<number> {
    const answer = this.last.then(() => this.askNow(question));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async askNow(question: BotQuestion): Promise<number> {
    const reply = this.replies.next(this.patience, 'has not answered for');
    this.tell({ kind: 'ask', ...question });
    const message = await reply;
    return message.kind === 'answer' ? message.place : 0;
  }

  /** Tells the bot that the game is over. */
  over(number: number, winners: readonly number[], roles: readonly string[]): void {
    this.tell({ kind: 'over', number, winners, roles });
  }

  async end(): Promise<void> {
    this.replies.stop();
    await this.worker.terminate();
  }

  private tell(message: ToThread): void {
    this.worker.postMessage(message);
  }
}

/** One reply at a time, each within a limit. */
class Replies {
  private readonly worker: Worker;
  private readonly work: BotWork;
  private waiting: Waiting | null = null;
  /** The first fault: after it nothing can be asked any more. */
  private fault: BotFault | null = null;

  constructor(worker: Worker, work: BotWork) {
    this.worker = worker;
    this.work = work;
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'fault') this.fail(message.sentence);
      else this.settle()?.resolve(message);
    });
    worker.on('error', (error: Error) => this.fail(`${work.bot} fails: ${error.message}.`));
    worker.on('exit', () => this.fail(`${work.bot} has ended its own thread.`));
  }

  next(seconds: number, what: string): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      if (this.fault !== null) return reject(this.fault);
      const isLate = (): void => this.fail(`${this.work.bot} ${what} ${seconds} s.`);
      this.waiting = { resolve, reject, clock: setTimeout(isLate, seconds * 1000 + GRACE_MS) };
    });
  }

  stop(): void {
    this.settle();
    this.worker.removeAllListeners();
  }

  private fail(sentence: string): void {
    if (this.fault !== null) return;
    this.fault = new BotFault(sentence);
    this.settle()?.reject(this.fault);
    void this.worker.terminate();
  }

  private settle(): Waiting | null {
    const { waiting } = this;
    if (waiting !== null) clearTimeout(waiting.clock);
    this.waiting = null;
    return waiting;
  }
}
