// Tests of searching: any accents and case, all words, names first.

import { expect, test } from 'vitest';
import { type Entry, marksIn, search, wordsIn } from './rules-search.ts';

const entry = (id: string, name: string, text: string, rulings: string[] = [], alsoCalled: string[] = []): Entry => ({
  page: 'cards',
  id,
  thing: null,
  name,
  alsoCalled,
  text,
  rulings,
});

const ENTRIES = [
  entry(
    'barrel',
    'Barrel',
    'When you are shot at, draw!: a Heart counts as a Missed!.',
    ['Once for each shot.'],
    ['Fass'],
  ),
  entry('missed', 'Missed!', 'Cancels a shot at you.', ['Not in a Duel.']),
  entry('jose', 'José Delgado', 'Discards a blue card.', []),
  entry('street', 'Die Straße', 'Ohne Bedeutung.', []),
];
const found = (query: string) => search(ENTRIES, query).map(({ id }) => id);

test('the rules’ search lists matches of names first, then of texts, then of rulings', () => {
  expect(found('missed')).toEqual(['missed', 'barrel']);
  expect(found('shot')).toEqual(['barrel', 'missed']);
  expect(found('duel')).toEqual(['missed']);
});

test('every word of a query in the rules must occur in an entry that is found', () => {
  expect(found('missed heart')).toEqual(['barrel']);
  expect(found('missed nowhere')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('the rules’ search ignores accents, upper case and ß, and also finds names in other languages', () => {
  expect(found('JOSE')).toEqual(['jose']);
  expect(found('strasse')).toEqual(['street']);
  expect(found('straße')).toEqual(['street']);
  expect(found('fass')).toEqual(['barrel']);
});

test('the highlighted parts of a search result are positions in the original text', () => {
  const marked = (text: string, query: string) =>
    marksIn(text, wordsIn(query)).map(([from, to]) => text.slice(from, to));
  expect(marked('José, für José', 'jose')).toEqual(['José', 'José']);
  expect(marked('Die Straße', 'strasse')).toEqual(['Straße']);
  expect(marked('ababs', 'aba bab')).toEqual(['abab']);
  expect(marked('nothing', 'x')).toEqual([]);
});
