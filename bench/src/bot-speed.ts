// Measures the speed of bots: whole games of one level, and thinking time.

import { type Bot, botNamed, cardWithBots, diceWithBots, type GameWithBots, playGame } from '@posse/bots';
import type { Kinds } from '@posse/engine';
import { type Contender, type Figure, race } from './best-round-timing.ts';
import { alone } from './isolated/isolated-measurement.ts';

const SEATS = 4;
const WISHES = { seats: SEATS };
const GAMES_PER_ROUND = 20;
const LEGENDS_GAMES = 2;

export function botFigures(): Figure[] {
  const times = race([
    gamesOf('gunslinger', cardWithBots, 'gunslinger'),
    gamesOf('dice-deputy', diceWithBots, 'deputy'),
  ]);
  const each = (name: string): number => (times.get(name) ?? Number.NaN) / 1e6;
  const deputy = alone('deputy-game') / 1e6;
  return [
    { name: 'deputy-games', value: 1000 / deputy, unit: '/s' },
    { name: 'deputy-game', value: deputy, unit: 'ms', atMost: 1 },
    { name: 'gunslinger-game', value: each('gunslinger'), unit: 'ms' },
    { name: 'dice-deputy-game', value: each('dice-deputy'), unit: 'ms' },
    { name: 'random-worlds', value: alone('random-worlds'), unit: 'in 200 ms' },
    { name: 'deputy-worlds', value: alone('deputy-worlds'), unit: 'in 200 ms' },
    { name: 'legend-answer', value: thinkingTime(cardWithBots), unit: 'ms', atMost: 150 },
    { name: 'dice-legend-answer', value: thinkingTime(diceWithBots), unit: 'ms', atMost: 150 },
  ];
}

/** Whole games between bots of one level. */
export function gamesOf<K extends Kinds>(name: string, { clues, bots }: GameWithBots<K>, level: string): Contender {
  const bot = named(bots, level);
  return {
    name,
    ready: () => () => {
      for (let game = 0; game < GAMES_PER_ROUND; game++) playGame(clues, WISHES, `bench ${game}`, () => bot);
      return GAMES_PER_ROUND;
    },
  };
}

/** The average processor time of a legend among deputies for one answer, in milliseconds. */
function thinkingTime<K extends Kinds>({ clues, bots }: GameWithBots<K>): number {
  const legend = named(bots, 'legend');
  const deputy = named(bots, 'deputy');
  let spent = 0;
  let answers = 0;
  const timed: Bot<K['view'], K['answer']> = {
    ...legend,
    answer(view, memory, random) {
      const before = process.threadCpuUsage();
      const answer = legend.answer(view, memory, random);
      const { user, system } = process.threadCpuUsage(before);
      spent += (user + system) / 1000;
      answers++;
      return answer;
    },
  };
  for (let game = 0; game < LEGENDS_GAMES; game++)
    playGame(clues, { seats: SEATS }, `legend ${game}`, (seat) => (seat % SEATS === game ? timed : deputy));
  return spent / answers;
}

function named<B extends { readonly id: string }>(bots: readonly B[], id: string): B {
  const bot = botNamed(bots, id);
  if (bot === null) throw new Error(`Bot "${id}" does not exist.`);
  return bot;
}
