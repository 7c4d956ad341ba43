// Tests that stored and sent names are never renamed or removed.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT, documentWith, frozenNames, lostNames, newNames, withNew } from './frozen-list.ts';
import { collectNames, type Names } from './name-collector.ts';

const names = await collectNames();

test.each(Object.keys(names))('no frozen name was renamed or removed: %s', (section) => {
  expect(lostNames(frozenNames(), { [section]: names[section] ?? [] })).toEqual([]);
});

test('every name that is stored or sent is in the list', () => {
  expect(newNames(frozenNames(), names)).toEqual([]);
});

test('every section of the list has names', () => {
  const empty = Object.entries({ ...frozenNames(), ...names }).filter(([, all]) => all.length === 0);
  expect(empty).toEqual([]);
});

test('docs/frozen.md has the current list', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  expect(documentWith(document, frozenNames())).toBe(document);
});

const FROZEN: Names = { Gestures: ['howdy', 'ouch'], Cookies: ['posse'] };

test('a missing name is reported in a sentence that says what to do', () => {
  const [sentence, ...others] = lostNames(FROZEN, { Gestures: ['howdy', 'argh'] });
  expect(sentence).toMatch(/^"ouch" \(Gestures\) is gone\. .*Keep it there, and translate it .*docs\/frozen\.md\.$/);
  expect(others).toEqual([]);
});

test('a new name is reported with the command that adds it, which removes nothing', () => {
  const now = { Gestures: ['howdy', 'argh'] };
  expect(newNames(FROZEN, now)).toEqual([expect.stringMatching(/^"argh" \(Gestures\) is new\..*npm run frozen$/)]);
  expect(withNew(FROZEN, now)).toEqual({ Gestures: ['argh', 'howdy', 'ouch'], Cookies: ['posse'] });
});

test('a section without a heading in the document is refused', () => {
  expect(() => documentWith('# Names\n', FROZEN)).toThrow('no heading for: Gestures, Cookies');
});
