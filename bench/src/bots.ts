// How fast bots play: whole games between bots of one level, and how long a legend thinks.

import { type Bot, botNamed, cardWithBots, diceWithBots, type GameWithBots, playGame, styleOf } from '@posse/bots';
import { Beliefs, cardImagination, playOut, worldsFrom } from '@posse/bots/search';
import { type Answer, cardGame, type State, type View } from '@posse/card';
import { type Kinds, randomFrom, seat, sure } from '@posse/engine';
import { type Contender, type Figure, race } from './measure.ts';

const SEATS = 4;
const WISHES = { seats: SEATS };
const GAMES_PER_ROUND = 20;
const LEGENDS_GAMES = 2;

export function botFigures(): Figure[] {
  const times = race([
    games('deputy', cardWithBots, 'deputy'),
    games('gunslinger', cardWithBots, 'gunslinger'),
    games('dice-deputy', diceWithBots, 'deputy'),
  ]);
  const each = (name: string): number => (times.get(name) ?? Number.NaN) / 1e6;
  return [
    { name: 'deputy-games', value: 1000 / each('deputy'), unit: '/s' },
    { name: 'deputy-game', value: each('deputy'), unit: 'ms', atMost: 1 },
    { name: 'gunslinger-game', value: each('gunslinger'), unit: 'ms' },
    { name: 'dice-deputy-game', value: each('dice-deputy'), unit: 'ms' },
    { name: 'random-worlds', value: worldsIn(MOMENT, randomly), unit: 'in 200 ms' },
    { name: 'deputy-worlds', value: worldsIn(MOMENT, byDeputies), unit: 'in 200 ms' },
    { name: 'legend-answer', value: thinkingTime(cardWithBots), unit: 'ms', atMost: 150 },
    { name: 'dice-legend-answer', value: thinkingTime(diceWithBots), unit: 'ms', atMost: 150 },
  ];
}

const MOMENT = 200;

/** How many worlds are dealt from what somebody sees in the middle of a game and played to their ends, in so many milliseconds of one processor. */
function worldsIn(ms: number, playOn: (world: State, beliefs: Beliefs) => void): number {
  const view = middleOf('worlds');
  const beliefs = Beliefs.at(SEATS, sheriffIn(view), cardWithBots.clues.urges);
  const newWorld = worldsFrom(cardImagination, view, { deeds: [], sightings: [] }, beliefs);
  const random = randomFrom('worlds');
  const playFor = (limit: number): number => {
    const before = process.cpuUsage();
    for (let count = 0; ; ) {
      for (let few = 0; few < 10; few++, count++) playOn(newWorld(random), beliefs);
      const { user, system } = process.cpuUsage(before);
      if (user + system >= limit * 1000) return count;
    }
  };
  playFor(5 * ms);
  return Math.max(...Array.from({ length: 10 }, () => playFor(ms)));
}

/** What the player who is asked sees half-way through a random game. */
function middleOf(seed: string): View {
  const played = playGame(cardWithBots.clues, { seats: SEATS }, seed, () => named(cardWithBots.bots, 'random'));
  const t = cardGame.deal({ seats: SEATS }, seed);
  for (const answer of played.answers.slice(0, played.answers.length / 2)) cardGame.advance(t, answer);
  return cardGame.view(t, cardGame.pending(t)?.seat ?? seat(0));
}

const sheriffIn = ({ players }: View): number => players.findIndex(({ role }) => role === 'sheriff');

function randomly(world: State): void {
  for (let asked = cardGame.pending(world); asked !== null; asked = cardGame.pending(world))
    cardGame.advance(world, asked.options[Math.floor(Math.random() * asked.options.length)] as Answer);
}

const DEPUTY = sure(styleOf('deputy') ?? undefined, 'deputy');

/** As legends imagine it, but to the end of the game and without a judge. */
const toTheEnd = { ...cardImagination, features: () => null };

function byDeputies(world: State, beliefs: Beliefs): void {
  playOut(toTheEnd, world, beliefs.clone(), DEPUTY, seat(0));
}

function games<K extends Kinds>(name: string, { clues, bots }: GameWithBots<K>, level: string): Contender {
  const bot = named(bots, level);
  return {
    name,
    ready: () => () => {
      for (let game = 0; game < GAMES_PER_ROUND; game++) playGame(clues, WISHES, `bench ${game}`, () => bot);
      return GAMES_PER_ROUND;
    },
  };
}

/** Milliseconds of one processor that a legend among deputies takes for an answer, on the average. */
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
  if (bot === null) throw new Error(`There is no bot "${id}".`);
  return bot;
}
