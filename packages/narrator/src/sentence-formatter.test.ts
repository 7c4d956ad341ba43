// Tests that the terminal's sentences equal those of Lingui, in every language.

import { setupI18n } from '@lingui/core';
import { LANGUAGES } from '@posse/engine';
import { expect, test } from 'vitest';
import { sentencesOf, speakerOf } from './terminal-speaker.ts';

const COUNTS = [0, 1, 2, 5, 1234];
const namesIn = (text: string): string[] => text.match(/(?<=\{)\w+(?=[,}])/g) ?? [];

test.each(LANGUAGES)('%s sentences are the same as those of Lingui', (language) => {
  const sentences = sentencesOf(language);
  const lingui = setupI18n({ locale: language, messages: { [language]: language === 'en' ? {} : sentences } });
  const speaker = speakerOf(language);
  let plurals = 0;
  for (const [id, text] of Object.entries(sentences))
    for (const count of COUNTS) {
      const values = Object.fromEntries(namesIn(text).map((name) => [name, count]));
      const message = { id, message: id.replace(/ \([^)]*\)$/, ''), values };
      expect(speaker._(message)).toBe(lingui._(message));
      if (/, plural,/.test(text)) plurals++;
    }
  expect(plurals).toBeGreaterThan(0);
});

test('a sentence with anything but names and plurals is refused', () => {
  expect(() => speakerOf('en')._({ id: '{when, date}', values: { when: 0 } })).toThrow('no date');
});
