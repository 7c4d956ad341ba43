// Suggests known names for mistyped ones.

/** The nearest known name; null if none is near. The beginning of a single known name counts as near. */
export function nearest(given: string, known: readonly string[]): string | null {
  const begun = known.filter((name) => given.length > 1 && name.startsWith(given));
  if (begun.length === 1) return begun[0] ?? null;
  const maxDistance = Math.max(1, Math.floor(given.length / 3));
  const [best] = known
    .map((name) => ({ name, distance: editDistance(given, name) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return best?.name ?? null;
}

/** A suggestion such as `. Did you mean serve?`, or an empty text. */
export const didYouMean = (given: string, known: readonly string[], prefix = ''): string => {
  const name = nearest(given, known);
  return name === null ? '' : `. Did you mean ${prefix}${name}?`;
};

/**
 * The Damerau–Levenshtein distance: the number of letters that are inserted, deleted, changed, or swapped with the
 * next.
 */
function editDistance(one: string, other: string): number {
  let [older, before] = [[] as number[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (before[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, before] = [before, line];
  }
  return before[other.length] ?? 0;
}
