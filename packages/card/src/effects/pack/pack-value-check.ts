// Checks of plain values in a pack: objects, lists, words, numbers, texts.

import { inside, type Place, refuse } from './pack-refusal.ts';

export type Unknown = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

export function record(value: unknown, at: Place): Unknown {
  if (!isRecord(value)) refuse(at, `it should be an object, not ${shown(value)}.`);
  const odd = Object.keys(value).find((key) => RESERVED.has(key));
  if (odd !== undefined) refuse(at, `"${odd}" is no name that can be used.`);
  return value;
}

export function list(value: unknown, at: Place): readonly unknown[] {
  if (!Array.isArray(value)) refuse(at, `it should be a list, not ${shown(value)}.`);
  return value;
}

export function onlyFields(value: Unknown, known: readonly string[], at: Place): void {
  const odd = Object.keys(value).find((field) => !known.includes(field));
  if (odd !== undefined)
    refuse(at, `it has no field "${odd}": take ${known.length === 0 ? 'none' : known.join(', ')}.`);
}

export function oneOf<W extends string>(value: unknown, words: readonly W[], at: Place): W {
  const found = words.find((word) => word === value);
  return found ?? refuse(at, `it should be ${words.map((word) => `"${word}"`).join(' or ')}, not ${shown(value)}.`);
}

export function whole(value: unknown, from: number, to: number, at: Place): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0) || value < from || value > to)
    refuse(at, `it should be a whole number from ${from} to ${to}, not ${shown(value)}.`);
  return value;
}

export function flag(value: unknown, at: Place): boolean {
  if (typeof value !== 'boolean') refuse(at, `it should be true or false, not ${shown(value)}.`);
  return value;
}

/** Each optional field that is there. */
export function fields(
  value: Unknown,
  at: Place,
  checks: Readonly<Record<string, (value: unknown, at: Place) => void>>,
) {
  onlyFields(value, Object.keys(checks), at);
  for (const [field, check] of Object.entries(checks))
    if (Object.hasOwn(value, field)) check(value[field], inside(at, field));
}
