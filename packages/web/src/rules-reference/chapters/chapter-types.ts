// Chapters: how a game is played, in sections, with one file for each language.

import type { Language } from '@posse/engine';
import { use } from 'react';
import { useLanguage } from '../../words/language.ts';
import type { GameId } from '../rule-thing.ts';

/** A paragraph, or the items of a list. `{bang}` is the name of that thing and opens it; `*so*` is emphasised. */
export type Block = string | readonly string[];

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const CARD_SECTIONS = [
  'goal',
  'setup',
  'turn',
  'borders',
  'distance',
  'shots',
  'life',
  'draw',
  'elimination',
  'victory',
  'events',
  'three',
] as const;

export const DICE_SECTIONS = [
  'goal',
  'setup',
  'turn',
  'faces',
  'order',
  'distance',
  'arrows',
  'elimination',
  'victory',
  'three',
  'saloon',
] as const;

export type CardSection = (typeof CARD_SECTIONS)[number];
export type DiceSection = (typeof DICE_SECTIONS)[number];
export type CardChapter = Readonly<Record<CardSection, Section>>;
export type DiceChapter = Readonly<Record<DiceSection, Section>>;

export type Chapter = Readonly<Record<string, Section>>;

const CHAPTERS: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<{ readonly chapter: Chapter }>>>>> = {
  card: {
    en: () => import('./card-chapter.en.ts'),
    it: () => import('./card-chapter.it.ts'),
    de: () => import('./card-chapter.de.ts'),
  },
  dice: {
    en: () => import('./dice-chapter.en.ts'),
    it: () => import('./dice-chapter.it.ts'),
    de: () => import('./dice-chapter.de.ts'),
  },
};

const opened = new Map<string, Promise<{ readonly chapter: Chapter }>>();

/** The chapter of a game in the user's language, loaded on demand. */
export function useChapter(game: GameId): Chapter {
  const language = useLanguage();
  const key = `${game}.${language}`;
  const opening = opened.get(key) ?? CHAPTERS[game][language]();
  opened.set(key, opening);
  return use(opening).chapter;
}
