// Checksums of rows, so that a flipped bit is noticed and never played on.

import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Enough that no two contents share one by chance. */
const DIGITS = 32;

/** Of all that a row says, in order. Answers begin with the mark of the answer before, the first one with that of the game as it was dealt. */
export const checksumOf = (...said: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(said), 'hex').slice(0, DIGITS);

/** From now on statements can say mark(…) too. */
export function defineChecksum(database: DatabaseSync): void {
  database.function('mark', { varargs: true, deterministic: true }, checksumOf);
}
