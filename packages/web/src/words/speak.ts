// The words of one language, loaded when they are needed.

import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@posse/engine';

const WORDS: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('../locales/en.po'),
  it: () => import('../locales/it.po'),
  de: () => import('../locales/de.po'),
};

export async function speak(language: Language): Promise<void> {
  const { messages } = await WORDS[language]();
  i18n.loadAndActivate({ locale: language, messages });
}
