// Tests of asides: notices about people at their place in the story.

import type { ChatLineInfo, Notice } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { type Aside, asidesIn, isAside, storyInOrder, wholeStory } from './asides.ts';
import type { Beat } from './beat.ts';

const line = (number: number, notice?: Notice, game: string | null = 'g'): ChatLineInfo => ({
  number,
  channel: 'table',
  game,
  seat: 1,
  name: 'Bob',
  text: notice === undefined ? 'hello' : '',
  at: 0,
  ...(notice && { notice }),
});
const beat = (step: number): Beat => ({ step, facts: [] }) as unknown as Beat;
const at = (step: number, id = 'g') => ({ id, step });
const names = (...told: Parameters<typeof storyInOrder>): readonly (string | number | undefined)[] =>
  storyInOrder(...told).map((one) => (isAside(one) ? one.line.notice : one.step));

describe('new notices', () => {
  test('a new notice gets the number of answers so far, and keeps it', () => {
    const first = asidesIn([], [line(1), line(2, 'left')], at(7));
    expect(first).toEqual([{ line: line(2, 'left'), step: 7 }]);
    const second = asidesIn(first, [line(1), line(2, 'left'), line(3, 'back')], at(9));
    expect(second.map(({ step }) => step)).toEqual([7, 9]);
  });

  test('a notice before the first answer has the number 0', () => {
    const first = asidesIn([], [line(0, 'left')], at(1));
    expect(first).toHaveLength(1);
    expect(asidesIn(first, [line(0, 'left'), line(1, 'back')], at(2))).toHaveLength(2);
  });

  test('chat lines of people change nothing', () => {
    const before: readonly Aside[] = asidesIn([], [line(2, 'left')], at(7));
    expect(asidesIn(before, [line(2, 'left'), line(3)], at(8))).toBe(before);
  });

  test('notices from before the user joined go to the beginning', () => {
    expect(asidesIn([], [line(2, 'left')], null)[0]?.step).toBe(0);
    expect(asidesIn([], [line(2, 'left', 'of yesterday')], at(5))[0]?.step).toBe(0);
  });
});

describe('the story with asides', () => {
  const story = [beat(3), beat(4), beat(5)];
  const aside = (step: number, notice: Notice, game = 'g'): Aside => ({ line: line(step, notice, game), step });

  test('an aside stands between the answers around it', () => {
    expect(names(story, [aside(0, 'away'), aside(4, 'left'), aside(6, 'back')], at(6))).toEqual([
      'away',
      3,
      'left',
      4,
      5,
      'back',
    ]);
  });

  test('an aside is not told before the table has shown what came before', () => {
    expect(names(story.slice(0, 1), [aside(5, 'left')], at(4))).toEqual([3]);
  });

  test('a missed aside is sorted by its time between answers that the server told later', () => {
    const earlier = [beat(0), beat(1), beat(2)].map((one, place) => ({ ...one, at: 10 * place }));
    const missed = (number: number, time: number, notice: Notice): Aside => ({
      line: { ...line(number, notice), at: time },
      step: 0,
    });
    const asides = [missed(1, -5, 'latecomer'), missed(2, 15, 'away'), missed(3, 25, 'back')];
    expect(names(wholeStory(earlier, story), asides, at(6))).toEqual(['latecomer', 0, 1, 'away', 2, 'back', 3, 4, 5]);
    expect(names(wholeStory([beat(4)], [beat(3), beat(5)]), [], at(6))).toEqual([3, 4, 5]);
  });

  test('asides of another game are not told', () => {
    expect(names(story, [aside(4, 'left', 'of yesterday')], at(6))).toEqual([3, 4, 5]);
    expect(names([], [aside(0, 'left')], null)).toEqual([]);
  });
});
