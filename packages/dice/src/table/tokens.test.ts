// Arrows are where they were put, and what was taken with the last dice is remembered as long as it is there.

import { type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { diceGame } from '../game.ts';
import type { State } from '../state.ts';
import { putAllBack, putBack, takeable, takeChiefFrom, takeFromPile, tokensInPile } from './tokens.ts';

const [a, b] = seatsOf(2) as [Seat, Seat];
const dealt = (): State => diceGame.deal({ seats: 5, modules: [2] }, 'tokens');
const held = (t: State) => t.players.slice(0, 2).map(({ arrows, chief }) => [arrows, chief]);

test('the arrow that goes back is the last of its kind that its owner took', () => {
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

test('one that was not taken with the last dice changes nothing in what was', () => {
  const t = dealt();
  takeFromPile(t, a, 'arrow');
  t.lastArrows = [];
  takeFromPile(t, b, 'arrow');
  putBack(t, a, 'arrow');
  expect(t.lastArrows).toEqual([{ who: b, token: 'arrow' }]);
});

test('who puts all back has none, and the others keep theirs', () => {
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

test('the Chief’s arrow goes from one to another, and was taken by him', () => {
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
