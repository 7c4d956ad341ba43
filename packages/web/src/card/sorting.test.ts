// A hand keeps its order, whatever comes and goes.

import { CARDS, type CardId, KINDS } from '@posse/card';
import { expect, test } from 'vitest';
import { hasPlace, sortedHand } from './sorting.ts';

test('every kind of card has its place', () => {
  expect(Object.keys(KINDS).filter((key) => !hasPlace(key))).toEqual([]);
});

test('equal cards lie side by side, and a new card moves no other', () => {
  const hand = CARDS.filter((_, number) => number % 7 === 0).map(({ id }) => id);
  const sorted = sortedHand(hand);
  expect(sorted.toSorted((a, b) => a - b)).toEqual(hand);
  expect(sortedHand(sorted.toReversed())).toEqual(sorted);
  const fewer = sorted.filter((_, place) => place % 3 !== 1);
  expect(sortedHand(fewer)).toEqual(fewer);
});

test('shots come first and green cards last', () => {
  const ids = (key: string): CardId | undefined => CARDS.find(({ kind }) => kind.key === key)?.id;
  const hand = [ids('canteen'), ids('missed'), ids('bang'), ids('barrel')].filter((id) => id !== undefined);
  expect(sortedHand(hand).map((id) => CARDS[id]?.kind.key)).toEqual(['bang', 'missed', 'barrel', 'canteen']);
});
