// The page's language, and its catalogues, loaded on demand.

import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@posse/engine';

export const useLanguage = (): Language => useLingui().i18n.locale as Language;

type Catalogue = Promise<{ readonly messages: Messages }>;

type Catalogues = Readonly<Record<Language, () => Catalogue>>;

const LOBBY: Catalogues = {
  en: () => import('../locales/lobby/en.po'),
  it: () => import('../locales/lobby/it.po'),
  de: () => import('../locales/lobby/de.po'),
};

const SCREENS: Catalogues = {
  en: () => import('../locales/en.po'),
  it: () => import('../locales/it.po'),
  de: () => import('../locales/de.po'),
};

const NARRATOR: Catalogues = {
  en: () => import('@posse/narrator/locales/en.po'),
  it: () => import('@posse/narrator/locales/it.po'),
  de: () => import('@posse/narrator/locales/de.po'),
};

/** Are all catalogues loaded? The lobby needs only its own; from the next screen on all are loaded. */
let hasAllWords = false;

const allWords = async (language: Language): Promise<Messages> => {
  const catalogues = await Promise.all([SCREENS[language](), NARRATOR[language]()]);
  return Object.assign({}, ...catalogues.map(({ messages }) => messages));
};

export async function speak(language: Language): Promise<void> {
  const [lobby, others] = await Promise.all([LOBBY[language](), hasAllWords ? allWords(language) : null]);
  i18n.loadAndActivate({ locale: language, messages: { ...lobby.messages, ...others } });
}

/** Loads a screen and all catalogues, which screens beyond the lobby need. */
export async function withAllWords<Screen>(screen: Promise<Screen>): Promise<Screen> {
  hasAllWords = true;
  const locale = i18n.locale as Language;
  i18n.load(locale, await allWords(locale));
  return screen;
}
