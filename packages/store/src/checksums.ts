// Checksums of rows, so that a flipped bit is noticed and never played on.

import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** The length of a checksum: long enough that two contents never share one by chance. */
const DIGITS = 32;

/**
 * The checksum of all values in a row, in order. That of an answer includes the checksum of the answer before, and of
 * the deal for the first.
 */
export const checksumOf = (...said: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(said), 'hex').slice(0, DIGITS);

/** Adds the function mark(…) to SQL, which computes a checksum. */
export function defineChecksum(database: DatabaseSync): void {
  database.function('mark', { varargs: true, deterministic: true }, checksumOf);
}
