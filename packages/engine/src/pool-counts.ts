// The pool of a game: the number of entries that each set had.
// It is recorded when the game is dealt.

import { BadSetup } from './game-setup.ts';

/** The counts by set and by kind of entry. Entries are only ever appended, so a count says which ones a set had. */
export type PoolCounts = Readonly<Record<string, SetCounts>>;
export type SetCounts = Readonly<Record<string, number>>;

/** The game was dealt from entries of a set that this program does not have. */
export class LargerPool extends BadSetup {
  override readonly name = 'LargerPool';
  readonly set: string;

  constructor(set: string, message: string) {
    super(message);
    this.set = set;
  }
}

/** The first entries of an object, in the order of the source. */
export const firstEntries = <T>(entries: Readonly<Record<string, T>>, count: number): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).slice(0, count));

/** Checks a pool of unknown origin; the counts of each set are checked later. Throws BadSetup. */
export function checkedPool(pool: PoolCounts): PoolCounts {
  if (typeof pool !== 'object' || pool === null || Array.isArray(pool))
    throw new BadSetup('The pool should give the number of entries for each set.');
  return pool;
}

/** The counts of a set today and in its first release, and where to find more entries. */
export interface SetBounds {
  readonly id: string;
  readonly first: SetCounts;
  readonly today: SetCounts;
  /** A sentence that says what to do. */
  readonly remedy: string;
}

/** Throws BadSetup for counts that this set never had, and LargerPool for counts beyond those of today. */
export function checkCounts({ id, first, today, remedy }: SetBounds, counts: unknown): void {
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts))
    throw new BadSetup(`The pool should hold a number of ${Object.keys(today).join(', ')} for the set "${id}".`);
  const given = counts as Readonly<Record<string, unknown>>;
  for (const part of new Set([...Object.keys(today), ...Object.keys(given)])) {
    const [count, least, most] = [given[part] ?? 0, first[part] ?? 0, today[part] ?? 0];
    if (typeof count !== 'number' || !Number.isInteger(count) || count < least)
      throw new BadSetup(`The pool should hold ${least} ${part} or more of the set "${id}", not ${count}.`);
    if (count > most)
      throw new LargerPool(
        id,
        `This game was dealt when the set "${id}" had ${count} ${part}, and here it has ${most}. ${remedy}`,
      );
  }
}

export const sameCounts = (a: SetCounts, b: SetCounts): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((part) => (a[part] ?? 0) === (b[part] ?? 0));

/** The remedy for sets that come with Posse. */
export const NEWER_POSSE = 'Take a newer Posse.';
