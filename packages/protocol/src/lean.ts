// Facts and options travel without the fields that say nothing: what is null, false or an empty list is left out.

import type { Json } from '@posse/engine';

/** The same without such fields, in the objects inside too. */
export function lean(value: object): Json {
  const kept: Record<string, Json> = {};
  const fields = value as Readonly<Record<string, unknown>>;
  for (const field in fields) {
    const part = fields[field];
    if (part === null || part === false) continue;
    if (typeof part !== 'object') kept[field] = part as Json;
    else if (!Array.isArray(part)) kept[field] = lean(part as object);
    else if (part.length > 0) kept[field] = part.map(leanEntry);
  }
  return kept;
}

const leanEntry = (entry: unknown): Json =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? lean(entry) : (entry as Json);
