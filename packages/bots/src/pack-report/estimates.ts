// Means of many numbers, with their errors.

import type { Estimate } from './report-types.ts';

export class Sum {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(number: number): void {
    this.count++;
    this.sum += number;
    this.squares += number * number;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The variance of the mean. */
  private get variance(): number {
    return this.count < 2 ? 0 : Math.max(0, this.squares / this.count - this.mean ** 2) / (this.count - 1);
  }

  /** In so many parts of one: 100 for percent. */
  estimate(parts = 1): Estimate {
    return { mean: parts * this.mean, error: parts * Z * Math.sqrt(this.variance) };
  }

  /** The difference to the mean of other numbers. */
  minus(other: Sum, parts = 1): Estimate {
    const spread = Math.sqrt(this.variance + other.variance);
    return { mean: parts * (this.mean - other.mean), error: parts * Z * spread };
  }
}

/** The normal quantile of a 95 % interval. */
const Z = 1.96;
