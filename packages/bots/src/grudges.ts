// Grudges: whoever harms me becomes a foe by that, for whoever is of such a temper.

import type { Seat } from '@posse/engine';
import type { SeenDeed } from './memory.ts';

/** However often somebody did it, it adds no more than this many life points. */
const AT_MOST = 3;

/** For each seat how much of a foe it has become by what it did to me. */
export function grudgesIn(deeds: readonly SeenDeed[], me: Seat, seats: number, grudge: number): number[] {
  const harms = new Array<number>(seats).fill(0);
  for (const { who, at, harm } of deeds) if (at === me && who !== me) harms[who] = (harms[who] as number) + harm;
  return harms.map((harm) => grudge * Math.max(0, Math.min(AT_MOST, harm)));
}
