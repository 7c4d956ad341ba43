// How long a bot may think about an answer.

export interface Budget {
  /** It imagines each answer in at most so many worlds, */
  readonly worlds: number;
  /** and no longer than for so many milliseconds. */
  readonly ms: number;
}

/** Enough to be hard to beat, and quick enough not to be waited for. Without a clock, so that it can be asked again. */
export const USUAL: Budget = { worlds: 100, ms: Number.POSITIVE_INFINITY };

export const TIMELESS = (): number => 0;
