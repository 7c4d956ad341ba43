// One finding of `posse doctor`: a sentence, and how bad it is.

/** How bad a finding is: fine, worth a look, or in the way of a server. */
export type Verdict = 'ok' | 'look' | 'wrong';

export interface Finding {
  readonly about: 'port' | 'addresses' | 'store' | 'bus' | 'clock' | 'disk' | 'proxy';
  readonly verdict: Verdict;
  readonly sentence: string;
}
