// All pairs of a list.

export function pairsOf<T>(list: readonly T[]): T[][] {
  const pairs: T[][] = [];
  for (let place = 0; place < list.length; place++)
    for (let other = place + 1; other < list.length; other++) pairs.push([list[place] as T, list[other] as T]);
  return pairs;
}
