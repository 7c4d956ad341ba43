// Measures the speed of the engine: decisions, games, clones, redeals and views.
// The cost of a JSON round trip of the same states is measured for comparison.

import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { type Game, type Kinds, randomFrom, seat } from '@posse/engine';
import { type Contender, type Figure, race } from './best-round-timing.ts';
import { alone } from './isolated/isolated-measurement.ts';

const GAMES_PER_ROUND = 30;
const COPIES_PER_STATE = 8;

/** The number of redeals per view: as many as a legend imagines before it answers. */
const WORLDS_PER_VIEW = 100;

export function engineFigures(): Figure[] {
  const base4 = { seats: 4 };
  const dice5 = { seats: 5 };
  const all7 = { seats: 7, preset: 'everything' };
  const states = positions(cardGame, base4, 40);
  const plain = states.map(({ catalogue: _, ...rest }) => rest);
  const times = race([
    decisions('decision', cardGame, base4),
    decisions('everything', cardGame, all7),
    decisions('dice', diceGame, dice5),
    each('copy', states, (state) => cardGame.clone(state)),
    worlds('world', cardGame, states),
    ...copiesAndWorlds('everything', cardGame, all7),
    ...copiesAndWorlds('dice', diceGame, base4),
    ...copiesAndWorlds('dice-everything', diceGame, all7),
    each('view', states, (state) => cardGame.view(state, seat(0))),
    each('json', plain, (state) => JSON.parse(JSON.stringify(state))),
  ]);
  const card = alone('card-decision');
  const dice = alone('dice-decision');
  const time = (name: string): number => times.get(name) ?? Number.NaN;
  const worldToCopy = (prefix: string): Figure => ({
    name: `${prefix}world-to-copy`,
    value: time(`${prefix}world`) / time(`${prefix}copy`),
    unit: 'ratio',
    atMost: 4,
  });
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(cardGame.save(state)).length, 0) / states.length;
  return [
    { name: 'decisions', value: 1e9 / card, unit: '/s' },
    { name: 'games', value: 1e9 / alone('card-game'), unit: '/s' },
    { name: 'dice-decisions', value: 1e9 / dice, unit: '/s' },
    { name: 'dice-games', value: 1e9 / alone('dice-game'), unit: '/s' },
    { name: 'decisions-in-turn', value: 1e9 / time('decision'), unit: '/s' },
    { name: 'dice-decisions-in-turn', value: 1e9 / time('dice'), unit: '/s' },
    { name: 'copies', value: 1e9 / time('copy'), unit: '/s' },
    { name: 'worlds', value: 1e9 / time('world'), unit: '/s' },
    { name: 'views', value: 1e9 / time('view'), unit: '/s' },
    { name: 'json-round-trips', value: 1e9 / time('json'), unit: '/s' },
    { name: 'saved-state', value: bytes, unit: 'bytes' },
    { name: 'decision-to-json', value: time('decision') / time('json'), unit: 'ratio', atMost: 1 / 10 },
    { name: 'copy-to-json', value: time('copy') / time('json'), unit: 'ratio', atMost: 1 / 8 },
    worldToCopy(''),
    worldToCopy('everything-'),
    worldToCopy('dice-'),
    worldToCopy('dice-everything-'),
    { name: 'everything-to-base', value: time('everything') / time('decision'), unit: 'ratio', atMost: 1.6 },
    { name: 'dice-to-card', value: dice / card, unit: 'ratio', atMost: 1 },
  ];
}

/** Random games, timed from the first question on. */
export function decisions<K extends Kinds>(name: string, game: Game<K>, wishes: K['wishes']): Contender {
  return {
    name,
    ready() {
      const dealt = dealMany(game, wishes);
      return () => dealt.reduce((sum, state) => sum + playOn(game, state), 0);
    },
  };
}

/** Random games, including the deal. */
export function games<K extends Kinds>(name: string, game: Game<K>, wishes: K['wishes']): Contender {
  return {
    name,
    ready: () => () => {
      for (const state of dealMany(game, wishes)) playOn(game, state);
      return GAMES_PER_ROUND;
    },
  };
}

/** A random option. The choice is not part of the measurement, so it must cost almost nothing. */
const anyOf = <A>(options: readonly A[]): A => options[Math.floor(Math.random() * options.length)] as A;

const dealMany = <K extends Kinds>(game: Game<K>, wishes: K['wishes']): K['state'][] =>
  Array.from({ length: GAMES_PER_ROUND }, (_, number) => game.deal(wishes, `bench ${number}`));

function playOn<K extends Kinds>(game: Game<K>, state: K['state'], steps = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let asked = game.pending(state); asked !== null && count < steps; asked = game.pending(state)) {
    game.advance(state, anyOf(asked.options));
    count++;
  }
  return count;
}

/** Positions from all over random games. */
function positions<K extends Kinds>(game: Game<K>, wishes: K['wishes'], count: number): K['state'][] {
  const found: K['state'][] = [];
  for (let number = 0; found.length < count; number++) {
    const state = game.deal(wishes, `position ${number}`);
    playOn(game, state, 1 + (number % 60));
    if (game.result(state) === null) found.push(state);
  }
  return found;
}

/** Redeals of what the asked player sees. */
function worlds<K extends Kinds>(name: string, game: Game<K>, states: readonly K['state'][]): Contender {
  const random = randomFrom(name);
  const views = states.slice(0, 10).map((state) => game.view(state, game.pending(state)?.asked ?? seat(0)));
  return {
    name,
    ready: () => () => {
      for (const view of views) {
        const newWorld = game.redealer(view);
        for (let number = 0; number < WORLDS_PER_VIEW; number++) newWorld(random);
      }
      return WORLDS_PER_VIEW * views.length;
    },
  };
}

function copiesAndWorlds<K extends Kinds>(prefix: string, game: Game<K>, wishes: K['wishes']): Contender[] {
  const states = positions(game, wishes, 40);
  return [each(`${prefix}-copy`, states, (state) => game.clone(state)), worlds(`${prefix}-world`, game, states)];
}

function each<S>(name: string, states: readonly S[], work: (state: S) => unknown): Contender {
  return {
    name,
    ready: () => () => {
      for (let time = 0; time < COPIES_PER_STATE; time++) for (const state of states) work(state);
      return COPIES_PER_STATE * states.length;
    },
  };
}
