// The sets that games can use: ours, and the loaded house sets.
// The catalogue of a game is made from them.

import { BadSetup, checkedPool, idsOf, keptFor, type PoolCounts, type SetCounts, unknownThing } from '@posse/engine';
import type { Pack } from '../effects/pack/pack.ts';
import { packSet } from '../effects/pack/set-from-pack.ts';
import { cutTo } from '../setup/pool-at-deal.ts';
import { OURS } from './built-in-catalogue.ts';
import { type Catalogue, EMPTY, extended } from './catalogue.ts';
import type { CardSet } from './entry-types.ts';

const house = new Map<string, CardSet>();

/** The house sets that can be used, in the order in which they were added. */
export const houseSets = (): readonly CardSet[] => [...house.values()];

export const isHouseSet = (id: string): boolean => !OURS.sets.some((set) => set.id === id);

export function addSet(set: CardSet): void {
  if (house.has(set.id) || !isHouseSet(set.id)) throw new BadSetup(`The set "${set.id}" is already loaded.`);
  house.set(set.id, set);
}

/** Removes a set: running games keep it, and no new ones are dealt with it. */
export const removeSet = (id: string): void => void house.delete(id);

/** The first of these that is neither ours, nor loaded, nor among these packs; null if all are available. */
export const missingSet = (sets: readonly string[], packs: readonly Pack[] = []): string | null =>
  sets.find((id) => isHouseSet(id) && !house.has(id) && !packs.some((pack) => packSet(pack).id === id)) ?? null;

/**
 * Cached catalogues with one more set. The map is weak: an entry is removed when no game uses the set and it is
 * unloaded.
 */
const extendedCatalogues = new WeakMap<Catalogue, WeakMap<CardSet, Catalogue>>();

function withSet(before: Catalogue, set: CardSet): Catalogue {
  const known = extendedCatalogues.get(before) ?? new WeakMap<CardSet, Catalogue>();
  extendedCatalogues.set(before, known);
  const made = known.get(set) ?? extended(before, set);
  known.set(set, made);
  return made;
}

/** The sets of a game, and the pool that it was dealt from; today's if left out. */
interface Playable {
  readonly sets: readonly string[];
  readonly pool?: PoolCounts | undefined;
  /** The packs among the sets. Those that are missing here must be loaded. */
  readonly packs?: readonly Pack[] | undefined;
}

/**
 * The catalogue of our sets and the house sets among these, cut to the pool. Games with the same sets and pool share
 * it.
 */
export function catalogueOf({ sets, pool, packs = [] }: Playable): Catalogue {
  let catalogue = pool === undefined ? OURS : ownSetsIn(checkedPool(pool));
  for (const id of sets) {
    if (!isHouseSet(id)) continue;
    const set = setNamed(id, packs);
    const counts = pool?.[set.id];
    catalogue = withSet(catalogue, counts === undefined ? set : cutTo(set, counts, LONGER_FILE));
  }
  return catalogue;
}

const LONGER_FILE =
  'Give a file that has everything the game was dealt with: entries may be appended to it, but not removed.';

/** Our sets as they were in this pool, cached by the pool object. Sets that the pool does not name were added later. */
const ownSetsIn = keptFor((pool: PoolCounts): Catalogue => {
  const sets = OURS.sets.flatMap((set) => (Object.hasOwn(pool, set.id) ? [cutTo(set, pool[set.id] as SetCounts)] : []));
  const isToday = sets.length === OURS.sets.length && sets.every((set, place) => set === OURS.sets[place]);
  return isToday ? OURS : sets.reduce(withSet, EMPTY);
});

/** The house sets among these. Throws BadSetup if one is not loaded. */
export const houseSetsIn = (sets: readonly string[], packs: readonly Pack[] = []): readonly CardSet[] =>
  sets.filter(isHouseSet).map((id) => setNamed(id, packs));

/** The set of this id, which is loaded or that of one of these packs. */
function setNamed(id: string, packs: readonly Pack[]): CardSet {
  const set = house.get(id) ?? packs.map(packSet).find((one) => one.id === id);
  if (set === undefined) throw unknownThing('set', id, [...idsOf(OURS.sets), ...house.keys()]);
  return set;
}
