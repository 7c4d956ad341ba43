// The public interface of the coach, which analyses finished games.

import type { Kinds, Seat } from '@posse/engine';
import { cardImagination } from '../search/card-imagination.ts';
import { diceImagination } from '../search/dice-imagination.ts';
import type { Imagination } from '../search/imagination-interface.ts';
import { analyse, type GameAnalysis, type PlayedGame } from './game-analysis.ts';

export { type Difference, leadOf, type Mark, markOf, type Review, review } from './answer-review.ts';
export { type Trial, TriedQuestion } from './answer-trials.ts';
export type { CurvePoint, GameAnalysis, PlayedGame, ReviewedAnswer, Swing } from './game-analysis.ts';
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
