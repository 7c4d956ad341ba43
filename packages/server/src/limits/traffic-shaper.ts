// Serves each network at a steady pace, so that a flood only delays itself.

import { Refused } from '../refused-request.ts';
import { PerCaller } from './token-bucket.ts';

/** Milliseconds' worth that may come at once. */
const BURST_MS = 5000;
/** Milliseconds that a byte takes: 850 kB a second to one network. To join and play a page needs 400 kB, so 130 who open it at once have it in a minute. */
const MS_PER_BYTE = 1000 / 850_000;
/** A file costs no less, however small it is. */
const MIN_FILE_BYTES = 4096;
/** How many wait: a browser asks for half a dozen files at once. And for how long, in milliseconds. */
const MAX_WAITING = 1500;
const MAX_WAIT_MS = 20_000;
/** The cost of a reply is known only afterwards, so this is the maximum of concurrent ones. */
const MAX_CONCURRENT = 8;

/** Called when the answer is known, with its length; after the first time nothing happens. */
export type Done = (bytes: number) => void;

/** Requests wait for requests, and files of the page for all that is sent: so nobody waits at a table because others load the page. */
export type Kind = 'request' | 'file';

export class TrafficShaper {
  private readonly requests: PerCaller<Lane>;
  private readonly bytes: PerCaller<Lane>;

  /** `servers` are those by which a network may be served: each of them gives it its part. */
  constructor(requestsPerMinute: number, now: () => number = () => performance.now(), servers: () => number = () => 1) {
    this.requests = new PerCaller(() => new Lane(60_000 / requestsPerMinute, now, servers));
    this.bytes = new PerCaller(() => new Lane(MIN_FILE_BYTES * MS_PER_BYTE, now, servers));
  }

  /** Resolves when it is this one's turn. Throws Refused if that would take too long. */
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
  /** The time up to which it has used what is its due. */
  private spentUntil = Number.NEGATIVE_INFINITY;
  private atWork = 0;
  private readonly waiting: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds that each costs at least. */
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
