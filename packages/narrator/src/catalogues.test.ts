// Tests that the catalogues hold every sentence, and no others.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { sentencesIn } from './sentence-extraction.ts';
import { sentencesOf, speakerOf } from './terminal-speaker.ts';
import { idOf, msg } from './text-types.ts';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const NO_SENTENCES = /^(?:sentence-extraction|text-types)\.ts$|\.test\.ts$|^testing/;

const said = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !NO_SENTENCES.test(path))
  .flatMap((path) => sentencesIn(readFileSync(`${SOURCES}/${path}`, 'utf8')));

const namesIn = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g))].sort();

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const translated = sentencesOf(language);

  test('each catalogue has every sentence, and no other', () => {
    const ids = [...new Set(said.map(({ text, sense }) => idOf(text, sense)))];
    expect(Object.keys(translated).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(translated).filter((id) => translated[id] === '')).toEqual([]);
  });

  test('each translated sentence uses the same values as the English one', () => {
    for (const { text, sense } of said)
      expect(namesIn(translated[idOf(text, sense)] ?? ''), text).toEqual(namesIn(text));
  });
});

test('a sentence is said in the language of the speaker, with its plurals', () => {
  const [dodged, cards] = [msg('{name} dodges.', { name: 'Mesa' }), (hidden: number) => CARDS(hidden)];
  expect(LANGUAGES.map((language) => speakerOf(language)._(dodged))).toEqual([
    'Mesa dodges.',
    'Mesa schiva.',
    'Mesa weicht aus.',
  ]);
  expect([1, 2].map((count) => speakerOf('it')._(cards(count)))).toEqual(['1 carta', '2 carte']);
});

const CARDS = (hidden: number) => msg('{hidden, plural, one {# card} other {# cards}}', { hidden });

test('a sentence that is not a literal is refused, because it could not be extracted', () => {
  expect(sentencesIn("a = msg('One'); b = msg(\n  'Two of {them}',\n  { them },\n  'a sense',\n);")).toMatchObject([
    { text: 'One', sense: undefined, values: '' },
    { text: 'Two of {them}', sense: 'a sense', values: '{ them }' },
  ]);
  expect(() => sentencesIn('msg(text)')).toThrow('line 1');
  expect(() => sentencesIn('x;\nmsg(`text`)')).toThrow('line 2');
});
