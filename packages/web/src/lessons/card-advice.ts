// Advice on the cards in the hand: which deserves a hint first.

import { fixed, type Verb } from '@posse/card';
import { catalogue, deedsOf } from '../entry-lookup.ts';
import type { CardLesson } from './lesson-types.ts';

/** The sorts of cards that share advice. */
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

/** The sort of each deed at the card's first target; deeds for only some players are left out. */
const SORTS: Readonly<Partial<Record<Verb, Sort>>> = {
  shoot: 'shot',
  draw: 'cards',
  take: 'theft',
  scrap: 'theft',
  raid: 'raid',
  challenge: 'duel',
  share: 'store',
  hold: 'jail',
  threaten: 'dynamite',
};

/** The sort of a card. A green card is laid down before it has an effect, so there is no hurry. */
export function sortOf(card: string): Sort {
  const kind = catalogue().kinds[card];
  if (kind === undefined) return 'other';
  const { weapon, power, dodges, beer, border } = kind;
  if (weapon) return 'weapon';
  if (power.barrel || fixed(power.farther, 1) > 0) return 'shield';
  if (fixed(power.nearer, 1) > 0) return 'sight';
  if (dodges) return 'dodge';
  if (beer) return 'drink';
  const [first] = border === 'green' ? [] : deedsOf(card);
  if (first === undefined) return 'other';
  const { verb, whom } = first;
  if (whom === 'all' && verb === 'heal') return 'round';
  if (whom === 'others' && verb !== 'raid') return verb === 'shoot' ? 'volley' : 'other';
  return SORTS[verb] ?? 'other';
}

/** The importance of each sort: drawing cards first, equipment before shots, defence last, because it waits. */
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

/**
 * The importance of advice on a card. A drink is worth most to a hurt player; cards that can't be played now can wait.
 */
export function usefulness({ card, isPlayable, missingLife }: CardLesson): number {
  const sort = sortOf(card);
  const worth = (sort === 'drink' || sort === 'round') && missingLife > 1 ? 8.5 : WORTH[sort];
  return isPlayable ? worth : worth / 10;
}
