// The language that the page speaks, and its words, loaded when they are needed: the page's own and the narrator's.

import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@posse/engine';

export const useLanguage = (): Language => useLingui().i18n.locale as Language;

type Catalogue = Promise<{ readonly messages: Messages }>;

const WORDS: Readonly<Record<Language, () => readonly Catalogue[]>> = {
  en: () => [import('../locales/en.po'), import('@posse/narrator/locales/en.po')],
  it: () => [import('../locales/it.po'), import('@posse/narrator/locales/it.po')],
  de: () => [import('../locales/de.po'), import('@posse/narrator/locales/de.po')],
};

export async function speak(language: Language): Promise<void> {
  const [own, narrated] = await Promise.all(WORDS[language]());
  i18n.loadAndActivate({ locale: language, messages: { ...own?.messages, ...narrated?.messages } });
}
