// Asking the powers of a player: his abilities and the cards that lie in front of him.

import type { Seat } from '@posse/engine';
import type { CardKind } from '../kinds.ts';
import type { Power } from '../power.ts';
import { kindOf, ownerOf } from '../registry.ts';
import { type AbilityId, type CardId, type Player, playerAt, type Standing, type State } from '../state.ts';

/** All powers of a player: the abilities first, then the cards in play, each in the order in which they came. */
export function powersOf(t: State, seat: Seat): Power[] {
  const { abilities, inPlay } = playerAt(t, seat);
  const powers: Power[] = [];
  for (const id of abilities) powers.push(ownerOf(id).power);
  for (const card of inPlay) powers.push(kindOf(card).power);
  return powers;
}

/** What the numbers of these powers come to: distances add up, for the rest the best one counts. */
export function standingOf(abilities: readonly AbilityId[], inPlay: readonly CardId[]): Standing {
  const sum = { ...BARE };
  for (const id of abilities) add(sum, ownerOf(id).power);
  for (const card of inPlay) add(sum, kindOf(card).power);
  return sum;
}

/** Somebody without any power. */
const BARE: Standing = { nearer: 0, farther: 0, reach: 1, bangs: 1, misses: 1, flips: 1 };

function add(sum: { -readonly [K in keyof Standing]: number }, power: Power): void {
  sum.nearer += power.nearer;
  sum.farther += power.farther;
  sum.reach = Math.max(sum.reach, power.reach);
  sum.bangs = Math.max(sum.bangs, power.bangs);
  sum.misses = Math.max(sum.misses, power.misses);
  sum.flips = Math.max(sum.flips, power.flips);
}

/** To be called whenever the abilities or the cards in play of a player have changed. */
export function refreshStanding(player: Player): void {
  player.standing = standingOf(player.abilities, player.inPlay);
}

/** What a hand card of some kind counts as besides. */
export type Conversion = (kind: CardKind) => CardKind | null;

const AS_PRINTED: Conversion = () => null;

/** What this player's hand cards count as besides what is printed on them. */
export function conversionOf(t: State, seat: Seat): Conversion {
  for (const id of playerAt(t, seat).abilities) {
    const hook = ownerOf(id).power.countsAs;
    if (hook !== null) return hook;
  }
  return AS_PRINTED;
}
