// Tests the coach: reviews of single answers, and the analysis of whole games.

import type { Answer, View } from '@posse/card';
import { type Kinds, randomFrom, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from '../bot-game.ts';
import { botNamed, CARD_BOTS, DICE_BOTS } from '../bot-list.ts';
import { cardClues } from '../card/card-clues.ts';
import { diceClues } from '../dice/dice-clues.ts';
import { cardImagination } from '../search/card-imagination.ts';
import { viewOf } from '../testing/card-position.ts';
import { review } from './answer-review.ts';
import { TriedQuestion } from './answer-trials.ts';
import type { GameAnalysis } from './game-analysis.ts';
import { analyseCardGame, analyseDiceGame } from './index.ts';

const NOTHING_SEEN = { deeds: [], sightings: [] };

/** The review of an answer of this kind, in a hand-made position. */
function reviewOf(view: View, isGiven: (answer: Answer) => boolean) {
  const given = view.options.find(isGiven) as Answer;
  const question = new TriedQuestion(cardImagination, view, NOTHING_SEEN, given, randomFrom('review'));
  return review(question, 60);
}

/** The last Outlaw, with a BANG! beside the Sheriff; who has no cards; both have one life point left. */
const winning = viewOf({
  roles: ['outlaw', 'sheriff', 'deputy', 'deputy'],
  hand: ['bang'],
  cards: { 1: 0 },
  life: { 0: 1, 1: 1 },
});

describe('the review of an answer', () => {
  test('ending the turn instead of a shot that wins is a blunder, and the shot is the better answer', () => {
    const found = reviewOf(winning, ({ kind }) => kind === 'end');
    expect(found.mark).toBe('blunder');
    expect(found.best).toMatchObject({ kind: 'play', at: 1 });
    expect(found.chance).toBe(1);
    expect(found.loss).toBeGreaterThan(2 * found.error);
  });

  test('the review of a blunder tells which elimination the better answer prevents', () => {
    const { difference } = reviewOf(winning, ({ kind }) => kind === 'end');
    expect(difference).toMatchObject({ who: 0, best: 0 });
    expect(difference?.given).toBeGreaterThan(0);
  });

  test('a shot that wins the game loses nothing', () => {
    expect(reviewOf(winning, ({ at }) => at === 1)).toMatchObject({ loss: 0, mark: null, difference: null });
  });

  test('the review of the same question is the same again', () => {
    const again = () => reviewOf(winning, ({ kind }) => kind === 'end');
    expect(again()).toEqual(again());
  });
});

/** Runs an analysis to its end, and notes its progress. */
function run<A>(steps: Generator<number, GameAnalysis<A>>): { progress: number[]; analysis: GameAnalysis<A> } {
  const progress: number[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { progress, analysis: value };
    progress.push(value);
  }
}

const SEED = 'a game for the coach';
const card = playGame(cardClues, { seats: 4 }, SEED, () => botNamed(CARD_BOTS, 'greenhorn') ?? never());
const dice = playGame(diceClues, { seats: 4 }, SEED, () => botNamed(DICE_BOTS, 'greenhorn') ?? never());
const analyses = {
  card: () => run<Kinds['answer']>(analyseCardGame({ setup: { seats: 4 }, seed: SEED, ...card }, seat(1), 24)),
  dice: () => run<Kinds['answer']>(analyseDiceGame({ setup: { seats: 4 }, seed: SEED, ...dice }, seat(1), 24)),
};

function never(): never {
  throw new Error('There is no such bot.');
}

describe.each(Object.entries(analyses))('the analysis of a %s game', (game, analyse) => {
  const { answers, winners } = game === 'card' ? card : dice;
  const { progress, analysis } = analyse();

  test('the analysis of a game reports its progress up to the end', () => {
    expect(progress).toHaveLength(answers.length);
    expect(progress.at(-1)).toBe(1);
  });

  test('the curve of a game goes from the deal to its result', () => {
    const { curve } = analysis;
    expect(curve[0]?.step).toBeLessThan(answers.length / 4);
    const isWon = winners.includes(seat(1));
    expect(curve.at(-1)).toMatchObject({ step: answers.length, chance: isWon ? 1 : 0, known: isWon ? 1 : 0 });
    for (const { sides, chance, known } of curve) {
      expect(sides.reduce((sum, side) => sum + side, 0)).toBeCloseTo(1, 6);
      for (const share of [chance, known]) expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  test('the coach reviews only answers of the analysed seat', () => {
    expect(analysis.answers.length).toBeGreaterThan(3);
    for (const { step, given } of analysis.answers) expect([given.seat, answers[step]?.seat]).toEqual([1, 1]);
  });

  test('a turning point splits the change of the curve into choice and luck', () => {
    expect(analysis.turningPoints.length).toBeGreaterThan(0);
    for (const { step, until, change, choice, luck } of analysis.turningPoints) {
      const [before, after] = [step, until].map(
        (at) => analysis.curve.find((point) => point.step === at)?.chance ?? NaN,
      );
      expect((after as number) - (before as number)).toBeCloseTo(change, 9);
      expect(choice + luck).toBeCloseTo(change, 9);
      expect(choice).toBeLessThanOrEqual(0);
    }
  });

  test('the analysis of a game is the same again', () => {
    expect(analyse().analysis).toEqual(analysis);
  });
});
