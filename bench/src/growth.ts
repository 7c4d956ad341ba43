// What a decision costs as a table grows: by seats, and with each set and module, beside one of five seats without any.

import { cardGame, OURS } from '@posse/card';
import { diceGame } from '@posse/dice';
import { decisions } from './engine.ts';
import { type Contender, type Figure, race } from './measure.ts';

const SEATS = [3, 4, 5, 6, 7, 8];
const USUAL_SEATS = 5;
const MODULES = [1, 2, 3, 4, 5];

/** Three and eight play with Dodge City. */
const setsFor = (seats: number): string[] => (seats === 3 || seats === 8 ? ['base', 'dodge-city'] : ['base']);

const EXTRAS = OURS.sets.map(({ id }) => id).filter((id) => id !== 'base');

export function growthFigures(): Figure[] {
  const card = [
    ...SEATS.map((seats) => decisions(`${seats}-seats`, cardGame, { seats, sets: setsFor(seats) })),
    ...EXTRAS.map((id) => decisions(id, cardGame, { seats: USUAL_SEATS, sets: ['base', id] })),
    decisions('everything', cardGame, { seats: USUAL_SEATS, preset: 'everything' }),
  ];
  const dice = [
    ...SEATS.map((seats) => decisions(`dice-${seats}-seats`, diceGame, { seats })),
    ...MODULES.map((module) => decisions(`dice-module-${module}`, diceGame, { seats: USUAL_SEATS, modules: [module] })),
    decisions('dice-everything', diceGame, { seats: USUAL_SEATS, preset: 'everything' }),
  ];
  return [...besideFive(card, `${USUAL_SEATS}-seats`), ...besideFive(dice, `dice-${USUAL_SEATS}-seats`)];
}

function besideFive(contenders: readonly Contender[], usual: string): Figure[] {
  const times = race(contenders);
  const five = times.get(usual) ?? Number.NaN;
  return [...times].map(([name, time]) => ({ name: `decision-${name}`, value: time / five, unit: 'ratio' }));
}
