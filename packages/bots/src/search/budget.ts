// How long a bot may think about an answer.

export interface Budget {
  /** It imagines each answer in at most so many worlds, */
  readonly worlds: number;
  /** and no longer than for so many milliseconds. */
  readonly ms: number;
}

/** As many worlds as it takes, without a look at the clock: so it can be asked again. */
export const usualBudget = (worlds: number): Budget => ({ worlds, ms: Number.POSITIVE_INFINITY });

export const TIMELESS = (): number => 0;
