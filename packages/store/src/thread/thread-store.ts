// A store in its own thread, so that tables never wait for a disk.

import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Change, StoreFailure, type StoreOnDisk } from '../store-interface.ts';
import { flatten } from './flat-writes.ts';
import type { FromThread, Given, Reading, SentFailure, ToThread } from './thread-messages.ts';

interface Write {
  readonly changes: readonly Change[];
  readonly resolve: () => void;
  readonly reject: (failure: StoreFailure) => void;
}

interface Question {
  readonly resolve: (value: never) => void;
  readonly reject: (failure: StoreFailure) => void;
}

export interface StoreListener {
  /** Called with the seconds that each commit took. */
  committed(seconds: number): void;
  /**
   * Called when the store breaks in the middle of a write. Pending writes stay pending, because nobody knows their
   * outcome.
   */
  lost(failure: StoreFailure): void;
}

/** The thread's program: the source itself, or JavaScript in the built package. */
const THREAD = new URL(`./store-worker${extname(import.meta.url)}`, import.meta.url);

/** Opens the SQLite file in a thread. */
export async function openStoreInThread(path: string, listener: StoreListener, thread = THREAD): Promise<StoreOnDisk> {
  const worker = new Worker(thread, { workerData: { path } });
  const [opened] = (await once(worker, 'message')) as [FromThread];
  if (opened.kind === 'unopened') throw failureFrom(opened);
  return new ThreadStore(worker, listener);
}

class ThreadStore implements StoreOnDisk {
  readonly #worker: Worker;
  readonly #listener: StoreListener;
  /** The writes to send at the end of this turn. The first of them has scheduled it. */
  #waiting: Write[] = [];
  /** The writes that the thread has not answered yet, in order. */
  readonly #sent: Write[][] = [];
  /** The open questions, by number. */
  readonly #asked = new Map<number, Question>();
  #questions = 0;
  #isClosed = false;

  constructor(worker: Worker, listener: StoreListener) {
    this.#worker = worker;
    this.#listener = listener;
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'committed') listener.committed(message.seconds);
      else if (message.kind === 'lost') this.#lost(failureFrom(message));
      else if (message.kind === 'written') settle(this.#sent.shift() ?? [], message.refused);
      else if (message.kind === 'read' || message.kind === 'failed') this.#answer(message);
    });
    worker.on('error', (error) => this.#lost(stopped(error)));
    worker.on('exit', () => this.#lost(stopped()));
  }

  write(changes: readonly Change[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ changes, resolve, reject });
    });
  }

  openTables: StoreOnDisk['openTables'] = () => this.#ask('openTables');
  addTable: StoreOnDisk['addTable'] = (record) => this.#ask('addTable', record);
  dueTables: StoreOnDisk['dueTables'] = (...given) => this.#ask('dueTables', ...given);
  leftTables: StoreOnDisk['leftTables'] = (...given) => this.#ask('leftTables', ...given);
  markLeft: StoreOnDisk['markLeft'] = (...given) => this.#ask('markLeft', ...given);
  counts: StoreOnDisk['counts'] = () => this.#ask('counts');
  openTable: StoreOnDisk['openTable'] = (code) => this.#ask('openTable', code);
  hasTable: StoreOnDisk['hasTable'] = (code) => this.#ask('hasTable', code);
  table: StoreOnDisk['table'] = (code) => this.#ask('table', code);
  game: StoreOnDisk['game'] = (id) => this.#ask('game', id);
  outcome: StoreOnDisk['outcome'] = (game) => this.#ask('outcome', game);
  outcomes: StoreOnDisk['outcomes'] = (table, most) => this.#ask('outcomes', table, most);
  answers: StoreOnDisk['answers'] = (game, from) => this.#ask('answers', game, from);
  lastSnapshot: StoreOnDisk['lastSnapshot'] = (game) => this.#ask('lastSnapshot', game);
  lines: StoreOnDisk['lines'] = (table, most) => this.#ask('lines', table, most);
  check: StoreOnDisk['check'] = () => this.#ask('check');
  backup: StoreOnDisk['backup'] = (file) => this.#ask('backup', file);
  calendar: StoreOnDisk['calendar'] = () => this.#ask('calendar');
  noteCalendar: StoreOnDisk['noteCalendar'] = (today, wall) => this.#ask('noteCalendar', today, wall);
  barredPacks: StoreOnDisk['barredPacks'] = () => this.#ask('barredPacks');
  barPack: StoreOnDisk['barPack'] = (pack, isBarred) => this.#ask('barPack', pack, isBarred);
  newest: StoreOnDisk['newest'] = () => this.#ask('newest');
  deleteOld: StoreOnDisk['deleteOld'] = (...given) => this.#ask('deleteOld', ...given);

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
    this.#tell({ kind: 'write', writes: flatten(this.#waiting.map(({ changes }) => changes)) });
    this.#sent.push(this.#waiting);
    this.#waiting = [];
  }

  #ask<T>(reading: Reading, ...given: Given): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      const question = this.#questions++;
      this.#tell({ kind: 'read', question, reading, given });
      this.#asked.set(question, { resolve: resolve as Question['resolve'], reject });
    });
  }

  #answer(message: Extract<FromThread, { kind: 'read' | 'failed' }>): void {
    const asked = this.#asked.get(message.question);
    this.#asked.delete(message.question);
    if (message.kind === 'failed') asked?.reject(failureFrom(message));
    else asked?.resolve(message.value as never);
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /** Pending writes stay pending, because they may or may not be stored. Pending questions are rejected. */
  #lost(failure: StoreFailure): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const { reject } of this.#asked.values()) reject(failure);
    this.#asked.clear();
    this.#listener.lost(failure);
  }
}

function settle(writes: readonly Write[], refused: ReadonlyMap<number, SentFailure>): void {
  for (const [place, { resolve, reject }] of writes.entries()) {
    const failure = refused.get(place);
    if (failure === undefined) resolve();
    else reject(failureFrom(failure));
  }
}

const failureFrom = ({ reason, message }: SentFailure): StoreFailure => new StoreFailure(reason, message);
const stopped = (cause?: unknown): StoreFailure =>
  new StoreFailure('lost', 'The store has stopped working. Restart the server.', { cause });
const closed = (): StoreFailure => new StoreFailure('closed', 'The store is closed: the server is stopping.');
