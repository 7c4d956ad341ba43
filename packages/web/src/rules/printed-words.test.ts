// The words of the games as they are printed in Italian and German, wherever the page speaks.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPTIONS, PRESETS, TEXTS } from '@posse/card';
import {
  CHARACTER_TEXTS,
  OPTIONS as DICE_OPTIONS,
  PRESETS as DICE_PRESETS,
  FACE_TEXTS,
  MODULE_TEXTS,
  SPECIAL_TEXTS,
} from '@posse/dice';
import { ROLE_TEXTS, type Translated } from '@posse/engine';
import { expect, test } from 'vitest';
import * as cardDe from './chapters/card.de.ts';
import * as cardIt from './chapters/card.it.ts';
import * as diceDe from './chapters/dice.de.ts';
import * as diceIt from './chapters/dice.it.ts';
import { RULINGS, TOPICS } from './rulings/index.ts';

const DICE_TEXTS = [CHARACTER_TEXTS, SPECIAL_TEXTS, FACE_TEXTS, MODULE_TEXTS];

/** All that is said in a language, a line each. */
function saidIn(language: 'it' | 'de'): string[] {
  const things = [TEXTS.sets, TEXTS.cards, TEXTS.characters, TEXTS.events, ROLE_TEXTS, ...DICE_TEXTS]
    .flatMap((texts) => Object.values(texts as Readonly<Record<string, Translated>>))
    .concat([OPTIONS, PRESETS, DICE_OPTIONS, DICE_PRESETS].flat().map(({ texts }) => texts))
    .flatMap((texts) => [texts[language].name, texts[language].text]);
  const rulings = [...RULINGS.card, ...RULINGS.dice].map(({ texts }) => texts[language]);
  const chapters = (language === 'it' ? [cardIt, diceIt] : [cardDe, diceDe]).map(({ chapter }) => chapter);
  const catalogue = readFileSync(fileURLToPath(new URL(`../locales/${language}.po`, import.meta.url)), 'utf8');
  return [
    ...things,
    ...rulings,
    ...JSON.stringify([chapters, TOPICS], null, 1).split('\n'),
    ...catalogue.split('\n').filter((line) => line.startsWith('msgstr')),
  ];
}

const using = (language: 'it' | 'de', word: RegExp): string[] => saidIn(language).filter((line) => word.test(line));

test('Italian: dice are thrown with tirare, tiro and ritirare, and arrows lie in a mucchietto', () => {
  expect(using('it', /\b(ri)?lanci(a|o|are|at[oiae])?\b/i)).toEqual([]);
  expect(using('it', /\bmucchi(o)?\b/i)).toEqual([]);
  expect(using('it', /\bmucchietto\b/).length).toBeGreaterThan(10);
});

test('Italian: Estrarre!, and the event sets by their Italian names', () => {
  expect(using('it', /\bestra(i|e)!/i)).toEqual([]);
  expect(using('it', /High Noon|A Fistful of Cards|Willy The Kid/)).toEqual([]);
});

test('German: distance is Abstand', () => {
  expect(using('de', /Entfernung/)).toEqual([]);
  expect(using('de', /Abstand/).length).toBeGreaterThan(10);
});
