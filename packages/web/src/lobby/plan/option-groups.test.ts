// Tests of grouping rules by their set, and of searching them.

import { expect, test } from 'vitest';
import { cardCatalogue } from './card-catalogue.ts';
import { groupsOf } from './option-groups.ts';
import { draftFrom } from './plan-draft.ts';

const catalogue = cardCatalogue();
const base = draftFrom(catalogue, { seats: 5, preset: 'standard' });
const all = { ...base, parts: catalogue.parts.map(({ id }) => id) };

test('every rule option of a plan is listed in exactly one group, with the set that brings it', () => {
  const groups = groupsOf(catalogue, all, 'en', '');
  expect(groups.map(({ part }) => part)).toEqual(catalogue.parts.map(({ id }) => id));
  const ids = groups.flatMap(({ options, events }) => [...options, ...events].map(({ id }) => id));
  expect(ids.toSorted()).toEqual(catalogue.options.map(({ id }) => id).toSorted());
  for (const { part, events } of groups) for (const event of events) expect(event.part).toBe(part);
});

test('a set that is not in the plan is listed without its rule options', () => {
  const noon = groupsOf(catalogue, base, 'en', '').find(({ part }) => part === 'high-noon');
  expect(noon).toMatchObject({ options: [], events: [], numbers: [] });
});

test('searching the rule options of a plan matches all words, in any case and with any accents', () => {
  const [found, ...more] = groupsOf(catalogue, base, 'en', 'BÉER two');
  expect(more).toEqual([]);
  expect(found?.options.length).toBeGreaterThan(0);
  expect(found?.options.length).toBeLessThan(4);
  expect(groupsOf(catalogue, base, 'en', 'nothing of the sort')).toEqual([]);
});
