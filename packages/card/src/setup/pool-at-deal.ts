// The pool of a card game: the contents of each set when it was dealt.

import {
  checkCounts,
  firstEntries,
  keptFor,
  NEWER_POSSE,
  type PoolCounts,
  type SetCounts,
  sameCounts,
} from '@posse/engine';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CardSet } from '../catalogue/entry-types.ts';

/** The pool of games that were stored without one. Never change it. */
export const POOL_OF_0_3_0: PoolCounts = {
  base: { characters: 16, kinds: 22, copies: 80, events: 0 },
  'dodge-city': { characters: 15, kinds: 22, copies: 40, events: 0 },
  'high-noon': { characters: 0, kinds: 0, copies: 0, events: 15 },
  fistful: { characters: 0, kinds: 0, copies: 0, events: 15 },
  promos: { characters: 3, kinds: 0, copies: 0, events: 0 },
  tournament: { characters: 0, kinds: 0, copies: 0, events: 0 },
};

/** The number of entries that a set has today. */
export const countsOf = keptFor(
  ({ characters, kinds, deck, events }: CardSet): SetCounts => ({
    characters: sizeOf(characters),
    kinds: sizeOf(kinds),
    copies: Object.values(deck ?? {}).flatMap(copiesIn).length,
    events: sizeOf(events),
  }),
);

const sizeOf = (entries: object = {}): number => Object.keys(entries).length;
const copiesIn = (values: string): string[] => values.split(' ');

/** The pool of a game that is dealt today, with these house sets. */
export const poolToday = (house: readonly CardSet[]): PoolCounts =>
  house.length === 0 ? poolIn(OURS) : { ...poolIn(OURS), ...poolOf(house) };

const poolOf = (sets: readonly CardSet[]): PoolCounts => Object.fromEntries(sets.map((set) => [set.id, countsOf(set)]));

/** The pool of today, cached, so that lookups by pool object hit their cache. */
const poolIn = keptFor(({ sets }: Catalogue) => poolOf(sets));

const cut = new WeakMap<CardSet, Map<string, CardSet>>();

/** The set cut to these counts, cached. Throws LargerPool if it has fewer entries, BadSetup if it never had so few. */
export function cutTo(set: CardSet, counts: SetCounts, remedy = NEWER_POSSE): CardSet {
  const today = countsOf(set);
  checkCounts({ id: set.id, first: POOL_OF_0_3_0[set.id] ?? {}, today, remedy }, counts);
  if (sameCounts(counts, today)) return set;
  const known = cut.get(set) ?? new Map<string, CardSet>();
  cut.set(set, known);
  const key = Object.keys(today)
    .map((part) => counts[part] ?? 0)
    .join();
  const made = known.get(key) ?? firstOf(set, counts);
  known.set(key, made);
  return made;
}

/** The first entries of a set. Parts of which it had none are left out, as if the set never had them. */
function firstOf(set: CardSet, counts: SetCounts): CardSet {
  const { kinds = {}, deck = {}, characters = {}, events = {}, ...rest } = set;
  const number = (part: keyof ReturnType<typeof countsOf>): number => counts[part] ?? 0;
  return {
    ...rest,
    ...(number('kinds') > 0 && { kinds: firstEntries(kinds, number('kinds')) }),
    ...(number('copies') > 0 && { deck: firstCopies(deck, number('copies')) }),
    ...(number('characters') > 0 && { characters: firstEntries(characters, number('characters')) }),
    ...(number('events') > 0 && { events: firstEntries(events, number('events')) }),
  };
}

function firstCopies(deck: Readonly<Record<string, string>>, count: number): Record<string, string> {
  const copies = Object.entries(deck).flatMap(([key, values]) =>
    copiesIn(values).map((value) => [key, value] as const),
  );
  const first: Record<string, string> = {};
  for (const [key, value] of copies.slice(0, count))
    first[key] = Object.hasOwn(first, key) ? `${first[key]} ${value}` : value;
  return first;
}
