// Writes for a node in one session, with one commit for all waiting writes.
// If no answer comes, the outcome of a call is unknown. The call is sent again in a new session under the same number,
// and PostgreSQL does nothing twice.
// No write is reported as refused before its outcome is known.

// Imported, not global: a test that stops the clocks of a table must not stop its store.
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, StoreFailure } from '@posse/store';
import type { Client } from 'pg';
import { batchCall, type Item, itemOf, releaseOf, singleWritesCall } from './change-batch.ts';
import {
  closed,
  failureOf,
  failureOfCode,
  hasUnknownOutcome,
  isAccessDenied,
  isSingleWriteError,
  isTransient,
  unreachableFor,
} from './postgres-errors.ts';
import type { StoreHosts } from './postgres-hosts.ts';
import { closeClient, connect } from './postgres-session.ts';

/** The interval between heartbeats if nothing is written. */
const HEARTBEAT_INTERVAL_MS = 300;
/**
 * The time without an answer after which a session counts as cut. It doubles each time in a row, because PostgreSQL may
 * only be slow.
 */
const ANSWER_TIMEOUT_MS = 2000;
const MAX_ANSWER_TIMEOUT_MS = 16_000;
const RETRY_INTERVAL_MS = 50;
/** The approximate maximum number of writes in one call. */
const MAX_WRITES = 1000;
const MAX_CALL_LENGTH = 4_000_000;

export interface WriterListener {
  /** Called with the seconds that each commit took. */
  committed(seconds: number): void;
  /** Called when others have declared this node dead. All waiting writes were refused. */
  fenced(failure: StoreFailure): void;
  /** Called when PostgreSQL does not admit this node any more. The outcome of writes that were sent stays unknown. */
  lost(failure: StoreFailure): void;
}

interface Write {
  readonly items: readonly Item[];
  readonly length: number;
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (failure: StoreFailure) => void;
}

/** One call to PostgreSQL. */
interface Call {
  text: string;
  readonly writes: readonly Write[];
  /** The state of the call. Once it is sent nobody knows whether it has arrived. */
  state: 'new' | 'sent';
  readonly number: number;
}

export class Writer {
  linked = false;
  readonly #hosts: StoreHosts;
  readonly #place: string;
  readonly #key: number;
  readonly #listener: WriterListener;
  /** How many milliseconds unsent writes wait for PostgreSQL to come back. */
  readonly #writeTimeout: number;
  #client: Client | null;
  #answerTimeout = ANSWER_TIMEOUT_MS;
  /** The writes of the next call. */
  #waiting: Write[] = [];
  /** The number of the last call. */
  #number = 0;
  #lastCallAt = performance.now();
  #work: Promise<void> | null = null;
  #leaving: { readonly since: number; readonly done: Promise<void> } | null = null;
  /** The reason why nothing is written any more. */
  #ended: StoreFailure | null = null;
  readonly #timer: ReturnType<typeof setInterval>;

  /** `client` has joined as the node with this key. */
  constructor(hosts: StoreHosts, client: Client, key: number, listener: WriterListener, writeTimeout: number) {
    this.#writeTimeout = writeTimeout;
    this.#hosts = hosts;
    this.#place = hosts.place;
    this.#client = client;
    this.#key = key;
    this.#listener = listener;
    this.#timer = setInterval(() => this.#tick(), HEARTBEAT_INTERVAL_MS / 3);
    this.#timer.unref();
  }

  /** Is there a session, as far as this node knows? */
  get isConnected(): boolean {
    return this.#client !== null;
  }

  /** The reason why nothing is written to PostgreSQL any more; null while the writer works. */
  get ended(): StoreFailure | null {
    return this.#ended;
  }

  write = (changes: readonly Change[]): Promise<void> => this.#add(() => changes.map(itemOf));

  /** Gives tables up, after everything that was written before. */
  release = (codes: readonly string[]): Promise<void> => this.#add(() => codes.map(releaseOf));

  /** Writes what waits, gives all tables up, and ends the session. Later writes are refused. */
  leave(): Promise<void> {
    this.#leaving ??= {
      since: performance.now(),
      done: (this.#work ?? Promise.resolve()).then(() => this.#sendLeave()),
    };
    return this.#leaving.done;
  }

  #add(itemsOf: () => readonly Item[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null || this.#leaving !== null) return reject(this.#ended ?? closed(this.#place));
      const items = itemsOf();
      const length = items.reduce((sum, { text }) => sum + text.length, 0);
      this.#waiting.push({ items, length, since: performance.now(), resolve, reject });
      this.#schedule();
    });
  }

  #tick(): void {
    const isOld = ({ since }: Write): boolean => performance.now() - since > this.#writeTimeout;
    const old = this.#waiting.filter(isOld);
    if (old.length > 0) this.#waiting = this.#waiting.filter((write) => !isOld(write));
    for (const { reject } of old) reject(unreachableFor(this.#place, this.#writeTimeout / 1000));
    if (performance.now() - this.#lastCallAt >= HEARTBEAT_INTERVAL_MS) this.#schedule();
  }

  /** Schedules the next call at the end of this turn of the event loop, so that all writes of the turn go together. */
  #schedule(): void {
    if (this.#work !== null || this.#ended !== null || this.#leaving !== null) return;
    this.#work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#callAll())
      .finally(() => {
        this.#work = null;
      });
  }

  /** Sends a heartbeat if nothing waits, and then all that waits. */
  async #callAll(): Promise<void> {
    do await this.#settle(this.#next());
    while (this.#waiting.length > 0 && this.#ended === null);
  }

  #next(): Call {
    if (this.#waiting.length === 0)
      return { text: `SELECT beat_v1(${this.#key}, ${this.linked})`, writes: [], state: 'new', number: 0 };
    let letters = 0;
    let most = 0;
    for (const write of this.#waiting) {
      letters += write.length;
      if (most === MAX_WRITES || (most > 0 && letters > MAX_CALL_LENGTH)) break;
      most++;
    }
    const writes = this.#waiting.splice(0, most);
    const number = ++this.#number;
    const items = writes.map((write) => write.items);
    return { text: batchCall(this.#key, number, this.linked, items), writes, state: 'new', number };
  }

  /** Sends a call until its outcome is known, and reports that. */
  async #settle(call: Call): Promise<void> {
    const begun = performance.now();
    while (this.#ended === null) {
      const client = this.#client ?? (await this.#reconnect(call));
      if (client === null) {
        if (!this.#mayWait(call)) return;
        await sleep(RETRY_INTERVAL_MS);
        continue;
      }
      try {
        call.state = 'sent';
        const refused = await this.#ask(client, call.text);
        this.#lastCallAt = performance.now();
        if (call.writes.length > 0) this.#listener.committed((this.#lastCallAt - begun) / 1000);
        return settleWrites(call.writes, refused, this.#place);
      } catch (error) {
        if (hasUnknownOutcome(error)) {
          this.#client = null;
          closeClient(client);
        } else if (isTransient(error)) {
          call.state = 'new';
          await sleep(RETRY_INTERVAL_MS);
        } else if (isSingleWriteError(error) && call.writes.length > 1) this.#splitCall(call);
        else return this.#refuse(call, failureOf(this.#place, error));
      }
    }
  }

  /**
   * Runs a call and returns the refused writes. Throws an error that is neither of PostgreSQL nor of the network if no
   * answer comes.
   */
  async #ask(client: Client, text: string): Promise<string | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#answerTimeout = Math.min(this.#answerTimeout * 2, MAX_ANSWER_TIMEOUT_MS);
        reject(new Error('no answer'));
      }, this.#answerTimeout);
    });
    try {
      // One message without parameters arrives whole or not at all.
      const asked = client.query<{ readonly refused?: string | null }>(text);
      asked.catch(() => undefined);
      const { rows } = await Promise.race([asked, silence]);
      this.#answerTimeout = ANSWER_TIMEOUT_MS;
      return rows[0]?.refused ?? null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Opens a new session, which ends the former one, so that nothing of that arrives later. Null if that fails. */
  async #reconnect(call: Call): Promise<Client | null> {
    let client: Client | null = null;
    try {
      client = await connect(this.#hosts, false);
      await this.#ask(client, `SELECT rejoin_v1(${this.#key})`);
      this.#client = client;
      return client;
    } catch (error) {
      if (client !== null) closeClient(client);
      if (isAccessDenied(error)) this.#end(call, failureOf(this.#place, error));
      return null;
    }
  }

  /** Splits a call of which nothing was stored: its writes go one by one, under the same number. */
  #splitCall(call: Call): void {
    const items = call.writes.map((write) => write.items);
    call.text = singleWritesCall(this.#key, call.number, this.linked, items);
    call.state = 'new';
  }

  /**
   * May the call wait? One that may have arrived waits until its outcome is known. One that was not sent is refused
   * after a while.
   */
  #mayWait(call: Call): boolean {
    if (this.#ended !== null) return false;
    const isLate = (since: number): boolean => performance.now() - since > this.#writeTimeout;
    if (this.#leaving !== null && (call.writes.length === 0 || isLate(this.#leaving.since))) {
      this.#end(call, unreachableFor(this.#place, this.#writeTimeout / 1000));
      return false;
    }
    const [first] = call.writes;
    if (call.state === 'sent' || first === undefined || !isLate(first.since)) return true;
    this.#refuse(call, unreachableFor(this.#place, this.#writeTimeout / 1000));
    return false;
  }

  #refuse(call: Call, failure: StoreFailure): void {
    // Nothing of the call was kept, or PostgreSQL would have said so.
    if (failure.reason === 'fenced') this.#end({ ...call, state: 'new' }, failure);
    else for (const { reject } of call.writes) reject(failure);
  }

  /** Ends the writer for good. A write with an unknown outcome is not reported as refused. */
  #end(call: Call, failure: StoreFailure): void {
    this.#stop(failure);
    for (const { reject } of [...(call.state === 'new' ? call.writes : []), ...this.#waiting.splice(0)])
      reject(failure);
    if (failure.reason === 'fenced') this.#listener.fenced(failure);
    else if (this.#leaving === null) this.#listener.lost(failure);
  }

  #stop(failure: StoreFailure): void {
    this.#ended = failure;
    clearInterval(this.#timer);
    if (this.#client !== null) closeClient(this.#client);
    this.#client = null;
  }

  async #sendLeave(): Promise<void> {
    if (this.#ended !== null) return;
    const call: Call = { text: `SELECT leave_v1(${this.#key})`, writes: [], state: 'new', number: 0 };
    await this.#settle(call);
    if (this.#ended === null) this.#stop(closed(this.#place));
  }
}

function settleWrites(writes: readonly Write[], refused: string | null, place: string): void {
  const bad = new Map<number, string>(refused === null ? [] : JSON.parse(refused));
  for (const [at, { resolve, reject }] of writes.entries()) {
    const code = bad.get(at);
    if (code === undefined) resolve();
    else reject(failureOfCode(place, code));
  }
}
