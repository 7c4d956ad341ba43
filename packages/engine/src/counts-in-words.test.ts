// Tests of counts and lists of names in sentences.

import { expect, test } from 'vitest';
import { capitalized, countWord, joinedNames, LANGUAGES, namesOf, naming } from './index.ts';

const text = (name: string) => ({ name, text: '' });
const named = (en: string, it = en, de = en) => ({ en: text(en), it: text(it), de: text(de) });

test('a count is a word up to nineteen and for whole tens, and digits otherwise', () => {
  const said = (count: number) => LANGUAGES.map((language) => countWord(count, language));
  expect(said(2)).toEqual(['two', 'due', 'zwei']);
  expect(said(10)).toEqual(['ten', 'dieci', 'zehn']);
  expect(said(19)).toEqual(['nineteen', 'diciannove', 'neunzehn']);
  expect(said(20)).toEqual(['twenty', 'venti', 'zwanzig']);
  expect(said(90)).toEqual(['ninety', 'novanta', 'neunzig']);
  for (const count of [0, 1, 21, 83, 100, 110]) expect(said(count)).toEqual([`${count}`, `${count}`, `${count}`]);
});

test('a sentence starts with a capital letter', () => {
  expect(capitalized('fünf Karten')).toBe('Fünf Karten');
});

test('the last of several names follows "and" in each language', () => {
  expect(joinedNames([], 'en')).toBe('');
  expect(joinedNames(['A'], 'en')).toBe('A');
  expect(joinedNames(['A', 'B'], 'it')).toBe('A e B');
  expect(joinedNames(['A', 'B', 'C'], 'de')).toBe('A, B und C');
  expect(namesOf([named('Duel', 'Duello', 'Duell'), named('Jail', 'Prigione', 'Gefängnis')], 'it')).toBe(
    'Duello e Prigione',
  );
});

test('a text names the things of a list in place of {names}', () => {
  const place = { name: 'List', text: 'These: {names}.' };
  const filled = naming({ en: place, it: place, de: place }, [named('A'), named('B', 'C', 'D')]);
  expect(LANGUAGES.map((language) => filled[language])).toEqual([
    { name: 'List', text: 'These: A and B.' },
    { name: 'List', text: 'These: A e C.' },
    { name: 'List', text: 'These: A und D.' },
  ]);
});
