// The tray: dice on the felt are thrown again, dice on the shelf are kept. What may lie where follows from the options.

import type { Answer, Die } from '@posse/dice';
import { sameMembers } from '@posse/engine';

/** Places of the dice that may be thrown again. */
export const movable = (options: readonly Answer[]): ReadonlySet<number> =>
  new Set(options.flatMap(({ kind, dice }) => (kind === 'reroll' ? dice : [])));

/** After a throw its dice lie on the felt, and those that were kept on the shelf. */
export const asTheyFell = (options: readonly Answer[], dice: readonly Die[]): ReadonlySet<number> =>
  new Set([...movable(options)].filter((place) => dice[place]?.fresh));

/** The answer that throws just these dice again. */
export const rerollOf = (options: readonly Answer[], felt: ReadonlySet<number>): Answer | null =>
  options.find(({ kind, dice }) => kind === 'reroll' && sameMembers(dice, [...felt])) ?? null;

export function moved(felt: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const next = new Set(felt);
  if (!next.delete(place)) next.add(place);
  return next;
}
