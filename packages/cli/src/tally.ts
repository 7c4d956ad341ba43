// Tallies: the mean of many numbers, and its standard error.

export interface Tally {
  count: number;
  sum: number;
  squares: number;
}

export const emptyTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

export function add(tally: Tally, number: number): void {
  tally.count++;
  tally.sum += number;
  tally.squares += number * number;
}

/** Adds the second tally to the first. */
export function addTally(tally: Tally, { count, sum, squares }: Tally): void {
  tally.count += count;
  tally.sum += sum;
  tally.squares += squares;
}

export const mean = ({ count, sum }: Tally): number => (count === 0 ? 0 : sum / count);

/** The standard error of the mean. */
export function error(tally: Tally): number {
  const { count, squares } = tally;
  if (count < 2) return 0;
  const spread = squares / count - mean(tally) ** 2;
  return Math.sqrt(Math.max(0, spread) / (count - 1));
}
