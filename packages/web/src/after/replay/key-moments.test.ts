// Tests of the rounds that a replay marks.

import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { Rounds } from './key-moments.ts';

const roundsOf = (first: number, turns: readonly number[]): number[] => {
  const rounds = new Rounds(seat(first));
  return turns.map((who) => rounds.turn(seat(who)));
};

test('a round ends when a player has another turn', () => {
  expect(roundsOf(2, [3, 0, 1, 2, 3])).toEqual([1, 1, 1, 2, 2]);
});

test('an extra turn begins no round', () => {
  expect(roundsOf(0, [0, 1, 1, 2, 0])).toEqual([1, 1, 1, 1, 2]);
});

test('eliminated players are not waited for, and the direction does not matter', () => {
  expect(roundsOf(0, [1, 2, 1, 2])).toEqual([1, 1, 2, 2]);
  expect(roundsOf(0, [3, 2, 1, 0, 3])).toEqual([1, 1, 1, 2, 2]);
});
