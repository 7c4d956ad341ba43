// The worth of symbols after the last roll: the first of a kind, the second, …

import type { Face } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { arrowOn } from './arrow-worth.ts';
import { playerOf, type Situation } from './dice-situation.ts';
import { beer, hit } from './life-worth.ts';

/** The symbol that a face shows, and how often. */
export const SYMBOLS: Readonly<Record<Face, readonly [symbol: Face, count: number]>> = {
  arrow: ['arrow', 1],
  dynamite: ['dynamite', 1],
  '1': ['1', 1],
  '2': ['2', 1],
  beer: ['beer', 1],
  gatling: ['gatling', 1],
  '1x2': ['1', 2],
  '2x2': ['2', 2],
  beerx2: ['beer', 2],
  gatlingx2: ['gatling', 2],
  bullet: ['bullet', 1],
  'broken arrow': ['broken arrow', 1],
};

export function countOf(dice: readonly { readonly face: Face }[], wanted: Face): number {
  let sum = 0;
  for (const { face } of dice) {
    const [symbol, count] = SYMBOLS[face];
    if (symbol === wanted) sum += count;
  }
  return sum;
}

/** The worth of each of `count` shots, every one at its best target. */
export const shots = (s: Situation, face: '1' | '2', count: number): number[] =>
  spent(s, reached(s, face), count, shotAt);

/** The worth of each of `count` beers, every one for its best drinker. */
export const beers = (s: Situation, count: number): number[] => spent(s, [s.me, ...s.others], count, beer);

const shotAt = (s: Situation, at: Seat, before: number): number => hit(s, at, 'shots', before);

/**
 * The worth of each item if they are given one by one to the best player, counting those that the player already had.
 */
function spent(s: Situation, on: readonly Seat[], count: number, worth: typeof shotAt): number[] {
  const had = on.map(() => 0);
  const next = on.map((at) => worth(s, at, 0));
  const margins: number[] = [];
  while (margins.length < count) {
    let best = 0;
    for (let place = 1; place < on.length; place++) if ((next[place] as number) > (next[best] as number)) best = place;
    margins.push(next[best] ?? 0);
    had[best] = (had[best] ?? 0) + 1;
    next[best] = worth(s, on[best] ?? s.me, had[best] ?? 0);
  }
  return margins;
}

/** The players in reach of my 1 or 2: places count both ways, and with three players or fewer a 2 is a 1. */
function reached({ others, power }: Situation, face: '1' | '2'): Seat[] {
  const places = others.length + 1;
  const isSmall = places <= 3;
  const nearest = isSmall || face === '1' || power.swapsSights ? 1 : 2;
  const farthest = (isSmall || (face === '1' && !power.swapsSights) ? 1 : 2) + (power.aimsFurther ? 1 : 0);
  const isReached = (far: number): boolean => far >= nearest && far <= farthest;
  return others.filter((_, place) => isReached(place + 1) || isReached(places - place - 1));
}

/** The worth of the Gatling: everybody else is hit, and all my arrows go back. */
export function gunOf(s: Situation): number {
  let sum = -s.self.arrows * arrowOn(s, s.me);
  for (const at of s.others) sum += hit(s, at, 'gatling', 0);
  return sum;
}

/** The best worth of returning an arrow: mine, or a friend's. */
export function cleared(s: Situation): number {
  let best = s.self.arrows > 0 ? -arrowOn(s, s.me) : 0;
  for (const at of s.others) if (playerOf(s.view, at).arrows > 0) best = Math.max(best, -arrowOn(s, at));
  return best;
}
