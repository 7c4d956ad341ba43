// Tests that the output in a terminal is entirely in the reader's language.

import { expect, test } from 'vitest';
import { file, printed } from '../testing/posse-command.ts';
import { languageOf } from './terminal-language.ts';

test.each([
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LC_ALL: 'de_AT', LANG: 'it_IT.UTF-8' }, 'de'],
  [{ LC_ALL: '', LC_MESSAGES: 'de', LANG: 'it' }, 'de'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LC_ALL: 'C', LANG: 'it_IT.UTF-8' }, 'en'],
  [{}, 'en'],
] as const)('the language of the environment %j is %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language);
});

/** A pattern of words that most English sentences about a game have, and no name in another language. */
const ENGLISH =
  /\b(?:you|your|plays?|draws?|turn|discards?|takes?|seat|lives?|loses?|roles?|arrows?|rolls?|shoots?|cards?|from|type|step|answer|won|wins?)\b/i;

/** The lines with an English word. */
const leftovers = (text: string): string[] => text.split('\n').filter((line) => ENGLISH.test(line));

// Every possible command, and then the same answers over and over.
const TYPED = `h\n? 1\nxyzzy\n? xyzzy\nb\n\n${'2\n1 2\n1\ns\n'.repeat(900)}`;

test('a card game is played, told and analysed in Italian', async () => {
  const save = file('italian.json');
  const played = await printed(['play', '--seats', '4', '--seed', 'x', '--language', 'it', '--save', save], TYPED);
  for (const words of [
    'Salve.',
    'Tocca a te',
    'Il tuo ruolo: ',
    'La tua mano: ',
    'posto  chi',
    '“xyzzy” non va bene',
    'Salvata: ',
  ])
    expect(played).toContain(words);
  expect(played).toMatch(/^(?:Vinci|Perdi) .*\n/m);
  expect(leftovers(played)).toEqual([]);
  const told = await printed(['replay', save], '', 'it_IT.UTF-8');
  expect(told).toMatch(/ gioca .* su /);
  expect(leftovers(told)).toEqual([]);
  const thought = await printed(['think', save, '--bot', 'deputy', '--language', 'it']);
  expect(thought).toContain('Sceriffo');
  expect(leftovers(thought)).toEqual([]);
});

test('a dice game is played, told and analysed in German', async () => {
  const save = file('german.json');
  const table = ['--game', 'dice', '--seats', '5', '--preset', 'everything', '--seed', 'x', '--name', 'Ann'];
  const played = await printed(['play', ...table, '--language', 'de', '--save', save], TYPED);
  for (const words of [
    'Howdy, Ann.',
    'Deine Rolle: ',
    'Platz  wer',
    'Im Vorrat: ',
    '„xyzzy“ gibt es hier nicht',
    'Gespeichert: ',
  ])
    expect(played).toContain(words);
  expect(played).toMatch(/^Du (?:gewinnst|verlierst) .*\n/m);
  expect(leftovers(played)).toEqual([]);
  const told = await printed(['replay', save], '', 'de_DE.UTF-8');
  expect(told).toMatch(/ würfelt /);
  expect(leftovers(told)).toEqual([]);
  const thought = await printed(['think', save, '--bot', 'deputy', '--language', 'de']);
  expect(thought).toContain('Hilfssheriff');
  expect(leftovers(thought)).toEqual([]);
});
