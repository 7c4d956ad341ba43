// Tests of collecting what others did since the viewer's last answer.

import { expect, test } from 'vitest';
import { SinceAnswer } from './answers-since-mine.ts';
import type { Beat } from './beat.ts';

const beat = (step: number, turn = 1): Beat => ({ step, before: { turn } }) as unknown as Beat;

test('the summary since your answer collects all answers of others, and starts again when you answer', () => {
  const since = new SinceAnswer();
  expect(since.skipped).toBeNull();
  since.add(beat(0), 0);
  since.add(beat(1), 0);
  expect(since.skipped).toEqual({ beats: [beat(0), beat(1)], since: 'answer' });
  since.answer(2);
  since.add(beat(2, 0), 0);
  expect(since.skipped).toBeNull();
  since.add(beat(3), 0);
  expect(since.skipped).toEqual({ beats: [beat(3)], since: 'turn' });
});

test('the summary knows whether it began with your answer in your own turn or in another player’s', () => {
  const since = new SinceAnswer();
  since.answer(0);
  since.add(beat(0, 3), 0);
  since.add(beat(1), 0);
  expect(since.skipped?.since).toBe('answer');
});

test('the summary since your answer includes answers given for you automatically', () => {
  const since = new SinceAnswer();
  since.answer(0);
  for (const step of [0, 1, 2]) since.add(beat(step, 0), 0);
  expect(since.skipped?.beats).toEqual([beat(1, 0), beat(2, 0)]);
});

test('the summary since your answer starts again with another game', () => {
  const since = new SinceAnswer();
  since.answer(1);
  since.add(beat(0), 0);
  since.restart();
  since.add(beat(1), 0);
  expect(since.skipped).toEqual({ beats: [beat(1)], since: 'answer' });
});
