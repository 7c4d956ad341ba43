// Describes a fault in the order of a set's entries, with advice.

/** The file with the lists of all entries. */
const FILE = 'packages/testkit/src/pool/entry-order.ts';

/** A fault in the order of entries; null if they are the recorded ones, in the same order. */
export function orderFault(
  set: string,
  part: string,
  written: readonly string[],
  now: readonly string[],
): string | null {
  const place = written.findIndex((id, at) => now[at] !== id);
  const [was, is] = [written[place], now[place]];
  if (place < 0) {
    const added = now.slice(written.length);
    return added.length === 0
      ? null
      : `The set "${set}" has ${part} that are not written down: append "${added.join('", "')}" to its list in ${FILE}.`;
  }
  if (was !== undefined && !now.includes(was))
    return `The set "${set}" has lost "${was}" of its ${part}: put it back where it was, because stored games are dealt with it.`;
  return `The set "${set}" has "${is}" before "${was}" among its ${part}: append it behind all others instead, because stored games count entries from the front.`;
}
