// Splits a list into batches of a given fraction.

/** `share` is the fraction of the list in one batch: more than 0, at most 1. */
export function batchesOf<T>(all: readonly T[], share: number): readonly (readonly T[])[] {
  const each = Math.max(1, Math.ceil(all.length * share));
  return Array.from({ length: Math.ceil(all.length / each) }, (_, place) =>
    all.slice(place * each, (place + 1) * each),
  );
}
