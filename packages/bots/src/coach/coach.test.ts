// Tests the coach: reviews of single answers, advice, and the analysis of whole games.

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
import { analyseCardGame, analyseDiceGame, cardAdviser } from './index.ts';

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

describe('the advice on an open question', () => {
  const advice = cardAdviser.advise(winning, NOTHING_SEEN, randomFrom('advice'), 60);

  test('the coach advises the shot that wins, and is sure of it', () => {
    expect(advice.best).toMatchObject({ kind: 'play', at: 1 });
    expect(advice.chance).toBe(1);
  });

  test('the coach tells the next best answer, which is not likelier to win', () => {
    const open = viewOf({ roles: ['outlaw', 'sheriff', 'deputy', 'deputy'], hand: ['bang'], life: { 1: 2 } });
    const { best, chance, next } = cardAdviser.advise(open, NOTHING_SEEN, randomFrom('next'), 60);
    expect(next).not.toBeNull();
    expect(next?.answer).not.toEqual(best);
    expect(next?.chance).toBeLessThanOrEqual(chance);
    expect(chance < 1 && chance > 0).toBe(true);
  });

  test('the coach suspects nobody whose role is known', () => {
    expect(advice.suspicion).toBeNull();
  });

  test('the coach imagines even the only sensible answer', () => {
    const only = { ...winning, options: winning.options.filter(({ kind }) => kind === 'end') };
    const { best, chance, next } = cardAdviser.advise(only, NOTHING_SEEN, randomFrom('only'), 60);
    expect([best.kind, next]).toEqual(['end', null]);
    expect(chance > 0 && chance < 1).toBe(true);
  });

  test('the coach warns before an answer that gives a won game away, and not before the best one', () => {
    const warningAbout = (isGiven: (answer: Answer) => boolean) =>
      cardAdviser.warn(winning, NOTHING_SEEN, winning.options.find(isGiven) as Answer, randomFrom('warning'), 60);
    expect(warningAbout(({ kind }) => kind === 'end')).toMatchObject({ mark: 'blunder', best: { at: 1 } });
    expect(warningAbout(({ at }) => at === 1).mark).toBeNull();
  });

  test('the coach names the likely role of the player at whom an answer is aimed', () => {
    const view = viewOf({ roles: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'], hand: ['bang'] });
    const shot = { who: seat(1), what: 'bang', at: seat(0), harm: 1, instead: [seat(2), seat(3)], backs: [] };
    const memory = { deeds: [shot, shot, shot], sightings: [] };
    const answer = view.options.find(({ at }) => at === 1) as Answer;
    const { suspicion } = cardAdviser.warn(view, memory, answer, randomFrom('foe'), 40);
    expect(suspicion).toMatchObject({ who: 1, role: 'outlaw' });
    expect(suspicion?.odds).toBeGreaterThan(0.5);
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

  test('the topic of a reviewed answer is a reaction in the turns of others only', () => {
    const topics = new Set(analysis.answers.map(({ topic }) => topic));
    expect(topics.size).toBeGreaterThan(1);
    for (const { topic, given } of analysis.answers) if (given.kind === 'end') expect(topic).not.toBe('reactions');
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
