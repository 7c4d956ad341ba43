// One card that is sold at the door.

import { draw } from '../base/rules/draw.ts';
import { heal } from '../base/rules/heal.ts';
import type { KindEntry } from '../kinds.ts';

export const cards = {
  /** A life point, and a card for whoever believes in it. */
  'snake-oil': {
    border: 'brown',
    play: (_t, me) => [heal(me, 1), draw(me, 1)],
    bots: { worth: 6 },
  },
} satisfies Record<string, KindEntry>;

export const deck = { 'snake-oil': '7♥ 8♠' };
