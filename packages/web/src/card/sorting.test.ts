// A hand keeps its order, whatever comes and goes.

import type { CardId } from '@posse/card';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { hasPlace, sortedHand } from './sorting.ts';

test('every kind of card has its place', () => {
  expect(Object.keys(catalogue().kinds).filter((key) => !hasPlace(key))).toEqual([]);
});

test('equal cards lie side by side, and a new card moves no other', () => {
  const hand = catalogue()
    .cards.filter((_, number) => number % 7 === 0)
    .map(({ id }) => id);
  const sorted = sortedHand(hand);
  expect(sorted.toSorted((a, b) => a - b)).toEqual(hand);
  expect(sortedHand(sorted.toReversed())).toEqual(sorted);
  const fewer = sorted.filter((_, place) => place % 3 !== 1);
  expect(sortedHand(fewer)).toEqual(fewer);
});

test('shots come first and green cards last', () => {
  const ids = (key: string): CardId | undefined => catalogue().cards.find(({ kind }) => kind.key === key)?.id;
  const hand = [ids('canteen'), ids('missed'), ids('bang'), ids('barrel')].filter((id) => id !== undefined);
  expect(sortedHand(hand).map((id) => catalogue().cards[id]?.kind.key)).toEqual([
    'bang',
    'missed',
    'barrel',
    'canteen',
  ]);
});
