// The tables at which the policy learns: all seats, sets and modules.

import { type Wishes as CardWishes, OURS } from '@posse/card';
import type { Wishes as DiceWishes } from '@posse/dice';

const CARD_SEATS = [4, 5, 7, 4, 5, 7, 4, 5, 7, 6, 3, 8];
const DICE_SEATS = [5, 8, 5, 8, 4, 5, 8, 6, 3, 7];

const anyOf = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(chance() * list.length)] as T;

/** Half of the tables use the base game, a quarter everything, and the others a random choice of sets. */
export function cardTable(chance: () => number): CardWishes {
  const seats = anyOf(CARD_SEATS, chance);
  const lot = chance();
  if (lot < 0.25) return { seats, preset: 'everything' };
  const isPlain = lot < 0.75;
  const sets = OURS.sets.filter(
    ({ id }) => id === 'base' || id === OURS.tables[seats]?.set || (!isPlain && chance() < 0.5),
  );
  return { seats, sets: sets.map(({ id }) => id) };
}

export function diceTable(chance: () => number): DiceWishes {
  const seats = anyOf(DICE_SEATS, chance);
  const lot = chance();
  if (lot < 0.25) return { seats, preset: 'everything' };
  const isPlain = lot < 0.75;
  return {
    seats,
    modules: [1, 2, 3, 4, 5].filter((module) => !isPlain && chance() < 0.5 && (module < 5 || seats > 4)),
  };
}
