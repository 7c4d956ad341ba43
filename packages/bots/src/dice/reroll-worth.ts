// The worth of rolling some dice again: each die, and all of them together.

import { pileOf } from './arrow-worth.ts';
import type { Situation } from './dice-situation.ts';
import { diceWorthOf } from './dice-worth.ts';
import { atLeast } from './roll-odds.ts';

/** The number of dynamites that end the rolling. */
const BLAST = 3;
/** The number of shots after which some characters gain life. */
const SALVO = 3;

/** The gain of rolling these dice again, compared with stopping. */
export function rerolled(s: Situation, places: readonly number[]): number {
  const diceWorth = diceWorthOf(s);
  const fresh = places.length;
  let sum = 0;
  let { guns, sights, dynamites } = diceWorth;
  for (const place of places) {
    const die = diceWorth.dice[place];
    if (die === undefined) continue;
    sum += die.gain;
    guns -= die.guns;
    sights -= die.sights;
    dynamites -= die.dynamites;
  }
  const { fires } = s.power;
  const isLoaded = diceWorth.guns >= fires ? 1 : 0;
  if (!s.thinksAhead) return sum + diceWorth.gun * ((guns >= fires ? 1 : 0) - isLoaded);
  sum += diceWorth.gun * (atLeast(fires - guns, fresh, diceWorth.gun > 0 ? diceWorth.throws : 1, 1) - isLoaded);
  sum += diceWorth.blast * atLeast(BLAST - dynamites, fresh, 1, 1);
  if (diceWorth.attack !== 0) sum += diceWorth.attack * atLeast(pileOf(s.view), fresh, 1, 1);
  if (diceWorth.salvo !== 0)
    sum +=
      diceWorth.salvo * (atLeast(SALVO - sights, fresh, diceWorth.throws, 2) - (diceWorth.sights >= SALVO ? 1 : 0));
  if (diceWorth.peace !== 0)
    sum +=
      diceWorth.peace * ((sights > 0 ? 0 : (1 - 3 ** -diceWorth.throws) ** fresh) - (diceWorth.sights === 0 ? 1 : 0));
  return sum;
}
