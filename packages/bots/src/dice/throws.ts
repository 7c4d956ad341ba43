// Some dice thrown again: what each of them promises, and what they do together: the Gatling, dynamite, an attack.

import { pileOf } from './arrows.ts';
import type { Glance } from './glance.ts';
import { handOf } from './hand.ts';
import { atLeast } from './odds.ts';

/** Dynamites that end the rolling. */
const BLAST = 3;
/** Shots after which some characters gain life. */
const SALVO = 3;

/** These dice again, compared with letting all lie. */
export function rerolled(g: Glance, places: readonly number[]): number {
  const hand = handOf(g);
  const fresh = places.length;
  let sum = 0;
  let { guns, sights, dynamites } = hand;
  for (const place of places) {
    const die = hand.dice[place];
    if (die === undefined) continue;
    sum += die.gain;
    guns -= die.guns;
    sights -= die.sights;
    dynamites -= die.dynamites;
  }
  const { fires } = g.power;
  const isLoaded = hand.guns >= fires ? 1 : 0;
  if (!g.thinksAhead) return sum + hand.gun * ((guns >= fires ? 1 : 0) - isLoaded);
  sum += hand.gun * (atLeast(fires - guns, fresh, hand.gun > 0 ? hand.throws : 1, 1) - isLoaded);
  sum += hand.blast * atLeast(BLAST - dynamites, fresh, 1, 1);
  if (hand.attack !== 0) sum += hand.attack * atLeast(pileOf(g.view), fresh, 1, 1);
  if (hand.salvo !== 0)
    sum += hand.salvo * (atLeast(SALVO - sights, fresh, hand.throws, 2) - (hand.sights >= SALVO ? 1 : 0));
  if (hand.peace !== 0)
    sum += hand.peace * ((sights > 0 ? 0 : (1 - 3 ** -hand.throws) ** fresh) - (hand.sights === 0 ? 1 : 0));
  return sum;
}
