// The process of a single measurement: prints the number.

import { cardWithBots } from '@posse/bots';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { type Contender, race } from '../best-round-timing.ts';
import { gamesOf } from '../bot-speed.ts';
import { decisions, games } from '../engine-speed.ts';
import type { Alone } from './isolated-measurement.ts';
import { worldsByChance, worldsByDeputies } from './redeal-playouts.ts';

const CARD = { seats: 4 };
const DICE = { seats: 5 };

const FIGURES: Readonly<Record<Alone, () => number>> = {
  'card-decision': () => timeOf(decisions('one', cardGame, CARD)),
  'card-game': () => timeOf(games('one', cardGame, CARD)),
  'dice-decision': () => timeOf(decisions('one', diceGame, DICE)),
  'dice-game': () => timeOf(games('one', diceGame, DICE)),
  'deputy-game': () => timeOf(gamesOf('one', cardWithBots, 'deputy')),
  'random-worlds': worldsByChance,
  'deputy-worlds': worldsByDeputies,
};

/** The time of a contender in nanoseconds. The first race warms up. */
function timeOf(contender: Contender): number {
  race([contender]);
  return race([contender]).get(contender.name) ?? Number.NaN;
}

process.stdout.write(String(FIGURES[process.argv[2] as Alone]()));
