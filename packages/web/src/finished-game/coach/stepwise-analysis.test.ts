// Tests that a game is analysed in small steps, and faster on slow machines.

import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { finishedGame } from '../testing/finished-bot-games.ts';
import { type CoachQuestion, type CoachReply, StepwiseAnalysis } from './stepwise-analysis.ts';

const replay = finishedGame({ game: 'dice', seats: 4 }, 'coach');
const question: CoachQuestion = { replay, seat: seat(1) };

/** Asks until the analysis is there. */
function whole(analysis: StepwiseAnalysis): CoachReply[] {
  const replies = [analysis.ask(question)];
  while (replies.at(-1)?.analysis === null) replies.push(analysis.ask(question));
  return replies;
}

/** A clock that advances by so much whenever somebody looks at it. */
function clockWith(step: number): () => number {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
}

test('an analysis reports its progress, and ends with the curve and the reviews of one seat', () => {
  const replies = whole(new StepwiseAnalysis(clockWith(100)));
  expect(replies.length).toBeGreaterThan(10);
  const shares = replies.map(({ done }) => done);
  expect(shares.at(-1)).toBe(1);
  const last = replies.at(-1)?.analysis;
  expect(last?.seat).toBe(1);
  expect(last?.curve.at(-1)?.step).toBe(replay.answers.length);
});

test('a finished analysis is kept for those who ask again', () => {
  const analysis = new StepwiseAnalysis(clockWith(100));
  const [last] = whole(analysis).slice(-1);
  expect(analysis.ask(question)).toBe(last);
});

test('another seat begins another analysis', () => {
  const analysis = new StepwiseAnalysis(clockWith(100));
  analysis.ask(question);
  expect(analysis.ask({ replay, seat: seat(2) }).done).toBeLessThan(0.5);
});

test('an analysis that would take too long begins again with fewer worlds, and its progress from 0', () => {
  const slow = new StepwiseAnalysis(clockWith(5000));
  const [first, second] = [slow.ask(question), slow.ask(question)];
  expect([first.done, second.done]).toEqual([0, expect.closeTo(1 / replay.answers.length)]);
});
