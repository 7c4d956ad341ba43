// Serves each network at a steady pace, so that a flood only delays itself.

import { Refused } from '../refused-request.ts';
import { PerCaller } from './token-bucket.ts';

/** The burst that a network may use at once, as milliseconds of its share. */
const BURST_MS = 5000;
/**
 * Milliseconds for each byte: 850 kB a second to one network. To join and play needs 400 kB, so 130 people get the page
 * within a minute.
 */
const MS_PER_BYTE = 1000 / 850_000;
/** The minimum cost of a file, however small it is. */
const MIN_FILE_BYTES = 4096;
/**
 * The maximum number of waiting requests, since a browser asks for half a dozen files at once; and their maximum wait
 * in milliseconds.
 */
const MAX_WAITING = 1500;
const MAX_WAIT_MS = 20_000;
/** The maximum number of concurrent replies, because their cost is known only afterwards. */
const MAX_CONCURRENT = 8;

/** Called with the length of the reply when it is known. Only the first call counts. */
export type Done = (bytes: number) => void;

/**
 * Requests wait for requests only, and files of the page for everything that is sent, so that nobody waits at a
 * table because others load the page.
 */
export type Kind = 'request' | 'file';

export class TrafficShaper {
  private readonly requests: PerCaller<Lane>;
  private readonly bytes: PerCaller<Lane>;

  /** `servers` is the number of servers that share the limits of a network. */
  constructor(requestsPerMinute: number, now: () => number = () => performance.now(), servers: () => number = () => 1) {
    this.requests = new PerCaller(() => new Lane(60_000 / requestsPerMinute, now, servers));
    this.bytes = new PerCaller(() => new Lane(MIN_FILE_BYTES * MS_PER_BYTE, now, servers));
  }

  /** Resolves when the caller's turn comes. Throws Refused if that would take too long. */
  async turn(kind: Kind, network: string | null): Promise<Done> {
    if (network === null) return () => undefined;
    const lane = (kind === 'file' ? this.bytes : this.requests).of(network);
    await lane.turn();
    let isDone = false;
    return (bytes) => {
      if (isDone) return;
      isDone = true;
      this.sent(kind === 'file' ? bytes - MIN_FILE_BYTES : bytes, network);
      lane.done();
    };
  }

  /** Counts bytes sent to this network. */
  sent(bytes: number, network: string | null): void {
    if (network !== null && bytes > 0) this.bytes.of(network).spend(bytes * MS_PER_BYTE);
  }
}

class Lane {
  /** The time until which this network has used its share. */
  private spentUntil = Number.NEGATIVE_INFINITY;
  private atWork = 0;
  private readonly waiting: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The minimum milliseconds for each request. */
  private readonly each: number;
  private readonly now: () => number;
  private readonly servers: () => number;

  constructor(each: number, now: () => number, servers: () => number) {
    this.each = each;
    this.now = now;
    this.servers = servers;
  }

  async turn(): Promise<void> {
    if (this.waiting.length === 0 && this.isFree) {
      this.begin();
      return;
    }
    const wait = this.spentUntil - this.now() + this.waiting.length * this.each * this.servers();
    if (this.waiting.length >= MAX_WAITING || wait > MAX_WAIT_MS) throw tooMany(Math.ceil(wait / 1000));
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      this.startNext();
    });
  }

  done(): void {
    this.atWork--;
    this.startNext();
  }

  spend(milliseconds: number): void {
    this.spentUntil = Math.max(this.spentUntil, this.now() - BURST_MS) + milliseconds * this.servers();
  }

  private get isFree(): boolean {
    return this.atWork < MAX_CONCURRENT && this.spentUntil <= this.now();
  }

  private begin(): void {
    this.atWork++;
    this.spend(this.each);
  }

  private startNext(): void {
    while (this.isFree && this.waiting.length > 0) {
      this.begin();
      this.waiting.shift()?.();
    }
    if (this.waiting.length === 0 || this.timer !== null || this.atWork >= MAX_CONCURRENT) return;
    const look = (): void => {
      this.timer = null;
      this.startNext();
    };
    this.timer = setTimeout(look, Math.max(1, this.spentUntil - this.now()));
  }
}

const tooMany = (wait: number): Refused =>
  new Refused('slow-down', `Too many requests from your address: try again in ${wait} seconds.`, { wait });
