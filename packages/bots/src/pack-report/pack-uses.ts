// The things of packs at a table, and which of them an answer uses.

import { type Answer, type Catalogue, kindOf } from '@posse/card';
import type { ThingReport } from './report-types.ts';

type Part = ThingReport['part'];

export interface Thing {
  readonly part: Part;
  /** As its pack calls it. */
  readonly key: string;
  /** As the catalogue calls it. */
  readonly id: string;
}

const PARTS: readonly Part[] = ['kinds', 'characters', 'events'];

/** By id in the catalogue. */
export function thingsIn(catalogue: Catalogue): ReadonlyMap<string, Thing> {
  const things = catalogue.sets.flatMap(({ pack, ...set }) =>
    pack === undefined
      ? []
      : PARTS.flatMap((part) => {
          const ids = Object.keys(set[part] ?? {});
          return Object.keys(pack[part]).map((key, place): Thing => ({ part, key, id: ids[place] ?? key }));
        }),
  );
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** The thing that this answer plays or uses; null if it is none of a pack. */
export function thingUsed(
  catalogue: Catalogue,
  things: ReadonlyMap<string, Thing>,
  event: string | null,
  answer: Answer,
): Thing | null {
  const { kind, card, as, pick } = answer;
  if ((kind === 'play' || kind === 'use') && card !== null)
    return things.get(as ?? kindOf({ catalogue }, card).key) ?? null;
  if (kind === 'ability') return things.get(pick ?? '') ?? null;
  return kind === 'event' ? (things.get(event ?? '') ?? null) : null;
}
