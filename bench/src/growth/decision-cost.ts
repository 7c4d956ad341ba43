// Measures the cost of a decision by seats, sets and modules.
// The baseline is a game of five seats without extras.

import { cardGame, OURS } from '@posse/card';
import { diceGame } from '@posse/dice';
import { type Contender, race } from '../best-round-timing.ts';
import { decisions } from '../engine-speed.ts';

const SEATS = [3, 4, 5, 6, 7, 8];
const USUAL_SEATS = 5;
const MODULES = [1, 2, 3, 4, 5];

/** The sets for a number of seats: three and eight players need Dodge City. */
const setsFor = (seats: number): string[] => (seats === 3 || seats === 8 ? ['base', 'dodge-city'] : ['base']);

const EXTRAS = OURS.sets.map(({ id }) => id).filter((id) => id !== 'base');

/** The cost in relation to a decision with five seats and without extras, by seats or by set. */
export interface DecisionGrowth {
  readonly seats: ReadonlyMap<number, number>;
  readonly extras: ReadonlyMap<string, number>;
}

const EVERYTHING = 'everything';

export function cardGrowth(): DecisionGrowth {
  return relativeToFive(
    (name, seats) => decisions(name, cardGame, { seats, sets: setsFor(seats) }),
    [
      ...EXTRAS.map((id) => decisions(id, cardGame, { seats: USUAL_SEATS, sets: ['base', id] })),
      decisions(EVERYTHING, cardGame, { seats: USUAL_SEATS, preset: EVERYTHING }),
    ],
  );
}

export function diceGrowth(): DecisionGrowth {
  return relativeToFive(
    (name, seats) => decisions(name, diceGame, { seats }),
    [
      ...MODULES.map((module) => decisions(`module-${module}`, diceGame, { seats: USUAL_SEATS, modules: [module] })),
      decisions(EVERYTHING, diceGame, { seats: USUAL_SEATS, preset: EVERYTHING }),
    ],
  );
}

const nameOf = (seats: number): string => `${seats}-seats`;

function relativeToFive(
  withSeats: (name: string, seats: number) => Contender,
  extras: readonly Contender[],
): DecisionGrowth {
  const times = race([...SEATS.map((seats) => withSeats(nameOf(seats), seats)), ...extras]);
  const beside = (name: string): number =>
    (times.get(name) ?? Number.NaN) / (times.get(nameOf(USUAL_SEATS)) ?? Number.NaN);
  return {
    seats: new Map(SEATS.map((seats) => [seats, beside(nameOf(seats))])),
    extras: new Map(extras.map(({ name }) => [name, beside(name)])),
  };
}
