// Replays a stored game and finds where today's rules depart from it.

import type { Game } from './game.ts';
import type { Kinds } from './game-types.ts';
import { LargerPool } from './pool-counts.ts';
import type { Seat } from './seat.ts';

/** The version of the rules. It is raised whenever a stored game could take another course. */
export const RULES = 3;

/** The version of games that were stored without one. */
export const FIRST_RULES = 1;

export type Age = 'older' | 'today' | 'newer';

/** Compares a version of the rules with that of this program. */
export const ageOf = (rules: number): Age => (rules === RULES ? 'today' : rules < RULES ? 'older' : 'newer');

/** The stored parts of a game. */
export interface KeptGame<Answer> {
  /** The setup as it was stored. */
  readonly setup: object;
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** The winners as they were announced. Null if the game was abandoned, left out if nobody recorded them. */
  readonly winners?: readonly Seat[] | null;
}

/** The point where today's rules depart from a stored game. */
export interface Parting {
  /** At the deal, at an answer that is not legal, or at an end that differs or does not come. */
  readonly at: 'deal' | 'answer' | 'end';
  /** The number of answers that still lead where they led. */
  readonly answers: number;
  /** The difference, as the end of a sentence. */
  readonly because: string;
}

/** Replays a whole game. Null if everything goes as it went. Throws LargerPool if entries are missing here. */
export function partingOf<K extends Kinds>(
  game: Game<K>,
  { setup, seed, answers, winners }: KeptGame<K['answer']>,
): Parting | null {
  let state: K['state'];
  try {
    state = game.deal(game.storedWishes(setup), seed);
  } catch (error) {
    // The game is neither damaged nor of other rules: a program with more entries can deal it.
    if (error instanceof LargerPool) throw error;
    return { at: 'deal', answers: 0, because: `it can't be dealt (${messageOf(error)})` };
  }
  for (const [number, answer] of answers.entries()) {
    const isOver = game.result(state) !== null;
    if (isOver) return { at: 'answer', answers: number, because: `it is over before answer ${number}` };
    try {
      game.advance(state, answer);
    } catch (error) {
      return { at: 'answer', answers: number, because: `answer ${number} is not possible (${messageOf(error)})` };
    }
  }
  return winners === undefined ? null : otherEnd(game.result(state), winners, answers.length);
}

function otherEnd(now: readonly Seat[] | null, told: readonly Seat[] | null, answers: number): Parting | null {
  if (String(now) === String(told)) return null;
  if (now === null) return { at: 'end', answers, because: 'it is not over after the last answer' };
  // The last answer led to another end than the recorded one.
  return { at: 'end', answers: Math.max(0, answers - 1), because: `it ends with other winners: ${seatNames(now)}` };
}

/** Counted from 1, as the sentence is for people. */
const seatNames = (seats: readonly Seat[]): string =>
  seats.length === 0 ? 'nobody' : `seats ${seats.map((who) => who + 1).join(', ')}`;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
