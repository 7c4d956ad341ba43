// Whoever speaks in a terminal: sentences in one language, read from its catalogue, and each understood when it is first said.

import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@posse/engine';
import { parsePo } from 'pofile-ts';
import { idOf } from './words.ts';

export function speakerOf(language: Language): I18n {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: language === 'en' ? {} : sentencesOf(language) },
  });
  const understood = new Map<string, ReturnType<typeof compileMessage>>();
  return i18n.setMessagesCompiler((message) => {
    const known = understood.get(message) ?? compileMessage(message);
    understood.set(message, known);
    return known;
  });
}

/** What the catalogue has for each sentence; empty for what nobody has translated. */
export function sentencesOf(language: Language): Record<string, string> {
  const catalogues = ['', 'terminal/'].map((folder) =>
    readFileSync(new URL(`../locales/${folder}${language}.po`, import.meta.url), 'utf8'),
  );
  const items = catalogues.flatMap((catalogue) => parsePo(catalogue).items);
  return Object.fromEntries(
    items.map(({ msgid, msgctxt, msgstr }) => [idOf(msgid, msgctxt ?? undefined), msgstr[0] ?? '']),
  );
}
