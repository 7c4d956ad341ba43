// Limits wrong admin tokens: too many lock their network, and no other.

import { Refused } from '../refused-request.ts';
import { Bucket, PerCaller, rate } from './token-bucket.ts';

/**
 * The limit of wrong tokens from one network. Tokens are too long to be guessed from many networks, so nobody else is
 * locked out.
 */
export const WRONG_TOKENS = rate(10, 5);

export class AdminTokenLimit {
  /** Called with the network of each wrong token, so that other servers can count it too. */
  onWrong: (network: string) => void = () => undefined;
  private readonly now: () => number;
  private readonly byNetwork: PerCaller<Bucket>;

  constructor(now: () => number) {
    this.now = now;
    this.byNetwork = new PerCaller(() => new Bucket(WRONG_TOKENS, now()));
  }

  /** Throws Refused if nobody from this network may try now, even with the right token. */
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

  /** Counts wrong tokens that this network sent to another server. */
  wrongElsewhere(network: string, times: number): void {
    this.byNetwork.of(network).drain(this.now(), times);
  }
}
