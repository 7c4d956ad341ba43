// The language that the page speaks, and its words, loaded when they are needed: the lobby's, then all others and the narrator's.

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

/** The lobby is drawn without them; from the next screen on all words are here. */
let hasAllWords = false;

const allWords = async (language: Language): Promise<Messages> => {
  const catalogues = await Promise.all([SCREENS[language](), NARRATOR[language]()]);
  return Object.assign({}, ...catalogues.map(({ messages }) => messages));
};

export async function speak(language: Language): Promise<void> {
  const [lobby, others] = await Promise.all([LOBBY[language](), hasAllWords ? allWords(language) : null]);
  i18n.loadAndActivate({ locale: language, messages: { ...lobby.messages, ...others } });
}

/** Whatever says more than the lobby waits for the words. */
export async function withAllWords<Screen>(screen: Promise<Screen>): Promise<Screen> {
  hasAllWords = true;
  const locale = i18n.locale as Language;
  i18n.load(locale, await allWords(locale));
  return screen;
}
