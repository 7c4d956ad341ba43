// Every kind of table, by number, for the tests of the bots.

import { type Wishes as CardWishes, OURS } from '@posse/card';
import { OPTIONS as DICE_OPTIONS, type Wishes as DiceWishes } from '@posse/dice';
import { ROLES } from '@posse/engine';

/**
 * The wishes for the table with this number. Numbers go through all numbers of seats and all mixes of sets, with each
 * option now and then.
 */
export function cardTable(number: number): CardWishes {
  const counts = Object.keys(OURS.tables).map(Number);
  const seats = counts[number % counts.length] as number;
  const mix = Math.floor(number / counts.length);
  const sets = OURS.sets.filter(
    ({ id }, place) => id === 'base' || id === OURS.tables[seats]?.set || (mix >> (place - 1)) & 1,
  );
  const options = OURS.options.map(({ id }, place) => [id, (number * 7 + place) % 5 === 0] as const);
  return { seats, sets: sets.map(({ id }) => id), options: Object.fromEntries(options) };
}

/**
 * The wishes for the table with this number. Numbers go through all mixes of modules and all numbers of seats, with
 * each option now and then.
 */
export function diceTable(number: number): DiceWishes {
  const modules = [1, 2, 3, 4, 5].filter((_, place) => (number >> place) & 1);
  const counts = Object.keys(ROLES)
    .map(Number)
    .filter((seats) => seats >= 5 || !modules.includes(5));
  const options = DICE_OPTIONS.map(({ id }, place) => [id, (number * 7 + place) % 3 === 0] as const);
  const seats = counts[Math.floor(number / 32) % counts.length] as number;
  return { seats, modules, options: Object.fromEntries(options) };
}
