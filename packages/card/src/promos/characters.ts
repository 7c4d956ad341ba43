// The three promotional characters.

import type { CharacterEntry } from '../catalogue/kinds.ts';
import { power } from '../power.ts';
import { others } from '../table/seats.ts';
import { usesOf } from '../table/uses.ts';
import { clearSameName } from './rules/clear.ts';
import { sack } from './rules/gifts.ts';

export const characters = {
  /** Once per turn, may play any card as a General Store. */
  'uncle-will': {
    bullets: 4,
    talent: 4,
    power: power({
      countsAs: (t, me) =>
        t.turn === me && !t.idle && usesOf(t, me, 'uncle-will') === 0
          ? (t.catalogue.kinds['general-store'] ?? null)
          : null,
    }),
  },
  /** A card put into play removes all others of that name from play. */
  'johnny-kisch': {
    bullets: 4,
    power: power({ lays: clearSameName }),
  },
  /** Draws one more card for each other player, and gives those away. */
  'claus-the-saint': {
    bullets: 3,
    power: power({ draws: (t, me, count) => [sack(me, count + others(t, me).length)] }),
  },
} satisfies Record<string, CharacterEntry>;
