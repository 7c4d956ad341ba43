// Grudges: whoever harms me becomes a foe by that, for whoever is of such a temper.

import type { Seat } from '@posse/engine';
import type { Deed } from '../memory.ts';
import { harmOf } from './lore.ts';

/** However often somebody did it, it adds no more than this many life points. */
const AT_MOST = 3;

/** For each seat how much of a foe it has become by what it did to me. */
export function grudgesIn(deeds: readonly Deed[], me: Seat, seats: number, grudge: number): number[] {
  const harms: number[] = [];
  for (let place = 0; place < seats; place++) harms.push(0);
  for (const { who, what, at } of deeds) if (at === me) harms[who] = (harms[who] as number) + harmOf(what);
  return harms.map((harm) => grudge * Math.max(0, Math.min(AT_MOST, harm)));
}
