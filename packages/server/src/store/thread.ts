// A store in a thread of its own, so that no table waits for another one's disk. What is written in one turn of the event
// loop goes there together.

import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Change, type Store, StoreFailure } from './store.ts';
import type { FromThread, Reading, SentFailure, ToThread } from './thread-words.ts';

interface Write {
  readonly changes: readonly Change[];
  readonly resolve: () => void;
  readonly reject: (failure: StoreFailure) => void;
}

interface Question {
  readonly resolve: (value: never) => void;
  readonly reject: (failure: StoreFailure) => void;
}

/** Opens the SQLite file in a thread. `committed` hears how many seconds each commit took. */
export async function openStoreInThread(path: string, committed: (seconds: number) => void): Promise<Store> {
  // The sources run as they are, the built program as JavaScript.
  const file = new URL(`./sqlite-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: { path } });
  const [opened] = (await once(worker, 'message')) as [FromThread];
  if (opened.kind === 'failed') throw failureFrom(opened);
  return new ThreadStore(worker, committed);
}

class ThreadStore implements Store {
  readonly #worker: Worker;
  /** What goes to the thread at the end of this turn. The first of them has ordered it. */
  #waiting: Write[] = [];
  /** What the thread has not answered yet, in order. */
  readonly #sent: Write[][] = [];
  readonly #asked: Question[] = [];
  #isClosed = false;

  constructor(worker: Worker, committed: (seconds: number) => void) {
    this.#worker = worker;
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'committed') committed(message.seconds);
      else if (message.kind === 'written') settle(this.#sent.shift() ?? [], message.refused);
      else answer(this.#asked.shift(), message);
    });
    worker.on('error', (error) => this.#lost(error));
    worker.on('exit', () => this.#lost());
  }

  write(changes: readonly Change[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ changes, resolve, reject });
    });
  }

  openTables: Store['openTables'] = () => this.#ask('openTables');
  hasTable: Store['hasTable'] = (code) => this.#ask('hasTable', code);
  table: Store['table'] = (code) => this.#ask('table', code);
  game: Store['game'] = (id) => this.#ask('game', id);
  outcome: Store['outcome'] = (game) => this.#ask('outcome', game);
  answers: Store['answers'] = (game, from) => this.#ask('answers', game, from);
  lastSnapshot: Store['lastSnapshot'] = (game) => this.#ask('lastSnapshot', game);
  lines: Store['lines'] = (table, most) => this.#ask('lines', table, most);
  check: Store['check'] = () => this.#ask('check');

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#send();
    const ended = this.#ask<void>('close');
    this.#isClosed = true;
    await ended;
    await this.#worker.terminate();
  }

  #send(): void {
    if (this.#waiting.length === 0) return;
    this.#tell({ kind: 'write', writes: this.#waiting.map(({ changes }) => changes) });
    this.#sent.push(this.#waiting);
    this.#waiting = [];
  }

  #ask<T>(reading: Reading, ...given: readonly (string | number)[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      this.#tell({ kind: 'read', reading, given });
      this.#asked.push({ resolve: resolve as Question['resolve'], reject });
    });
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /** The thread is gone: nobody waits for ever. */
  #lost(cause?: unknown): void {
    this.#isClosed = true;
    const failure = new StoreFailure('failed', 'The store has stopped working: the server must be started anew.', {
      cause,
    });
    for (const { reject } of [...this.#waiting, ...this.#sent.flat(), ...this.#asked]) reject(failure);
    this.#waiting = [];
    this.#sent.length = 0;
    this.#asked.length = 0;
  }
}

function settle(writes: readonly Write[], refused: ReadonlyMap<number, SentFailure>): void {
  for (const [place, { resolve, reject }] of writes.entries()) {
    const failure = refused.get(place);
    if (failure === undefined) resolve();
    else reject(failureFrom(failure));
  }
}

function answer(question: Question | undefined, message: Exclude<FromThread, { kind: 'committed' | 'written' }>): void {
  if (message.kind === 'failed') question?.reject(failureFrom(message));
  else question?.resolve((message.kind === 'read' ? message.value : undefined) as never);
}

const failureFrom = ({ trouble, message }: SentFailure): StoreFailure => new StoreFailure(trouble, message);
const closed = (): StoreFailure => new StoreFailure('closed', 'The store is closed already: the server is stopping.');
