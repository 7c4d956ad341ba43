// The sets that a game may be played with: ours, and the house sets that this process was given. A game's catalogue is made of them.

import { BadSetup, checkedPool, idsOf, keptFor, type PoolCounts, type SetCounts, unknownThing } from '@posse/engine';
import { cutTo } from '../setup/pool.ts';
import { type Catalogue, EMPTY, extended } from './catalogue.ts';
import type { CardSet } from './kinds.ts';
import { OURS } from './own-sets.ts';

const house = new Map<string, CardSet>();

/** The house sets that can be played with, in the order in which they came. */
export const houseSets = (): readonly CardSet[] => [...house.values()];

export const isHouseSet = (id: string): boolean => !OURS.sets.some((set) => set.id === id);

export function shelve(set: CardSet): void {
  if (house.has(set.id) || !isHouseSet(set.id)) throw new BadSetup(`The set "${set.id}" is already there.`);
  house.set(set.id, set);
}

/** Games that are under way keep it; no other can be dealt with it. */
export const unshelve = (id: string): void => void house.delete(id);

/** The first of these that is neither ours nor on the shelf; null if all are here. */
export const missingSet = (sets: readonly string[]): string | null =>
  sets.find((id) => isHouseSet(id) && !house.has(id)) ?? null;

/** Each catalogue with one more set. Weak, so that it goes with the set: when no game and no shelf holds it any more. */
const grown = new WeakMap<Catalogue, WeakMap<CardSet, Catalogue>>();

function withSet(before: Catalogue, set: CardSet): Catalogue {
  const known = grown.get(before) ?? new WeakMap<CardSet, Catalogue>();
  grown.set(before, known);
  const made = known.get(set) ?? extended(before, set);
  known.set(set, made);
  return made;
}

/** What a game is played with: its sets, and the pool that it was dealt from; without one, today's. */
interface Playable {
  readonly sets: readonly string[];
  readonly pool?: PoolCounts | undefined;
}

/** All of ours, and the house sets among these, as far as the pool has them. Games with the same ones share it. */
export function catalogueOf({ sets, pool }: Playable): Catalogue {
  let catalogue = pool === undefined ? OURS : oursIn(checkedPool(pool));
  for (const id of sets) {
    if (!isHouseSet(id)) continue;
    const set = onShelf(id);
    const counts = pool?.[set.id];
    catalogue = withSet(catalogue, counts === undefined ? set : cutTo(set, counts, LONGER_FILE));
  }
  return catalogue;
}

const LONGER_FILE =
  'Give a file that has everything the game was dealt with: entries may be appended to it, but not removed.';

/** Ours as they were when this pool was dealt from, found once for each pool object. Sets that the pool does not name came later. */
const oursIn = keptFor((pool: PoolCounts): Catalogue => {
  const sets = OURS.sets.flatMap((set) => (Object.hasOwn(pool, set.id) ? [cutTo(set, pool[set.id] as SetCounts)] : []));
  const isToday = sets.length === OURS.sets.length && sets.every((set, place) => set === OURS.sets[place]);
  return isToday ? OURS : sets.reduce(withSet, EMPTY);
});

/** The house sets among these. Throws BadSetup if one is not on the shelf. */
export const houseSetsIn = (sets: readonly string[]): readonly CardSet[] => sets.filter(isHouseSet).map(onShelf);

function onShelf(id: string): CardSet {
  const set = house.get(id);
  if (set === undefined) throw unknownThing('set', id, [...idsOf(OURS.sets), ...house.keys()]);
  return set;
}
