// Tests that every puzzle of the shipped pool still opens, and has one best answer.

import { statSync } from 'node:fs';
import { openPuzzle, type StoredPuzzle, storedWords, worthOf } from '@posse/bots/coach';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { expect, test } from 'vitest';
import { puzzlePool } from './puzzle-of-the-day.ts';

const POOL = await puzzlePool();

const opened = (puzzle: StoredPuzzle) =>
  puzzle.game === 'card' ? openPuzzle(cardGame, puzzle) : openPuzzle(diceGame, puzzle);

test('the file of puzzles is small enough to be fetched', () => {
  expect(statSync(new URL('./puzzle-pool.ts', import.meta.url)).size).toBeLessThan(200_000);
});

test('the rules lead to the position of every puzzle, and each answer there has a worth', () => {
  for (const puzzle of POOL) {
    const { options } = opened(puzzle);
    for (const option of options) expect(worthOf(puzzle, option), storedWords(option)).not.toBeNull();
  }
});

test('the best answer of every puzzle leads by ten points and four standard errors', () => {
  for (const { worths } of POOL) {
    const [best, ...others] = worths;
    expect(others.length).toBeGreaterThan(1);
    for (const { chance, error } of others) {
      const lead = (best?.chance ?? 0) - chance;
      expect(lead).toBeGreaterThanOrEqual(100);
      expect(lead).toBeGreaterThanOrEqual(4 * error);
    }
  }
});

test('the pool has puzzles of both games', () => {
  expect(new Set(POOL.map(({ game }) => game))).toEqual(new Set(['card', 'dice']));
});
