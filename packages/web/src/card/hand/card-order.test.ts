// Tests that a hand keeps its order when cards come and go.

import type { CardId } from '@posse/card';
import { expect, test } from 'vitest';
import { catalogue } from '../../entry-lookup.ts';
import { sortedHand } from './card-order.ts';

test('cards in the hand are sorted by their effect', () => {
  const all = sortedHand(catalogue().cards.map(({ id }) => id)).map((id) => catalogue().cards[id]?.kind.key);
  const ours = [
    ...['bang', 'punch', 'springfield', 'gatling', 'indians', 'duel'],
    ...['missed', 'dodge'],
    ...['beer', 'whisky', 'tequila', 'saloon'],
    ...['panic', 'cat-balou', 'rag-time', 'brawl'],
    ...['stagecoach', 'wells-fargo', 'general-store'],
    ...['volcanic', 'schofield', 'remington', 'rev-carabine', 'winchester'],
    ...['barrel', 'mustang', 'hideout', 'scope', 'binocular', 'jail', 'dynamite'],
    ...['iron-plate', 'sombrero', 'ten-gallon-hat', 'bible', 'canteen', 'pony-express', 'conestoga', 'can-can'],
    ...['knife', 'derringer', 'pepperbox', 'buffalo-rifle', 'howitzer'],
  ];
  expect([...new Set(all)].filter((key) => ours.some((one) => one === key))).toEqual(ours);
});

test('equal cards in the hand lie side by side, and a new card changes no order', () => {
  const hand = catalogue()
    .cards.filter((_, number) => number % 7 === 0)
    .map(({ id }) => id);
  const sorted = sortedHand(hand);
  expect(sorted.toSorted((a, b) => a - b)).toEqual(hand);
  expect(sortedHand(sorted.toReversed())).toEqual(sorted);
  const fewer = sorted.filter((_, place) => place % 3 !== 1);
  expect(sortedHand(fewer)).toEqual(fewer);
});

test('shots come first in the sorted hand, and green cards last', () => {
  const ids = (key: string): CardId | undefined => catalogue().cards.find(({ kind }) => kind.key === key)?.id;
  const hand = [ids('canteen'), ids('missed'), ids('bang'), ids('barrel')].filter((id) => id !== undefined);
  expect(sortedHand(hand).map((id) => catalogue().cards[id]?.kind.key)).toEqual([
    'bang',
    'missed',
    'barrel',
    'canteen',
  ]);
});
