// The order in which a hand lies: what shoots, what saves, what heals, what takes and draws, then what is laid.

import type { CardId } from '@posse/card';
import { cardOf } from '../catalogue.ts';

const ORDER: readonly string[] = [
  ...['bang', 'punch', 'springfield', 'gatling', 'indians', 'duel'],
  ...['missed', 'dodge'],
  ...['beer', 'whisky', 'tequila', 'saloon'],
  ...['panic', 'cat-balou', 'rag-time', 'brawl'],
  ...['stagecoach', 'wells-fargo', 'general-store'],
  ...['volcanic', 'schofield', 'remington', 'rev-carabine', 'winchester'],
  ...['barrel', 'mustang', 'hideout', 'scope', 'binocular', 'jail', 'dynamite'],
  ...['iron-plate', 'sombrero', 'ten-gallon-hat', 'bible', 'canteen', 'pony-express', 'conestoga', 'can-can'],
  ...['knife', 'derringer', 'pepperbox', 'buffalo-rifle', 'howitzer'],
];

/** Whatever is unknown, such as a house card, comes last. */
const placeOf = (key: string): number => {
  const place = ORDER.indexOf(key);
  return place < 0 ? ORDER.length : place;
};

const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'];

export function sortedHand(hand: readonly CardId[]): CardId[] {
  return hand.toSorted((a, b) => {
    const [one, other] = [cardOf(a), cardOf(b)];
    return (
      placeOf(one.kind.key) - placeOf(other.kind.key) ||
      one.kind.key.localeCompare(other.kind.key) ||
      other.rank - one.rank ||
      SUITS.indexOf(one.suit) - SUITS.indexOf(other.suit) ||
      a - b
    );
  });
}

/** Kinds that have a place of their own in a hand; all of ours should. */
export const hasPlace = (key: string): boolean => ORDER.includes(key);
