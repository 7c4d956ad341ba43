// Patches: the difference between two plain values. Small changes of large values stay small.
//
// A patch is read together with the old value:
//   old value   patch            means
//   object      {field: patch}   these fields change, the others stay
//               [value]          the new value: a list, or an object with other fields
//   list        {place: patch}   the entries at these places change
//               [keep, ...new]   the first `keep` entries stay, these follow
//               [-1, value]      the new value, which is no list
//   both        text, number…    the new value
// If the old value is neither a list nor an object, the patch is the new value itself.

import type { Json } from '@posse/engine';

export type Patch = Json;

type Fields = Readonly<Record<string, Json>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The patch from one value to another; undefined if they are equal. Nothing is copied: the patch shares parts with
 * `after`.
 */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return after as Patch;
  if (Array.isArray(before)) return Array.isArray(after) ? betweenLists(before, after) : [-1, after as Json];
  return Array.isArray(after) ? [after as Json] : betweenObjects(before as Fields, after as Fields);
}

function betweenObjects(before: Fields, after: Fields): Patch | undefined {
  // Two lists in step are faster than looking up each field by its name.
  const names = Object.keys(before);
  const values = Object.values(before);
  let changes: Record<string, Patch> | undefined;
  let place = 0;
  for (const field in after) {
    if (field !== names[place]) return [after];
    const old = values[place++];
    const now = after[field];
    if (old === now) continue;
    const change = difference(old, now);
    if (change === undefined) continue;
    changes ??= {};
    changes[field] = change;
  }
  return place === names.length ? changes : [after];
}

function betweenLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  if (before.length !== after.length) return tail(before, after);
  let changes: Record<string, Patch> | undefined;
  for (let place = 0; place < after.length; place++) {
    const old = before[place];
    const now = after[place];
    if (old === now) continue;
    if (!isObject(old) || !isObject(now)) return tail(before, after);
    const change = difference(old, now);
    if (change === undefined) continue;
    changes ??= {};
    changes[place] = change;
  }
  return changes;
}

/** The patch between the rests of two lists that are known to differ. */
function tail(before: readonly Json[], after: readonly Json[]): Patch {
  const shared = Math.min(before.length, after.length);
  let keep = 0;
  while (keep < shared && difference(before[keep], after[keep]) === undefined) keep++;
  return [keep, ...after.slice(keep)];
}

/** Applies a patch. The old value does not change, and unchanged parts are shared. */
export function patched(before: unknown, patch: Patch): Json {
  if (!isObject(before) || !isObject(patch)) return patch;
  if (Array.isArray(before)) return patchedList(before, patch);
  if (Array.isArray(patch)) return patch[0] as Json;
  const after: Record<string, Json> = { ...(before as Fields) };
  for (const [field, change] of Object.entries(patch as Fields)) after[field] = patched(after[field], change);
  return after;
}

function patchedList(before: readonly Json[], patch: object): Json {
  if (Array.isArray(patch)) {
    const [keep, ...rest] = patch as readonly Json[];
    return keep === -1 ? (rest[0] as Json) : [...before.slice(0, keep as number), ...rest];
  }
  const after = [...before];
  for (const [place, change] of Object.entries(patch as Fields))
    after[Number(place)] = patched(before[Number(place)], change);
  return after;
}

/** The new value, with equal parts taken from an earlier one, so that a page need not draw them again. */
export function sharing(earlier: unknown, value: unknown): Json {
  const change = difference(earlier, value);
  return change === undefined ? (earlier as Json) : patched(earlier, change);
}

/**
 * Like `patched`, with equal parts taken from an earlier result. Parts outside the patch are not compared: they are
 * shared already.
 */
export function patchedLike(before: unknown, patch: Patch, earlier: unknown): Json {
  if (!isObject(before) || !isObject(patch) || Array.isArray(patch)) return sharing(earlier, patched(before, patch));
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, Json>;
  for (const [field, change] of Object.entries(patch as Fields))
    after[field] = patchedLike(after[field], change, isObject(earlier) ? (earlier as Fields)[field] : undefined);
  return isOfSameParts(after, earlier) ? earlier : after;
}

function isOfSameParts(value: Fields, other: unknown): other is Json {
  if (!isObject(other) || Array.isArray(value) !== Array.isArray(other)) return false;
  const names = Object.keys(value);
  return names.length === Object.keys(other).length && names.every((name) => value[name] === (other as Fields)[name]);
}
