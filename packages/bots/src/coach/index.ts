// The public interface of the coach, which analyses finished games and advises on open questions.

import type { Kinds, Random, Seat } from '@posse/engine';
import { cardImagination } from '../search/card-imagination.ts';
import { diceImagination } from '../search/dice-imagination.ts';
import type { Imagination } from '../search/imagination-interface.ts';
import type { Memory } from '../seat-memory.ts';
import { analyse, type GameAnalysis, type PlayedGame } from './game-analysis.ts';
import { type Advice, advise, type Warning, warn } from './position-advice.ts';

export { type Difference, leadOf, type Mark, markOf, type Review, review } from './answer-review.ts';
export { type Trial, TriedQuestion } from './answer-trials.ts';
export type { CurvePoint, GameAnalysis, PlayedGame, ReviewedAnswer, Swing, Topic } from './game-analysis.ts';
export type { Advice, Suspicion, Warning } from './position-advice.ts';
export {
  type AnswerWorth,
  openPuzzle,
  puzzlesIn,
  puzzleText,
  StalePuzzle,
  type StoredPuzzle,
  storedWords,
  worthOf,
} from './stored-puzzle.ts';

/** Analyses a game for one seat, in so many worlds for each answer. Yields the share of the game that is done. */
export type Analyst<K extends Kinds> = (
  game: PlayedGame<K>,
  seat: Seat,
  worlds: number,
) => Generator<number, GameAnalysis<K['answer']>>;

const analystWith =
  <K extends Kinds, Situation>(imagination: Imagination<K, Situation>): Analyst<K> =>
  (game, seat, worlds) =>
    analyse(imagination, game, seat, worlds);

export const analyseCardGame = analystWith(cardImagination);
export const analyseDiceGame = analystWith(diceImagination);

/** Advises a player on the open question, from a view and a memory; it never gets a state, so it can't cheat. */
export interface Adviser<K extends Kinds> {
  advise(view: K['view'], memory: Memory, random: Random, worlds: number): Advice<K['answer']>;
  warn(view: K['view'], memory: Memory, given: K['answer'], random: Random, worlds: number): Warning<K['answer']>;
}

const adviserWith = <K extends Kinds, Situation>(imagination: Imagination<K, Situation>): Adviser<K> => ({
  advise: (view, memory, random, worlds) => advise(imagination, view, memory, random, worlds),
  warn: (view, memory, given, random, worlds) => warn(imagination, view, memory, given, random, worlds),
});

export const cardAdviser = adviserWith(cardImagination);
export const diceAdviser = adviserWith(diceImagination);
