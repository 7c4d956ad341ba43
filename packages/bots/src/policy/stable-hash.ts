// Hashes of texts and numbers that are the same in every process.

const known = new Map<string, number>();

/** A 32-bit hash of a text (FNV-1a), cached. */
export function hashOf(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  known.set(text, hash);
  return hash;
}

/** Mixes a number into a hash. */
export function mixed(hash: number, number: number): number {
  let sum = Math.imul(hash ^ 0x27d4eb2f, 0x165667b1) ^ Math.imul(number + 0x61c88647, 0x5bd1e995);
  sum ^= sum >>> 15;
  sum = Math.imul(sum, 0x2c1b3c6d);
  return sum ^ (sum >>> 13);
}
