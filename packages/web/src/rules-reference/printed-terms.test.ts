// Tests that the page uses the printed terms in Italian and German.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRESETS } from '@posse/card';
import { OPTIONS as DICE_OPTIONS, PRESETS as DICE_PRESETS } from '@posse/dice';
import { expect, test } from 'vitest';
import { catalogue } from '../entry-lookup.ts';
import { everyCardText, everyDiceText } from '../words/testing/every-text.ts';
import * as cardDe from './chapters/card-chapter.de.ts';
import * as cardIt from './chapters/card-chapter.it.ts';
import * as diceDe from './chapters/dice-chapter.de.ts';
import * as diceIt from './chapters/dice-chapter.it.ts';
import { RULINGS, TOPICS } from './rulings/rulings-by-subject.ts';

const THINGS = [
  ...(['sets', 'cards', 'characters', 'events', 'roles'] as const).flatMap(everyCardText),
  ...(['characters', 'specials', 'faces', 'modules'] as const).flatMap(everyDiceText),
];

/** All texts of a language, one per line. */
function saidIn(language: 'it' | 'de'): string[] {
  const things = [
    ...THINGS,
    ...[catalogue().options, catalogue().numbers, PRESETS, DICE_OPTIONS, DICE_PRESETS].flat().map(({ texts }) => texts),
  ].flatMap((texts) => [texts[language].name, texts[language].text]);
  const rulings = [...RULINGS.card, ...RULINGS.dice].map(({ texts }) => texts[language]);
  const chapters = (language === 'it' ? [cardIt, diceIt] : [cardDe, diceDe]).map(({ chapter }) => chapter);
  const messages = ['lobby/', '']
    .map((folder) => fileURLToPath(new URL(`../locales/${folder}${language}.po`, import.meta.url)))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return [
    ...things,
    ...rulings,
    ...JSON.stringify([chapters, TOPICS], null, 1).split('\n'),
    ...messages.split('\n').filter((line) => line.startsWith('msgstr')),
  ];
}

const using = (language: 'it' | 'de', word: RegExp): string[] => saidIn(language).filter((line) => word.test(line));

test('Italian texts use tirare, tiro and ritirare for rolling dice, and mucchietto for the pile of arrows', () => {
  expect(using('it', /\b(ri)?lanci(a|o|are|at[oiae])?\b/i)).toEqual([]);
  expect(using('it', /\bmucchi(o)?\b/i)).toEqual([]);
  expect(using('it', /\bmucchietto\b/).length).toBeGreaterThan(10);
});

test('Italian texts use Estrarre!, and Italian names for the event sets', () => {
  expect(using('it', /\bestra(i|e)!/i)).toEqual([]);
  expect(using('it', /High Noon|A Fistful of Cards|Willy The Kid/)).toEqual([]);
});

test('German texts use Abstand for distance', () => {
  expect(using('de', /Entfernung/)).toEqual([]);
  expect(using('de', /Abstand/).length).toBeGreaterThan(10);
});
