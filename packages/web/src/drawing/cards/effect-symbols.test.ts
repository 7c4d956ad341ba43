// Tests that every kind of card has symbols for its effect.

import { expect, test } from 'vitest';
import { DRAWN } from '../../art/index.ts';
import { catalogue } from '../../entry-lookup.ts';
import { symbolsOf } from './effect-symbols.ts';

test.each(Object.keys(catalogue().kinds))('the card %s has one to four symbols of its own', (kind) => {
  const signs = symbolsOf(kind);
  expect(signs.length).toBeGreaterThanOrEqual(1);
  expect(signs.length).toBeLessThanOrEqual(4);
  expect(signs).not.toEqual(['book']);
  for (const sign of signs) expect([...DRAWN.icons, '=', '+', '+1', '−1', '−3', ...'12345']).toContain(sign);
});

const SAID: Readonly<Record<string, string>> = {
  bang: 'bang reach',
  missed: 'missed',
  beer: 'life',
  panic: 'draw reach 1',
  'cat-balou': 'any discard',
  duel: 'any book',
  'general-store': 'all draw book',
  indians: 'all book',
  stagecoach: 'draw draw',
  gatling: 'bang all',
  saloon: 'life all',
  'wells-fargo': 'draw draw draw',
  barrel: 'hearts = missed',
  dynamite: 'spades = −3 life',
  jail: 'hearts = book',
  mustang: 'any +1',
  scope: 'any −1',
  volcanic: 'reach 1 bang +',
  schofield: 'reach 2',
  remington: 'reach 3',
  'rev-carabine': 'reach 4',
  winchester: 'reach 5',
  punch: 'bang reach 1',
  springfield: 'discard + bang any',
  brawl: 'discard + all discard',
  'rag-time': 'discard + any draw',
  tequila: 'discard + any life',
  whisky: 'discard + life life',
  dodge: 'missed draw',
  binocular: 'any −1',
  hideout: 'any +1',
  bible: 'missed draw',
  'iron-plate': 'missed',
  sombrero: 'missed',
  'ten-gallon-hat': 'missed',
  'buffalo-rifle': 'bang any',
  'can-can': 'any discard',
  canteen: 'life',
  conestoga: 'any draw',
  derringer: 'bang reach 1 draw',
  howitzer: 'bang all',
  knife: 'bang reach 1',
  pepperbox: 'bang reach',
  'pony-express': 'draw draw draw',
};

test.each(Object.entries(SAID))('the card %s has the symbols %s', (kind, signs) => {
  expect(symbolsOf(kind).join(' ')).toBe(signs);
});

test('a house card without symbols has the one that asks to read its text', () => {
  expect(symbolsOf('constructor')).toEqual(['book']);
});
