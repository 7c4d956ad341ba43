// The process that counts allocated bytes.
// Nothing else allocates there, and the compiler optimises at the same points in every run.

import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { below, type Game, type Kinds, type Random, randomFrom, seat } from '@posse/engine';
import { UpdateWriter } from '@posse/server/games';

const WARM_UP = 200;
const ROUNDS = 5;
const GAMES = 10;
const POSITIONS = 20;
const TIMES = 20;

/** A work that is repeated; it returns how often. */
type Work = () => number;

interface Named {
  readonly name: string;
  readonly work: Work;
}

function worksOf<K extends Kinds>(prefix: string, game: Game<K>, wishes: K['wishes']): Named[] {
  const random = randomFrom('bytes');
  const states = positions(game, wishes, random);
  const views = states.map((state) => game.view(state, seat(0)));
  const worlds = views.map((view) => game.redealer(view));
  return [
    { name: `${prefix}decision-bytes`, work: withFresh(game, wishes, (state) => playOn(game, state, random)) },
    { name: `${prefix}copy-bytes`, work: each(states, (state) => game.clone(state)) },
    { name: `${prefix}redeal-bytes`, work: each(worlds, (world) => world(random)) },
    { name: `${prefix}view-bytes`, work: each(states, (state) => game.view(state, seat(0))) },
    { name: `${prefix}update-bytes`, work: withFresh(game, wishes, (state) => playTold(game, state, random)) },
  ];
}

const each =
  <T>(things: readonly T[], act: (thing: T) => unknown): Work =>
  () => {
    for (let time = 0; time < TIMES; time++) for (const thing of things) act(thing);
    return TIMES * things.length;
  };

let dealt = 0;

/** Deals games before the count begins. */
function withFresh<K extends Kinds>(game: Game<K>, wishes: K['wishes'], play: (state: K['state']) => number): Work {
  const deal = (): K['state'][] => Array.from({ length: GAMES }, () => game.deal(wishes, `bytes ${dealt++ % 100}`));
  let ready = deal();
  return () => {
    const states = ready;
    ready = [];
    const before = usedBytes();
    const count = states.reduce((sum, state) => sum + play(state), 0);
    spent = usedBytes() - before;
    ready = deal();
    return count;
  };
}

/** The bytes that a work counted by itself; null if it is counted as a whole. */
let spent: number | null = null;

function playOn<K extends Kinds>(game: Game<K>, state: K['state'], random: Random): number {
  let count = 0;
  for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
    game.advance(state, asked.options[below(random, asked.options.length)] as K['answer']);
    count++;
  }
  return count;
}

/** Every answer is told to all seats and to spectators. */
function playTold<K extends Kinds>(game: Game<K>, state: K['state'], random: Random): number {
  const writer = new UpdateWriter<K>(state.players.length, () => game.views(state));
  let count = 0;
  for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
    const facts = game.apply(state, asked.options[below(random, asked.options.length)] as K['answer']);
    writer.write(facts, { bank: null, left: null });
    count++;
  }
  return count;
}

function positions<K extends Kinds>(game: Game<K>, wishes: K['wishes'], random: Random): K['state'][] {
  const found: K['state'][] = [];
  for (let number = 0; found.length < POSITIONS; number++) {
    const state = game.deal(wishes, `position ${number}`);
    for (let step = 0; step < 1 + ((number * 7) % 60); step++) {
      const asked = game.pending(state);
      if (asked === null) break;
      game.advance(state, asked.options[below(random, asked.options.length)] as K['answer']);
    }
    if (game.result(state) === null) found.push(state);
  }
  return found;
}

const usedBytes = (): number => process.memoryUsage().heapUsed;

function bytesOf(work: Work): number {
  globalThis.gc?.();
  spent = null;
  const before = usedBytes();
  const count = work();
  return (spent ?? usedBytes() - before) / count;
}

const works = [
  ...worksOf('', cardGame, { seats: 4 }),
  ...worksOf('everything-', cardGame, { seats: 7, preset: 'everything' }),
  ...worksOf('dice-', diceGame, { seats: 4 }),
];
for (let time = 0; time < WARM_UP / GAMES; time++) for (const { work } of works) work();
const figures = works.map(({ name, work }) => {
  const found = Array.from({ length: ROUNDS }, () => bytesOf(work)).sort((one, other) => one - other);
  return [name, Math.round(found[ROUNDS >> 1] as number)] as const;
});
process.stdout.write(JSON.stringify(Object.fromEntries(figures)));
