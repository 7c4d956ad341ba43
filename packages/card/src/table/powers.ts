// Asking the powers of a player: his abilities and the cards that lie in front of him.

import type { Seat } from '@posse/engine';
import type { CardKind } from '../kinds.ts';
import type { Power } from '../power.ts';
import { characterOf, kindOf } from '../registry.ts';
import { playerAt, type State } from '../state.ts';

/** All powers of a player: the abilities first, then the cards in play, each in the order in which they came. */
export function powersOf(t: State, seat: Seat): Power[] {
  const { abilities, inPlay } = playerAt(t, seat);
  const powers: Power[] = [];
  for (const id of abilities) powers.push(characterOf(id).power);
  for (const card of inPlay) powers.push(kindOf(card).power);
  return powers;
}

/** A number that powers add up to. */
export function sum(t: State, seat: Seat, of: (power: Power) => number): number {
  const { abilities, inPlay } = playerAt(t, seat);
  let total = 0;
  for (const id of abilities) total += of(characterOf(id).power);
  for (const card of inPlay) total += of(kindOf(card).power);
  return total;
}

/** A number for which the best power counts. */
export function most(t: State, seat: Seat, of: (power: Power) => number): number {
  const { abilities, inPlay } = playerAt(t, seat);
  let best = 1;
  for (const id of abilities) best = Math.max(best, of(characterOf(id).power));
  for (const card of inPlay) best = Math.max(best, of(kindOf(card).power));
  return best;
}

/** What else this hand card counts as for its owner; null for nothing else. */
export function alsoCountsAs(t: State, seat: Seat, kind: CardKind): CardKind | null {
  for (const id of playerAt(t, seat).abilities) {
    const hook = characterOf(id).power.countsAs;
    const other = hook === null ? null : hook(kind);
    if (other !== null) return other;
  }
  return null;
}
