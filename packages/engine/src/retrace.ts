// A kept game played again: does it go by today's rules as it went then, and if not, how far?

import type { Game } from './game.ts';
import type { Kinds } from './kinds.ts';
import { LargerPool } from './pool-counts.ts';
import type { Seat } from './seat.ts';

/** The number of the rules that games are dealt by: raised whenever a kept game could go otherwise than it went. */
export const RULES = 3;

/** The rules of games that were kept without a number. */
export const FIRST_RULES = 1;

export type Age = 'older' | 'today' | 'newer';

/** How rules of this number stand to those of this program. */
export const ageOf = (rules: number): Age => (rules === RULES ? 'today' : rules < RULES ? 'older' : 'newer');

/** What is kept of a game, whoever keeps it. */
export interface KeptGame<Answer> {
  /** As it was stored. */
  readonly setup: object;
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** As they were told; null if the game was given up, left out if nobody wrote it down. */
  readonly winners?: readonly Seat[] | null;
}

/** Where today's rules part from what was kept. */
export interface Parting {
  /** At the deal, at an answer that is not possible, or at the end, which comes otherwise or does not come. */
  readonly at: 'deal' | 'answer' | 'end';
  /** How many answers lead where they led. */
  readonly answers: number;
  /** What is different, as the end of a sentence. */
  readonly because: string;
}

/** Plays all of it. Null if everything goes as it went. Throws LargerPool if the game needs entries that are not here. */
export function partingOf<K extends Kinds>(
  game: Game<K>,
  { setup, seed, answers, winners }: KeptGame<K['answer']>,
): Parting | null {
  let state: K['state'];
  try {
    state = game.deal(game.storedWishes(setup), seed);
  } catch (error) {
    // Neither damage nor other rules: a program with more entries can deal it.
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
  // What the last answer led to is not what was told of it.
  return { at: 'end', answers: Math.max(0, answers - 1), because: `it ends with other winners: ${seatNames(now)}` };
}

const seatNames = (seats: readonly Seat[]): string => (seats.length === 0 ? 'nobody' : `seats ${seats.join(', ')}`);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
