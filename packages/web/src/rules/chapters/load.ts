// The chapter of a game in the reader's language, loaded when somebody reads it.

import type { Language } from '@posse/engine';
import { use } from 'react';
import { useLanguage } from '../../words/language.ts';
import type { GameId } from '../thing.ts';
import type { Section } from './chapter.ts';

export type Chapter = Readonly<Record<string, Section>>;

const CHAPTERS: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<{ readonly chapter: Chapter }>>>>> = {
  card: {
    en: () => import('./card.en.ts'),
    it: () => import('./card.it.ts'),
    de: () => import('./card.de.ts'),
  },
  dice: {
    en: () => import('./dice.en.ts'),
    it: () => import('./dice.it.ts'),
    de: () => import('./dice.de.ts'),
  },
};

const opened = new Map<string, Promise<{ readonly chapter: Chapter }>>();

export function useChapter(game: GameId): Chapter {
  const language = useLanguage();
  const key = `${game}.${language}`;
  const opening = opened.get(key) ?? CHAPTERS[game][language]();
  opened.set(key, opening);
  return use(opening).chapter;
}
