// The dice on the table.

import { below, type Seat } from '@posse/engine';
import { tell } from '../facts.ts';
import { characterOf, FACES } from '../registry.ts';
import { type Die, type DieKind, type Face, playerAt, type State } from '../state.ts';

/** How many symbols of this sort the dice show; a double one counts two. */
export function countOf(t: State, symbol: Face): number {
  let count = 0;
  for (const { face } of t.dice) count += face === symbol ? 1 : face === `${symbol}x2` ? 2 : 0;
  return count;
}

/** The dice with which a turn begins, before the first throw. */
export function setOut(t: State, who: Seat): void {
  const saloon: DieKind[] = t.saloon === 'loudmouth' || t.saloon === 'coward' ? [t.saloon] : [];
  const { sixth } = characterOf(playerAt(t, who).character).power;
  const base = t.ghost === who ? 2 : 5 - (saloon.length > 0 && saloon[0] !== sixth ? 1 : 0);
  const kinds: DieKind[] = [...Array.from({ length: base }, (): DieKind => 'base'), ...saloon];
  t.dice = kinds.map((kind) => ({ kind, face: 'arrow', fresh: false }));
}

/** Dice set by the ghost for the first throw of this turn: the first ones. */
export const setByGhost = (t: State, who: Seat): number =>
  t.haunting?.who === who && t.rolls === 0 ? (t.haunting.twice ? 2 : 1) : 0;

/** Throws these dice; all others stay as they are. */
export function throwDice(t: State, who: Seat, thrown: readonly number[]): void {
  const set = setByGhost(t, who);
  const haunted = t.haunting?.face ?? 'arrow';
  t.dice = t.dice.map((die, place): Die => {
    if (place < set) return { kind: die.kind, face: haunted, fresh: true };
    if (!thrown.includes(place)) return { kind: die.kind, face: die.face, fresh: false };
    return { kind: die.kind, face: FACES[die.kind][below(t.random, 6)] as Face, fresh: true };
  });
  t.rolls++;
  tell(t, 'dice', { who, dice: t.dice, rolls: t.rolls });
}

export const allDice = (t: State): number[] => t.dice.map((_, place) => place);

/** Dynamites on the table; three of them end the rolling. The ghost has nothing to fear from them. */
export const isBlast = (t: State): boolean => t.turn !== t.ghost && countOf(t, 'dynamite') >= 3;

/** Was that the last roll of this turn? */
export const isFinal = (t: State): boolean => t.final || t.rolls >= maxRolls(t) || isBlast(t);

const maxRolls = (t: State): number =>
  t.turn === t.ghost ? 3 : characterOf(playerAt(t, t.turn).character).power.rolls;

/** Dice that may be thrown again. */
export function rerollable(t: State): number[] {
  const free = t.turn !== t.ghost && characterOf(playerAt(t, t.turn).character).power.rerollsDynamite;
  return allDice(t).filter((place) => free || t.dice[place]?.face !== 'dynamite');
}
