// Tests of stored games with a game of one rule.
// The players count down in turn from the number of seats, and whoever says zero wins.

import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { type AnswerBase, IllegalAnswer } from './game-loop.ts';
import { BadSetup } from './game-setup.ts';
import type { Kinds } from './game-types.ts';
import { type Seat, seat } from './seat.ts';
import { ageOf, FIRST_RULES, partingOf, RULES } from './stored-game-replay.ts';

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

test('the rules of a game are older, the same or newer', () => {
  expect([FIRST_RULES, RULES, RULES + 1].map(ageOf)).toEqual(['older', 'today', 'newer']);
});

describe('a replay without a parting', () => {
  test.each([
    ['a stored game replays with its winners', { ...GAME, winners: [ANN] }],
    ['a stored game replays if nobody recorded its winners', GAME],
    ['an abandoned game replays up to its last answer', { ...GAME, answers: [says(0)], winners: null }],
    ['a game that was abandoned at once replays', { ...GAME, answers: [], winners: null }],
  ])('%s', (_, kept) => expect(partingOf(counting, kept)).toBeNull());
});

describe('a replay with a parting', () => {
  test.each([
    [
      'a game that can’t be dealt departs at the deal',
      { ...GAME, setup: { seats: 0 } },
      { at: 'deal', answers: 0, because: expect.stringMatching(/can't be dealt/) },
    ],
    [
      'a game with an illegal answer departs at that answer',
      { ...GAME, answers: [says(0), says(1, 'shout'), says(0)] },
      { at: 'answer', answers: 1, because: 'answer 1 is not possible ("shout" is no counting.)' },
    ],
    [
      'a game with answers after its end departs at the first of them',
      { ...GAME, answers: [...GAME.answers, says(1)], winners: [BOB] },
      { at: 'answer', answers: 3, because: 'it is over before answer 3' },
    ],
    [
      'a game that does not end departs at its end',
      { ...GAME, setup: { seats: 4 }, winners: [ANN] },
      { at: 'end', answers: 3, because: 'it is not over after the last answer' },
    ],
    [
      'a game with other winners departs at its end',
      { ...GAME, winners: [BOB] },
      { at: 'end', answers: 2, because: 'it ends with other winners: seats 1' },
    ],
    [
      'an abandoned game that has winners now departs at its end',
      { ...GAME, winners: null },
      { at: 'end', answers: 2, because: 'it ends with other winners: seats 1' },
    ],
    [
      'a game that was recorded without a winner departs at its end',
      { ...GAME, winners: [] },
      { at: 'end', answers: 2 },
    ],
  ])('%s', (_, kept, parting) => expect(partingOf(counting, kept)).toMatchObject(parting));
});
