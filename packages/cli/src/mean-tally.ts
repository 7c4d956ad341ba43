// Tallies: the mean of many numbers, its standard error, and the interval of a share.

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

/** The quantile of the normal distribution for an interval of 95 %. */
const Z = 1.96;

/** The Wilson interval of a share: 95 of 100 such intervals contain the true share, also after few games. */
export function interval(tally: Tally): readonly [low: number, high: number] {
  const { count } = tally;
  if (count === 0) return [0, 1];
  const share = mean(tally);
  const weight = Z ** 2 / count;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / count + weight / (4 * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
