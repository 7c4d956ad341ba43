// The three promotional characters, as data where the language can say them.

import type { CharacterData } from '../effects/entry-data.ts';
import { clearSameName } from './rules/johnny-kisch.ts';

export const characters = {
  /** Once per turn, may play any card as a General Store. */
  'uncle-will': {
    bullets: 4,
    talent: 4,
    power: { countsAs: [{ cards: {}, as: 'general-store', if: { is: 'on turn' }, perTurn: 1 }] },
  },
  /** A card put into play removes all others of that name from play. Code: no sentence compares the names of cards. */
  'johnny-kisch': {
    bullets: 4,
    power: { lays: clearSameName },
  },
  /** Draws one more card for each other player, and gives those away. */
  'claus-the-saint': {
    bullets: 3,
    power: { draws: [{ do: 'gift-for-each' }] },
  },
} satisfies Record<string, CharacterData>;
