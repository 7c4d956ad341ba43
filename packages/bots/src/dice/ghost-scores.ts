// Scores of the ghost's answers: a result, or two equal ones, for somebody's next turn.

import { type Die, FACES, type Face } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { foe, type Situation } from './dice-situation.ts';

/** The rough worth of a result to the player who must use it, in life points. */
const LUCK: Readonly<Record<Face, number>> = {
  arrow: -0.8,
  dynamite: -0.6,
  '1': 0.8,
  '2': 0.8,
  beer: 0.9,
  gatling: 0.7,
  '1x2': 1.6,
  '2x2': 1.6,
  beerx2: 1.6,
  gatlingx2: 1.6,
  bullet: -1,
  'broken arrow': 0.4,
};
/** The worth of two dynamites: they stay, and the third is likely. */
const LIT = -1.8;
/** The worth of two of the three Gatlings. */
const LOADED = 2;
const AVERAGE_LUCK = 2;
const BLAST = 3;

export const luckOf = (face: Face, twice = false): number =>
  !twice ? LUCK[face] : face === 'dynamite' ? LIT : face === 'gatling' ? LOADED : 2 * LUCK[face];

/** How much luckier this roll is than an average one, for the player who rolled it. */
export function luckOfRoll(dice: readonly Die[]): number {
  let sum = -AVERAGE_LUCK;
  let lit = 0;
  for (const { face } of dice) {
    sum += LUCK[face];
    if (face === 'dynamite') lit++;
  }
  return lit >= BLAST ? sum - 1 : sum;
}

/** The worth to me of a player's luck. */
export const wished = (s: Situation, at: Seat | null, face: Face, twice: boolean): number =>
  -foe(s, at) * luckOf(face, twice);

/** The worth of a pair of results to the ghost. */
function pairOf(s: Situation, one: Face, other: Face): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const at of s.others)
    best = Math.max(
      best,
      wished(s, at, one, false),
      wished(s, at, other, false),
      one === other ? wished(s, at, one, true) : best,
    );
  return best;
}

/** The gain of rolling the ghost's dice once more, compared with keeping them. */
export function haunted(s: Situation, places: readonly number[]): number {
  const [one, other] = s.view.dice.map(({ face }) => face);
  if (one === undefined || other === undefined) return 0;
  let sum = 0;
  const ones = places.includes(0) ? FACES.base : [one];
  const others = places.includes(1) ? FACES.base : [other];
  for (const first of ones) for (const second of others) sum += pairOf(s, first, second);
  return sum / (ones.length * others.length) - pairOf(s, one, other);
}
