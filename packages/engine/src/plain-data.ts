// Plain data: the values that states, views and saved games consist of.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The saved game can't be used. The message says which part is wrong and what was expected there. */
export class BadSave extends Error {
  override readonly name = 'BadSave';
}

/** The path of the first value that is not plain data, or null if there is none. */
export function notPlain(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) return firstFound(value.entries(), path);
  return Object.getPrototypeOf(value) === Object.prototype ? firstFound(Object.entries(value), path) : path;
}

function firstFound(entries: Iterable<readonly [string | number, unknown]>, path: string): string | null {
  for (const [key, value] of entries) {
    const found = notPlain(value, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Whether two lists have the same members in any order. The second may be any value. */
export const sameMembers = (list: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && list.length === other.length && list.every((one) => other.includes(one));

/** Whether the value is an object and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two plain values have the same content. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, place) => samePlain(one, b[place]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && samePlain(a[key], b[key]));
}
