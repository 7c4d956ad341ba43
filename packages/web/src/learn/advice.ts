// What one makes of the cards in one's hand: which is worth a word first. Advice, not rules.

import { catalogue } from '../catalogue.ts';
import type { CardLesson } from './lesson.ts';

/** Sorts of cards that call for the same advice. */
export type Sort =
  | 'shot'
  | 'weapon'
  | 'shield'
  | 'sight'
  | 'cards'
  | 'drink'
  | 'round'
  | 'theft'
  | 'volley'
  | 'raid'
  | 'duel'
  | 'store'
  | 'jail'
  | 'dynamite'
  | 'dodge'
  | 'other';

const SORTS: Readonly<Record<string, Sort>> = {
  bang: 'shot',
  barrel: 'shield',
  mustang: 'shield',
  hideout: 'shield',
  scope: 'sight',
  binocular: 'sight',
  stagecoach: 'cards',
  'wells-fargo': 'cards',
  beer: 'drink',
  saloon: 'round',
  panic: 'theft',
  'cat-balou': 'theft',
  gatling: 'volley',
  indians: 'raid',
  duel: 'duel',
  'general-store': 'store',
  jail: 'jail',
  dynamite: 'dynamite',
};

export function sortOf(card: string): Sort {
  const kind = catalogue().kinds[card];
  if (kind?.weapon) return 'weapon';
  return SORTS[card] ?? (kind?.dodges ? 'dodge' : 'other');
}

/** New cards before everything, equipment before shots, defence last: it waits. */
const WORTH: Readonly<Record<Sort, number>> = {
  cards: 9,
  weapon: 8,
  shield: 7,
  sight: 7,
  shot: 6,
  theft: 5,
  duel: 4,
  volley: 4,
  raid: 4,
  store: 4,
  jail: 4,
  round: 3,
  drink: 3,
  dynamite: 2,
  other: 2,
  dodge: 1,
};

/** A drink is worth most to whoever needs it, and what can't be played now can wait. */
export function usefulness({ card, isPlayable, missingLife }: CardLesson): number {
  const sort = sortOf(card);
  const worth = (sort === 'drink' || sort === 'round') && missingLife > 1 ? 8.5 : WORTH[sort];
  return isPlayable ? worth : worth / 10;
}
