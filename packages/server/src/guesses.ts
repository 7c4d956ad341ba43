// Who tries out codes is stopped: so many unknown ones a minute from one address, and then nothing for a while.

import { networkOf } from './limits/networks.ts';
import { TIME } from './time.ts';

const MINUTE = 60_000;
/** Whoever comes from more places than this is forgotten, oldest first, so that memory stays small. */
const MOST_ADDRESSES = 10_000;

interface Tally {
  wrong: number;
  /** When counting begins anew. */
  readonly until: number;
}

export class Guesses {
  private readonly tallies = new Map<string, Tally>();
  private readonly perMinute: number;
  private readonly now: () => number;

  constructor(perMinute: number, now: () => number = TIME.now) {
    this.perMinute = perMinute;
    this.now = now;
  }

  allowed(address: string): boolean {
    return (this.tally(address)?.wrong ?? 0) < this.perMinute;
  }

  wrong(address: string): void {
    const tally = this.tally(address);
    if (tally !== null) tally.wrong++;
    else this.begin(networkOf(address));
  }

  /** Seconds after which this address may try again. */
  wait(address: string): number {
    const tally = this.tally(address);
    return tally === null ? 0 : Math.ceil((tally.until - this.now()) / 1000);
  }

  private tally(address: string): Tally | null {
    const tally = this.tallies.get(networkOf(address));
    return tally === undefined || tally.until <= this.now() ? null : tally;
  }

  private begin(place: string): void {
    this.tallies.delete(place);
    const [oldest] = this.tallies.keys();
    if (oldest !== undefined && this.tallies.size >= MOST_ADDRESSES) this.tallies.delete(oldest);
    this.tallies.set(place, { wrong: 1, until: this.now() + MINUTE });
  }
}
