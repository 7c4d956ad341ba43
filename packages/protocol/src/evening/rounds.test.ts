// Tests of the rounds that a replay marks.

import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

const roundsOf = (first: number, turns: readonly number[]): number[] => {
  const rounds = new Rounds(seat(first));
  return turns.map((who) => rounds.turn(seat(who)));
};

test('the replay’s count of rounds starts a new one when the first player has another turn', () => {
  expect(roundsOf(2, [3, 0, 1, 2, 3])).toEqual([1, 1, 1, 2, 2]);
});

test('an extra turn of the same player does not start a new round in the replay', () => {
  expect(roundsOf(0, [0, 1, 1, 2, 0])).toEqual([1, 1, 1, 1, 2]);
});

test('the replay’s rounds skip eliminated players, and count in either direction of play', () => {
  expect(roundsOf(0, [1, 2, 1, 2])).toEqual([1, 1, 2, 2]);
  expect(roundsOf(0, [3, 2, 1, 0, 3])).toEqual([1, 1, 1, 2, 2]);
});
