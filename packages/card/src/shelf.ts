// The sets that a game may be played with: ours, and the house sets that this process was given. A game's catalogue is made of them.

import { BadSetup, idsOf, unknownThing } from '@posse/engine';
import { type Catalogue, extended } from './catalogue.ts';
import type { CardSet } from './kinds.ts';
import { OURS } from './sets.ts';
import type { Setup } from './state.ts';

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

/** All of ours, and the house sets among these. Games with the same ones share it. */
export function catalogueOf({ sets }: Pick<Setup, 'sets'>): Catalogue {
  let catalogue = OURS;
  for (const id of sets) {
    if (!isHouseSet(id)) continue;
    const set = house.get(id);
    if (set === undefined) throw unknownThing('set', id, [...idsOf(OURS.sets), ...house.keys()]);
    catalogue = withSet(catalogue, set);
  }
  return catalogue;
}
