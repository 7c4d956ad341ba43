// The order in which Dynamite goes round, and whom it is likely to hit.

import type { Seat } from '@posse/engine';
import type { Situation } from './card-situation.ts';
import { foe } from './harm-scores.ts';

/** The chance that it explodes: spades 2 to 9, 8 of 52 cards. */
const EXPLODES = 8 / 52;

/** The chance that Dynamite laid now explodes before each player, in its first round; mine comes last. */
export function explosionChances({ others, me }: Situation): readonly (readonly [at: Seat, chance: number])[] {
  let left = 1;
  return [...others, me].map((at) => {
    const chance = left * EXPLODES;
    left -= chance;
    return [at, chance] as const;
  });
}

/** The expected harm to foes and to the own side, by how much of a foe each player is. */
export function dynamiteOdds(s: Situation): { readonly foes: number; readonly friends: number } {
  let foes = 0;
  let friends = 0;
  for (const [at, chance] of explosionChances(s)) {
    const harm = at === s.me ? -1 : foe(s, at);
    if (harm > 0) foes += chance * harm;
    else friends -= chance * harm;
  }
  return { foes, friends };
}
