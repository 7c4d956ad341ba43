// Canonical JSON: sorted keys, no spaces, texts in Unicode form NFC.

export type PlainJson = null | boolean | number | string | readonly PlainJson[] | { readonly [key: string]: PlainJson };

export function canonical(value: PlainJson): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value as { readonly [key: string]: PlainJson })
    .map(([key, one]) => [key.normalize('NFC'), one] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}
