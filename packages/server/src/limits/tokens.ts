// Who tries out tokens of whoever runs the server is stopped: by his network, whichever it is, and by what all networks together have tried.

import { Refused } from '../refused.ts';
import { Bucket, ByCaller, rate } from './bucket.ts';

/** Wrong ones, from one network and from all. */
export const WRONG_TOKENS = { network: rate(10, 5), all: rate(60, 20) } as const;

/** Where the right one was shown lately, so many places: who runs the server is not kept out by what others try. */
const MOST_TRUSTED = 100;

export class TokenGuesses {
  /** Is called with the network of whoever was wrong, for those who count the same elsewhere. */
  noted: (network: string) => void = () => undefined;
  private readonly now: () => number;
  private readonly all: Bucket;
  private readonly byNetwork: ByCaller<Bucket>;
  private readonly trusted = new Set<string>();

  constructor(now: () => number) {
    this.now = now;
    this.all = new Bucket(WRONG_TOKENS.all, now());
    this.byNetwork = new ByCaller(() => new Bucket(WRONG_TOKENS.network, now()));
  }

  /** Throws Refused if nobody from there may try now, be he right or wrong. */
  check(network: string): void {
    this.refuseIfEmpty(this.byNetwork.of(network), 'Too many wrong tokens have come from your network.');
    if (!this.trusted.has(network))
      this.refuseIfEmpty(this.all, 'Too many wrong tokens have come, from many networks.');
  }

  wrong(network: string): void {
    this.wrongElsewhere(network, 1);
    this.noted(network);
  }

  /** Somebody from there was wrong at another server, so often. */
  wrongElsewhere(network: string, times: number): void {
    this.byNetwork.of(network).drain(this.now(), times);
    this.all.drain(this.now(), times);
  }

  right(network: string): void {
    this.trusted.delete(network);
    this.trusted.add(network);
    const [oldest] = this.trusted;
    if (this.trusted.size > MOST_TRUSTED && oldest !== undefined) this.trusted.delete(oldest);
  }

  private refuseIfEmpty(bucket: Bucket, told: string): void {
    if (bucket.has(this.now())) return;
    const wait = bucket.wait();
    throw new Refused('slow-down', `${told} Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`, { wait });
  }
}
