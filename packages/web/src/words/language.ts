// The language that the page speaks, and its words, loaded when they are needed: the page's own, then the narrator's.

import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@posse/engine';

export const useLanguage = (): Language => useLingui().i18n.locale as Language;

type Catalogue = Promise<{ readonly messages: Messages }>;

type Catalogues = Readonly<Record<Language, () => Catalogue>>;

const OWN: Catalogues = {
  en: () => import('../locales/en.po'),
  it: () => import('../locales/it.po'),
  de: () => import('../locales/de.po'),
};

const NARRATED: Catalogues = {
  en: () => import('@posse/narrator/locales/en.po'),
  it: () => import('@posse/narrator/locales/it.po'),
  de: () => import('@posse/narrator/locales/de.po'),
};

/** The lobby is drawn without the narrator; from the first screen on that tells of a game, he speaks along. */
let isNarrated = false;

export async function speak(language: Language): Promise<void> {
  const [own, narrated] = await Promise.all([OWN[language](), isNarrated ? NARRATED[language]() : null]);
  i18n.loadAndActivate({ locale: language, messages: { ...own.messages, ...narrated?.messages } });
}

/** What tells of a game waits for the narrator's words. */
export async function withNarrator<Screen>(screen: Promise<Screen>): Promise<Screen> {
  isNarrated = true;
  const locale = i18n.locale as Language;
  i18n.load(locale, (await NARRATED[locale]()).messages);
  return screen;
}
