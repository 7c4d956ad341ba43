// Limits wrong admin tokens: too many lock their network, and no other.

import { Refused } from '../refused-request.ts';
import { Bucket, PerCaller, rate } from './token-bucket.ts';

/** Wrong tokens from one network. Tokens are too long to be guessed from many networks either, so nobody else is locked out. */
export const WRONG_TOKENS = rate(10, 5);

export class AdminTokenLimit {
  /** Is called with the network of whoever was wrong, for those who count the same elsewhere. */
  onWrong: (network: string) => void = () => undefined;
  private readonly now: () => number;
  private readonly byNetwork: PerCaller<Bucket>;

  constructor(now: () => number) {
    this.now = now;
    this.byNetwork = new PerCaller(() => new Bucket(WRONG_TOKENS, now()));
  }

  /** Throws Refused if nobody from there may try now, be they right or wrong. */
  check(network: string): void {
    const bucket = this.byNetwork.of(network);
    if (bucket.has(this.now())) return;
    const wait = bucket.wait();
    const unit = wait === 1 ? 'second' : 'seconds';
    throw new Refused('slow-down', `Too many wrong tokens have come from your network. Try again in ${wait} ${unit}.`, {
      wait,
    });
  }

  wrong(network: string): void {
    this.wrongElsewhere(network, 1);
    this.onWrong(network);
  }

  /** Somebody from there was wrong at another server, so often. */
  wrongElsewhere(network: string, times: number): void {
    this.byNetwork.of(network).drain(this.now(), times);
  }
}
