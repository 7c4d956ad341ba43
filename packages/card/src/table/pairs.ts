// Every two of a list.

export function pairsOf<T>(list: readonly T[]): T[][] {
  const pairs: T[][] = [];
  for (const [place, one] of list.entries()) for (const other of list.slice(place + 1)) pairs.push([one, other]);
  return pairs;
}
