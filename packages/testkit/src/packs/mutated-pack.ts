// Packs with a small change somewhere: a value replaced, removed, doubled, or put elsewhere.

import { below, type Random } from '@posse/engine';

type Json = Record<string, unknown>;

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  2,
  99,
  1.5,
  '',
  'me',
  'each',
  'draw',
  'heal',
  'hearts',
  [],
  {},
  'x'.repeat(300),
];

/** A deep copy with one to three changes. */
export function mutated(random: Random, pack: object): unknown {
  const copy = JSON.parse(JSON.stringify(pack)) as Json;
  for (let left = 1 + below(random, 3); left > 0; left--) change(random, copy);
  return copy;
}

function change(random: Random, root: Json): void {
  const places = placesIn(root);
  const place = places[below(random, places.length)];
  const other = places[below(random, places.length)];
  if (place === undefined || other === undefined) return;
  const { holder, key } = place;
  switch (below(random, 5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      set(place, copyOf(ODD[below(random, ODD.length)]));
      return;
    case 2:
      set(place, copyOf(valueAt(other)));
      return;
    case 3:
      if (Array.isArray(holder)) holder.push(copyOf(valueAt(place)));
      else holder[`${key}${below(random, 9)}`] = copyOf(valueAt(place));
      return;
    default:
      if (typeof valueAt(place) === 'number') set(place, Number(valueAt(place)) + 1 - 2 * below(random, 2));
      else if (typeof valueAt(place) === 'string') set(place, copyOf(valueAt(other)));
  }
}

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

interface Place {
  readonly holder: Json | unknown[];
  readonly key: string;
}

const valueAt = ({ holder, key }: Place): unknown => (holder as Json)[key];
const set = ({ holder, key }: Place, value: unknown): void => {
  (holder as Json)[key] = value;
};

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ holder: value as Json, key }, ...placesIn((value as Json)[key])]);
}
