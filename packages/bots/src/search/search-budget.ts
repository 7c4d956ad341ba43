// The budget of a search: the worlds and the time for one answer.

export interface Budget {
  /** The maximum number of worlds in which it imagines each answer. */
  readonly worlds: number;
  /** The maximum time in milliseconds. */
  readonly ms: number;
}

/** A budget without a time limit, so that the same question gets the same answer again. */
export const usualBudget = (worlds: number): Budget => ({ worlds, ms: Number.POSITIVE_INFINITY });

export const TIMELESS = (): number => 0;
