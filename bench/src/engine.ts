// How fast the engine is: decisions, games, copies, views, and their cost beside a JSON round trip of the same states.

import { type Answer, cardGame, type State, type Wishes } from '@posse/card';
import { seat } from '@posse/engine';
import { type Contender, type Figure, race } from './measure.ts';

const GAMES_PER_ROUND = 30;
const COPIES_PER_STATE = 8;

export function engineFigures(): Figure[] {
  const base4: Wishes = { seats: 4 };
  const states = positions(base4, 40);
  const times = race([
    decisions('decision', base4),
    decisions('everything', { seats: 7, preset: 'everything' }),
    games('game', base4),
    each('copy', states, (state) => cardGame.clone(state)),
    each('view', states, (state) => cardGame.view(state, seat(0))),
    each('json', states, (state) => JSON.parse(JSON.stringify(state))),
  ]);
  const time = (name: string): number => times.get(name) ?? Number.NaN;
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(cardGame.save(state)).length, 0) / states.length;
  return [
    { name: 'decisions', value: 1e9 / time('decision'), unit: '/s' },
    { name: 'games', value: 1e9 / time('game'), unit: '/s' },
    { name: 'copies', value: 1e9 / time('copy'), unit: '/s' },
    { name: 'views', value: 1e9 / time('view'), unit: '/s' },
    { name: 'json-round-trips', value: 1e9 / time('json'), unit: '/s' },
    { name: 'saved-state', value: bytes, unit: 'bytes' },
    { name: 'decision-to-json', value: time('decision') / time('json'), unit: 'ratio', atMost: 1 / 10 },
    { name: 'everything-to-base', value: time('everything') / time('decision'), unit: 'ratio', atMost: 2 },
    { name: 'copy-to-json', value: time('copy') / time('json'), unit: 'ratio', atMost: 1 / 8 },
  ];
}

/** Random games, timed from the first question on. */
function decisions(name: string, wishes: Wishes): Contender {
  return {
    name,
    ready() {
      const dealt = dealMany(wishes);
      return () => dealt.reduce((sum, state) => sum + playOn(state), 0);
    },
  };
}

/** Random games, with the deal. */
function games(name: string, wishes: Wishes): Contender {
  return {
    name,
    ready: () => () => {
      for (const state of dealMany(wishes)) playOn(state);
      return GAMES_PER_ROUND;
    },
  };
}

/** The choice itself is not what is measured, so it costs next to nothing. */
const anyOf = (options: readonly Answer[]): Answer => options[Math.floor(Math.random() * options.length)] as Answer;

const dealMany = (wishes: Wishes): State[] =>
  Array.from({ length: GAMES_PER_ROUND }, (_, number) => cardGame.deal(wishes, `bench ${number}`));

function playOn(state: State): number {
  let count = 0;
  for (let asked = cardGame.pending(state); asked !== null; asked = cardGame.pending(state)) {
    cardGame.advance(state, anyOf(asked.options));
    count++;
  }
  return count;
}

/** Positions from all over random games. */
function positions(wishes: Wishes, count: number): State[] {
  const found: State[] = [];
  for (let number = 0; found.length < count; number++) {
    const state = cardGame.deal(wishes, `position ${number}`);
    for (let step = 0; step < 1 + (number % 60); step++) {
      const asked = cardGame.pending(state);
      if (asked === null) break;
      cardGame.advance(state, anyOf(asked.options));
    }
    if (cardGame.result(state) === null) found.push(state);
  }
  return found;
}

function each(name: string, states: readonly State[], work: (state: State) => unknown): Contender {
  return {
    name,
    ready: () => () => {
      for (let time = 0; time < COPIES_PER_STATE; time++) for (const state of states) work(state);
      return COPIES_PER_STATE * states.length;
    },
  };
}
