// The puzzle of a day: loads the pool, and opens the position.

import { openPuzzle, puzzlesIn, StalePuzzle, type StoredPuzzle } from '@posse/bots/coach';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { type AnswerBase, RULES } from '@posse/engine';
import type { Replay } from '@posse/protocol';
import { inflated } from '../app/deflated-text.ts';
import { openRecording, type Recording } from '../finished-game/replay/replayed-game.ts';
import { namesAt } from './today-table.ts';

export interface DayPuzzle {
  readonly stored: StoredPuzzle;
  /** The game up to the position. */
  readonly recording: Recording;
}

const MAX_BYTES = 4_000_000;

let pool: Promise<readonly StoredPuzzle[]> | null = null;

export function puzzlePool(): Promise<readonly StoredPuzzle[]> {
  pool ??= import('./puzzle-pool.ts').then(async ({ PUZZLE_POOL }) =>
    puzzlesIn(await inflated(PUZZLE_POOL, MAX_BYTES)),
  );
  return pool;
}

/** The puzzle of this day. The pool begins again after its last one. */
export async function puzzleOf(day: number, ownName: string): Promise<DayPuzzle> {
  const puzzles = await puzzlePool();
  for (let next = 0; next < puzzles.length; next++) {
    const stored = puzzles[(day + next) % puzzles.length] as StoredPuzzle;
    try {
      return { stored, recording: await openRecording(replayOf(stored, ownName)) };
    } catch (error) {
      // Rules that have changed since may spoil single puzzles.
      if (!(error instanceof StalePuzzle)) throw error;
    }
  }
  throw new StalePuzzle('No puzzle of the pool fits these rules.');
}

function replayOf(puzzle: StoredPuzzle, ownName: string): Replay {
  const { game, setup, seed, seat } = puzzle;
  const { answers } = game === 'card' ? openPuzzle(cardGame, puzzle) : openPuzzle(diceGame, puzzle);
  const { seats } = setup as { readonly seats: number };
  return {
    format: 'posse-replay',
    version: 1,
    game,
    rules: RULES,
    setup: { ...setup, seats },
    seed,
    answers: answers as unknown as (AnswerBase & Record<string, unknown>)[],
    names: namesAt(seats, seat, ownName),
    winners: null,
    startedAt: 0,
    endedAt: 0,
  };
}
