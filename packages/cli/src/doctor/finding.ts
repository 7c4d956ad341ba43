// One finding of `posse doctor`: a sentence, and how bad it is.

/** Fine, worth a look, or in the way of a server. */
export type Verdict = 'ok' | 'look' | 'wrong';

export interface Finding {
  readonly about: 'port' | 'addresses' | 'store' | 'bus' | 'clock' | 'disk' | 'proxy';
  readonly verdict: Verdict;
  readonly sentence: string;
}
