// Whom somebody owes one: what was done to him, and he has not forgotten.

import type { Seat } from '@posse/engine';
import type { Deed } from '../memory.ts';
import { diceLore } from './lore.ts';

/** Nobody becomes more of a foe than so many blows make him. */
const BLOWS = 2;

/** For each seat how much more of a foe it is. */
export function grudges(deeds: readonly Deed[], me: Seat, seats: number, grudge: number): number[] {
  const harm = new Array<number>(seats).fill(0);
  for (const { who, what, at } of deeds)
    if (at === me && who !== me) harm[who] = (harm[who] ?? 0) + diceLore.harmOf(what);
  return harm.map((points) => grudge * Math.max(0, Math.min(BLOWS, points)));
}
