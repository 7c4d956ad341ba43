// Kept games played again, on a game of one rule: everybody counts down in turn, from the number of seats, and who says nought has won.

import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import type { Kinds } from './kinds.ts';
import { type AnswerBase, IllegalAnswer } from './loop.ts';
import { ageOf, FIRST_RULES, partingOf, RULES } from './retrace.ts';
import { type Seat, seat } from './seat.ts';
import { BadSetup } from './setup.ts';

interface Count {
  left: number;
  winners: readonly Seat[] | null;
}
const counting = {
  storedWishes: (setup: object) => setup,
  deal({ seats: from }: Kinds['wishes']): Count {
    if (from < 1) throw new BadSetup('Count from 1 or more.');
    return { left: from, winners: null };
  },
  advance(t: Count, answer: AnswerBase): void {
    if (answer.kind !== 'count') throw new IllegalAnswer(`"${answer.kind}" is no counting.`);
    t.left--;
    if (t.left === 0) t.winners = [answer.seat];
  },
  result: (t: Count) => t.winners,
} as unknown as Game<Kinds>;

const says = (who: number, kind = 'count'): AnswerBase => ({ seat: seat(who), kind });
const GAME = { setup: { seats: 3 }, seed: '', answers: [says(0), says(1), says(0)] };
const [ANN, BOB] = [seat(0), seat(1)];

test('rules are older, today’s or newer', () => {
  expect([FIRST_RULES, RULES, RULES + 1].map(ageOf)).toEqual(['older', 'today', 'newer']);
});

describe('a kept game goes as it went', () => {
  test.each([
    ['with its winners', { ...GAME, winners: [ANN] }],
    ['if nobody wrote them down', GAME],
    ['if it was given up', { ...GAME, answers: [says(0)], winners: null }],
    ['if it was given up at once', { ...GAME, answers: [], winners: null }],
  ])('%s', (_, kept) => expect(partingOf(counting, kept)).toBeNull());
});

describe('today’s rules part from a kept game', () => {
  test.each([
    [
      'at the deal',
      { ...GAME, setup: { seats: 0 } },
      { at: 'deal', answers: 0, because: expect.stringMatching(/can't be dealt/) },
    ],
    [
      'at an answer that is not possible',
      { ...GAME, answers: [says(0), says(1, 'shout'), says(0)] },
      { at: 'answer', answers: 1, because: 'answer 1 is not possible ("shout" is no counting.)' },
    ],
    [
      'where it is over too soon',
      { ...GAME, answers: [...GAME.answers, says(1)], winners: [BOB] },
      { at: 'answer', answers: 3, because: 'it is over before answer 3' },
    ],
    [
      'where it is not over',
      { ...GAME, setup: { seats: 4 }, winners: [ANN] },
      { at: 'end', answers: 3, because: 'it is not over after the last answer' },
    ],
    [
      'at other winners',
      { ...GAME, winners: [BOB] },
      { at: 'end', answers: 2, because: 'it ends with other winners: seats 0' },
    ],
    [
      'at winners of a game that was given up',
      { ...GAME, winners: null },
      { at: 'end', answers: 2, because: 'it ends with other winners: seats 0' },
    ],
    ['where nobody was said to win', { ...GAME, winners: [] }, { at: 'end', answers: 2 }],
  ])('%s', (_, kept, parting) => expect(partingOf(counting, kept)).toMatchObject(parting));
});
