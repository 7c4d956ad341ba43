// A card, character or event of a pack, and edits of its data by path.

import type { Pack, PackCharacter, PackEvent, PackKind, Part } from '@posse/card/packs';

export type Entry = PackKind | PackCharacter | PackEvent;

export interface ThingPlace {
  readonly part: Part;
  readonly key: string;
}

/** A place in an entry, such as `['play', 0, 'n']`. */
export type Path = readonly (string | number)[];

export const PARTS: readonly Part[] = ['kinds', 'characters', 'events'];

export const entryAt = (pack: Pack, { part, key }: ThingPlace): Entry | null =>
  (Object.hasOwn(pack[part], key) ? pack[part][key] : undefined) ?? null;

/** A thing that does nothing yet is not refused: it is not finished. */
export const isBlank = (entry: Entry): boolean =>
  'copies' in entry
    ? entry.power === undefined && (entry.play ?? []).length === 0 && entry.dodges !== true
    : Object.keys(entry.power).length === 0;

export const withEntry = (pack: Pack, { part, key }: ThingPlace, entry: Entry): Pack => ({
  ...pack,
  [part]: { ...pack[part], [key]: entry },
});

export const placesIn = (pack: Pack): readonly ThingPlace[] =>
  PARTS.flatMap((part) => Object.keys(pack[part]).map((key) => ({ part, key })));

export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt((value as Readonly<Record<string | number, unknown>>)[step], rest);
}

/** A copy with this value there. `undefined` takes out the field, or the item of the list. */
export function withValue<Thing>(thing: Thing, path: Path, value: unknown): Thing {
  return changed(thing, path, value) as Thing;
}

function changed(before: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number' || Array.isArray(before)) {
    const list = Array.isArray(before) ? [...(before as readonly unknown[])] : [];
    const place = Number(step);
    if (rest.length === 0 && value === undefined) list.splice(place, 1);
    else list[place] = changed(list[place], rest, value);
    return list;
  }
  const fields = { ...(before as Readonly<Record<string, unknown>> | undefined) };
  if (rest.length === 0 && value === undefined) delete fields[step];
  else fields[step] = changed(fields[step], rest, value);
  return fields;
}
