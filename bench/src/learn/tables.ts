// The tables at which judge and policy learn: all seats, sets and modules.

import { type Wishes as CardWishes, OURS } from '@posse/card';
import type { Wishes as DiceWishes } from '@posse/dice';

/** The seats of the card game, the usual numbers more often. */
export const CARD_SEATS = [4, 5, 7, 4, 5, 7, 4, 5, 7, 6, 3, 8];
export const DICE_SEATS = [5, 8, 5, 8, 4, 5, 8, 6, 3, 7];

export const anyOf = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(chance() * list.length)] as T;

/** The shares of tables with everything, and with the base game; at the others sets are drawn by lot. */
const EVERYTHING = 0.2;
const PLAIN = 0.65;

/** Most tables use the base game, because most people do. */
export function cardTable(chance: () => number, numbers = CARD_SEATS): CardWishes {
  const seats = anyOf(numbers, chance);
  const lot = chance();
  if (lot < EVERYTHING) return { seats, preset: 'everything' };
  const isPlain = lot < EVERYTHING + PLAIN;
  const sets = OURS.sets.filter(
    ({ id }) => id === 'base' || id === OURS.tables[seats]?.set || (!isPlain && chance() < 0.5),
  );
  return { seats, sets: sets.map(({ id }) => id) };
}

export function diceTable(chance: () => number, numbers = DICE_SEATS): DiceWishes {
  const seats = anyOf(numbers, chance);
  const lot = chance();
  if (lot < EVERYTHING) return { seats, preset: 'everything' };
  const isPlain = lot < EVERYTHING + PLAIN;
  return {
    seats,
    modules: [1, 2, 3, 4, 5].filter((module) => !isPlain && chance() < 0.5 && (module < 5 || seats > 4)),
  };
}
