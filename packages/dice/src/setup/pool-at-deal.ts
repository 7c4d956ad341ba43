// The pool of a dice game: the contents of each set when it was dealt.

import {
  checkCounts,
  checkedPool,
  firstEntries,
  keptFor,
  NEWER_POSSE,
  type PoolCounts,
  type SetCounts,
} from '@posse/engine';
import { type Character, characterOf, SETS, SPECIALS } from '../entry-registry.ts';
import type { DiceSet } from '../set-list.ts';
import type { SpecialRole } from '../special-role.ts';

/** The pool of games that were stored without one. Never change it. */
export const POOL_OF_0_3_0: PoolCounts = {
  base: { characters: 16, specials: 0, modules: 0 },
  'old-saloon': { characters: 8, specials: 9, modules: 5 },
};

const countsOf = ({ characters, specials, modules }: DiceSet): SetCounts => ({
  characters: Object.keys(characters).length,
  specials: Object.keys(specials).length,
  modules: modules.length,
});

const poolOf = keptFor(
  (sets: readonly DiceSet[]): PoolCounts => Object.fromEntries(sets.map((set) => [set.id, countsOf(set)])),
);

/** Returns the same object every time, so that lookups by pool hit their cache. */
export const poolToday = (): PoolCounts => poolOf(SETS);

/** The contents that can occur in a game. */
export interface Dealable {
  readonly characters: readonly Character[];
  readonly specials: Readonly<Record<string, SpecialRole>>;
  readonly modules: readonly number[];
}

/**
 * Cached by pool object. Throws LargerPool if the pool has more than this program, BadSetup if no game ever had so
 * little.
 */
export const dealableFrom = (pool: PoolCounts): Dealable => cachedDealable(checkedPool(pool));

const cachedDealable = keptFor((pool: PoolCounts): Dealable => {
  const sets = SETS.filter(({ id }) => Object.hasOwn(pool, id)).map((set) => cutTo(set, pool[set.id] as SetCounts));
  return {
    characters: sets.flatMap(({ characters }) => Object.keys(characters).map(characterOf)),
    specials: Object.fromEntries(
      sets.flatMap(({ specials }) => Object.keys(specials).map((id) => [id, SPECIALS[id] as SpecialRole])),
    ),
    modules: sets.flatMap(({ modules }) => modules),
  };
});

function cutTo(set: DiceSet, counts: SetCounts): DiceSet {
  const first = POOL_OF_0_3_0[set.id] ?? {};
  checkCounts({ id: set.id, first, today: countsOf(set), remedy: NEWER_POSSE }, counts);
  return {
    id: set.id,
    characters: firstEntries(set.characters, counts.characters ?? 0),
    specials: firstEntries(set.specials, counts.specials ?? 0),
    modules: set.modules.slice(0, counts.modules ?? 0),
  };
}
