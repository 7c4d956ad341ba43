// Stops callers who guess codes: a maximum of unknown ones a minute for each address.

import { TIME } from '../clocks.ts';
import { networkOf } from './caller-networks.ts';

const MINUTE = 60_000;
/** The maximum number of remembered addresses. Beyond it the oldest are forgotten, so that memory stays small. */
const MAX_ADDRESSES = 10_000;

interface Tally {
  wrong: number;
  /** The time at which counting starts again. */
  readonly until: number;
}

export class CodeGuessLimit {
  private readonly tallies = new Map<string, Tally>();
  /** Called with the network of each unknown code, so that other servers can count it too. */
  onWrong: (network: string) => void = () => undefined;
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
    this.count(networkOf(address), 1);
    this.onWrong(networkOf(address));
  }

  /** Counts unknown codes that this network sent to another server. */
  wrongElsewhere(network: string, times: number): void {
    this.count(network, times);
  }

  /** Seconds after which this address may try again. */
  wait(address: string): number {
    const tally = this.tally(address);
    return tally === null ? 0 : Math.ceil((tally.until - this.now()) / 1000);
  }

  private tally(address: string): Tally | null {
    return this.tallyOf(networkOf(address));
  }

  private tallyOf(network: string): Tally | null {
    const tally = this.tallies.get(network);
    return tally === undefined || tally.until <= this.now() ? null : tally;
  }

  private count(network: string, times: number): void {
    const tally = this.tallyOf(network);
    if (tally !== null) tally.wrong += times;
    else this.begin(network, times);
  }

  private begin(place: string, times: number): void {
    this.tallies.delete(place);
    const [oldest] = this.tallies.keys();
    if (oldest !== undefined && this.tallies.size >= MAX_ADDRESSES) this.tallies.delete(oldest);
    this.tallies.set(place, { wrong: times, until: this.now() + MINUTE });
  }
}
