// Tests of asides: notices about people at their place in the story.

import type { ChatLineInfo, Notice } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import type { Beat } from './beat.ts';
import { type Aside, asidesIn, isAside, storyInOrder, wholeStory } from './people-notices.ts';

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
  test('a new notice is placed in the story after the answers so far, and keeps that place', () => {
    const first = asidesIn([], [line(1), line(2, 'left')], at(7));
    expect(first).toEqual([{ line: line(2, 'left'), step: 7 }]);
    const second = asidesIn(first, [line(1), line(2, 'left'), line(3, 'back')], at(9));
    expect(second.map(({ step }) => step)).toEqual([7, 9]);
  });

  test('a notice before the first answer is placed at the beginning of the story', () => {
    const first = asidesIn([], [line(0, 'left')], at(1));
    expect(first).toHaveLength(1);
    expect(asidesIn(first, [line(0, 'left'), line(1, 'back')], at(2))).toHaveLength(2);
  });

  test('people’s chat lines add nothing to the story of the game', () => {
    const before: readonly Aside[] = asidesIn([], [line(2, 'left')], at(7));
    expect(asidesIn(before, [line(2, 'left'), line(3)], at(8))).toBe(before);
  });

  test('notices from before the user joined are placed at the beginning of the story', () => {
    expect(asidesIn([], [line(2, 'left')], null)[0]?.step).toBe(0);
    expect(asidesIn([], [line(2, 'left', 'of yesterday')], at(5))[0]?.step).toBe(0);
  });
});

describe('the story with asides', () => {
  const story = [beat(3), beat(4), beat(5)];
  const aside = (step: number, notice: Notice, game = 'g'): Aside => ({ line: line(step, notice, game), step });

  test('a notice stands in the story between the answers around it', () => {
    expect(names(story, [aside(0, 'away'), aside(4, 'left'), aside(6, 'back')], at(6))).toEqual([
      'away',
      3,
      'left',
      4,
      5,
      'back',
    ]);
  });

  test('a notice is not shown in the story before the page has shown the answers that came before it', () => {
    expect(names(story.slice(0, 1), [aside(5, 'left')], at(4))).toEqual([3]);
  });

  test('notices that the page missed are sorted by time between the earlier answers loaded later', () => {
    const earlier = [beat(0), beat(1), beat(2)].map((one, place) => ({ ...one, at: 10 * place }));
    const missed = (number: number, time: number, notice: Notice): Aside => ({
      line: { ...line(number, notice), at: time },
      step: 0,
    });
    const asides = [missed(1, -5, 'latecomer'), missed(2, 15, 'away'), missed(3, 25, 'back')];
    expect(names(wholeStory(earlier, story), asides, at(6))).toEqual(['latecomer', 0, 1, 'away', 2, 'back', 3, 4, 5]);
    expect(names(wholeStory([beat(4)], [beat(3), beat(5)]), [], at(6))).toEqual([3, 4, 5]);
  });

  test('notices of another game do not appear in the story', () => {
    expect(names(story, [aside(4, 'left', 'of yesterday')], at(6))).toEqual([3, 4, 5]);
    expect(names([], [aside(0, 'left')], null)).toEqual([]);
  });
});
