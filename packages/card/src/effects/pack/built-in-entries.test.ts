// Tests of our own entries as entries of a pack.

import { expect, test } from 'vitest';
import { OURS } from '../../catalogue/built-in-catalogue.ts';
import { OWN_ENTRIES } from './built-in-entries.ts';
import { RENEWING_KINDS, renews } from './endless-powers.ts';
import { checkPack } from './pack-check.ts';

const { kinds, characters, events } = OWN_ENTRIES;

const packWith = (part: 'kinds' | 'characters' | 'events', key: string, entry: object) => ({
  posse: 1,
  [part]: { [key]: entry },
  face: { name: 'Ours', things: { [key]: { name: 'One of ours' } } },
});

const ALL = (
  [['kinds', kinds] as const, ['characters', characters] as const, ['events', events] as const] as const
).flatMap(([part, entries]) => Object.entries<object>(entries).map(([key, entry]) => [part, key, entry] as const));

test('every kind of card, and most characters and events of ours, are data that a pack could have', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(OURS.kinds).toSorted());
  expect([Object.keys(characters).length, Object.keys(events).length]).toEqual([30, 14]);
});

test.each(ALL)('the check of packs accepts our own entry of the %s "%s"', (part, key, entry) => {
  expect(checkPack(packWith(part, key, entry))[part][key]).toEqual(entry);
});

test('the list of our kinds of card that heal or draw follows from their effects', () => {
  const found = Object.keys(kinds).filter((key) => renews(kinds[key]?.play));
  expect(found.toSorted()).toEqual(RENEWING_KINDS.toSorted());
});
