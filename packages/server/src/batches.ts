// Splits a list into batches of a given fraction.

/** `share` is more than 0, and 1 at the most. */
export function batchesOf<T>(all: readonly T[], share: number): readonly (readonly T[])[] {
  const each = Math.max(1, Math.ceil(all.length * share));
  return Array.from({ length: Math.ceil(all.length / each) }, (_, place) =>
    all.slice(place * each, (place + 1) * each),
  );
}
