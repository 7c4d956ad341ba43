// Tests of arrow tokens, and of the record of those taken since the last roll.

import { type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { diceGame } from '../game.ts';
import type { State } from '../state.ts';
import { putAllBack, putBack, takeable, takeChiefFrom, takeFromPile, tokensInPile } from './arrow-tokens.ts';

const [a, b] = seatsOf(2) as [Seat, Seat];
const dealt = (): State => diceGame.deal({ seats: 5, modules: [2] }, 'tokens');
const held = (t: State) => t.players.slice(0, 2).map(({ arrows, chief }) => [arrows, chief]);

test('a returned arrow is removed from the record of the last roll, latest first', () => {
  const t = dealt();
  takeFromPile(t, a, 'chief');
  takeFromPile(t, a, 'arrow');
  takeFromPile(t, b, 'arrow');
  expect([held(t), tokensInPile(t)]).toEqual([
    [
      [1, true],
      [1, false],
    ],
    7,
  ]);
  putBack(t, a, 'chief');
  expect(t.lastArrows).toEqual([
    { who: a, token: 'arrow' },
    { who: b, token: 'arrow' },
  ]);
  putBack(t, b, 'arrow');
  expect(t.lastArrows).toEqual([{ who: a, token: 'arrow' }]);
  expect([held(t), takeable(t), tokensInPile(t)]).toEqual([
    [
      [1, false],
      [0, false],
    ],
    ['arrow', 'chief'],
    9,
  ]);
});

test('an arrow from before the last roll leaves the record of the last roll unchanged', () => {
  const t = dealt();
  takeFromPile(t, a, 'arrow');
  t.lastArrows = [];
  takeFromPile(t, b, 'arrow');
  putBack(t, a, 'arrow');
  expect(t.lastArrows).toEqual([{ who: b, token: 'arrow' }]);
});

test('a player who returns all arrows has none, and the others keep theirs', () => {
  const t = dealt();
  takeFromPile(t, a, 'chief');
  takeFromPile(t, b, 'arrow');
  putAllBack(t, a);
  expect([held(t), t.chiefInPile, t.lastArrows]).toEqual([
    [
      [0, false],
      [1, false],
    ],
    true,
    [{ who: b, token: 'arrow' }],
  ]);
});

test('the Chief’s arrow moves to the player who takes it, and is recorded for them', () => {
  const t = dealt();
  takeFromPile(t, a, 'arrow');
  takeFromPile(t, a, 'chief');
  takeChiefFrom(t, a, b);
  expect(held(t)).toEqual([
    [1, false],
    [0, true],
  ]);
  expect(t.lastArrows.at(-1)).toEqual({ who: b, token: 'chief' });
});
