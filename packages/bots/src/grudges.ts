// Grudges: a bot of this temper sees those who harmed it as foes.

import type { Seat } from '@posse/engine';
import type { SeenDeed } from './seat-memory.ts';

/** The maximum harm that counts against one seat, in life points. */
const MAX_GRUDGE = 3;

/** How much of a foe each seat has become by harming me. */
export function grudgesIn(deeds: readonly SeenDeed[], me: Seat, seats: number, grudge: number): number[] {
  const harms = new Array<number>(seats).fill(0);
  for (const { who, at, harm } of deeds) if (at === me && who !== me) harms[who] = (harms[who] as number) + harm;
  return harms.map((harm) => grudge * Math.max(0, Math.min(MAX_GRUDGE, harm)));
}
