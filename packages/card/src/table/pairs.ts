// Every two of a list.

export function pairsOf<T>(list: readonly T[]): T[][] {
  return list.flatMap((one, place) => list.slice(place + 1).map((other) => [one, other]));
}
