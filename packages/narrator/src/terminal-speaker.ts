// The speaker for a terminal: reads a catalogue and compiles sentences on first use.

import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@posse/engine';
import { parsePo } from 'pofile-ts';
import { said } from './sentence-formatter.ts';
import { idOf, type Speaker } from './text-types.ts';

export function speakerOf(language: Language): Speaker {
  const sentences = language === 'en' ? {} : sentencesOf(language);
  const understood = new Map<string, ReturnType<typeof compileMessage>>();
  return {
    locale: language,
    _({ id, message, values = {} }) {
      const text = sentences[id] || (message ?? id);
      const known = understood.get(text) ?? compileMessage(text);
      understood.set(text, known);
      return said(known, language, values);
    },
  };
}

/** The translation of each sentence; empty if there is none. */
export function sentencesOf(language: Language): Record<string, string> {
  const catalogues = ['', 'terminal/'].map((folder) =>
    readFileSync(new URL(`../locales/${folder}${language}.po`, import.meta.url), 'utf8'),
  );
  const items = catalogues.flatMap((catalogue) => parsePo(catalogue).items);
  return Object.fromEntries(
    items.map(({ msgid, msgctxt, msgstr }) => [idOf(msgid, msgctxt ?? undefined), msgstr[0] ?? '']),
  );
}
