// Tests of puzzle and deal of the day, and of the streak.

import type { AnswerBase } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { dayAt, dayName, dayWords } from './days.ts';
import { type Deal, dealOf, gameOn, OWN_SEAT } from './deal-of-the-day.ts';
import { puzzleOf, puzzlePool } from './puzzle-of-the-day.ts';
import { afterPuzzle, streakOn } from './today-records.ts';

const DAY = dayAt(Date.UTC(2026, 10, 19));

/** Plays a deal to its end: at each question the option at this place, counted round and round. */
function played(deal: Deal, place: number): Deal {
  deal.goOn();
  while (!deal.isOver) {
    const options: readonly AnswerBase[] = deal.picture().view.options;
    if (options.length === 0) deal.goOn();
    else deal.answer(options[place % options.length] as AnswerBase);
  }
  return deal;
}

test('a day begins at midnight by universal time', () => {
  expect(dayAt(Date.UTC(2026, 10, 19) - 1)).toBe(DAY - 1);
  expect(dayName(DAY)).toBe('2026-11-19');
  expect(dayWords(DAY, 'de')).toBe('19. November');
});

describe('the puzzle of the day', () => {
  test('is another one the next day, and comes back when the pool is through', async () => {
    const { length } = await puzzlePool();
    const [one, next, again] = await Promise.all([
      puzzleOf(DAY, 'Ann'),
      puzzleOf(DAY + 1, 'Ann'),
      puzzleOf(DAY + length, 'Ann'),
    ]);
    expect(next.stored).not.toEqual(one.stored);
    expect(again.stored).toEqual(one.stored);
  });

  test('asks its seat a question with a choice, and shows nothing but what that seat sees', async () => {
    const { recording, stored } = await puzzleOf(DAY, 'Ann');
    const view = recording.view(recording.length, stored.seat);
    expect(view.asked).toBe(stored.seat);
    expect(view.options.length).toBeGreaterThan(2);
    const hidden = view.players.filter(({ role }) => role === null);
    expect(hidden.length).toBeGreaterThan(0);
  });
});

describe('the streak of puzzles', () => {
  const first = afterPuzzle(null, DAY, 'pass', true);

  test('grows day after day', () => {
    expect(afterPuzzle(first, DAY + 1, 'pass', true)).toMatchObject({ streak: 2, longest: 2 });
  });

  test('begins again after a missed day and after a wrong answer, but the longest one stays', () => {
    const second = afterPuzzle(first, DAY + 1, 'pass', true);
    expect(afterPuzzle(second, DAY + 3, 'pass', true)).toMatchObject({ streak: 1, longest: 2 });
    expect(afterPuzzle(second, DAY + 2, 'end', false)).toMatchObject({ streak: 0, longest: 2 });
  });

  test('is alive until the end of the next day', () => {
    expect([0, 1, 2].map((later) => streakOn(first, DAY + later))).toEqual([1, 1, 0]);
  });
});

describe.each([DAY, DAY + 1])('the deal of day %i', (day) => {
  test('goes alike for everybody who answers alike', async () => {
    const [one, other] = [played(await dealOf(day), 0), played(await dealOf(day), 0)];
    expect(one.words.length).toBeGreaterThan(10);
    expect(other.words).toEqual(one.words);
  });

  test('goes otherwise for those who answer otherwise', async () => {
    const [one, other] = [played(await dealOf(day), 0), played(await dealOf(day), 1)];
    expect(other.words).not.toEqual(one.words);
  });

  test('goes on from its stored answers as if it had not been left', async () => {
    const whole = played(await dealOf(day), 1);
    const again = await dealOf(day);
    again.repeat(whole.words.slice(0, 9));
    expect(again.words).toEqual(whole.words.slice(0, 9));
    expect(played(again, 1).words).toEqual(whole.words);
  });

  test('leaves out stored answers that are not possible', async () => {
    const deal = await dealOf(day);
    deal.repeat(['fly by=0']);
    expect(deal.words).toEqual([]);
  });

  test('can be replayed and analysed', async () => {
    const { replay } = { replay: played(await dealOf(day), 0).replay(['Ann', 'Bo', 'Cy', 'Di', 'Ed']) };
    const { openRecording } = await import('../finished-game/replay/replayed-game.ts');
    const recording = await openRecording(replay);
    expect(recording.parting).toBeNull();
    expect(recording.winners).toEqual(replay.winners);
    expect(replay.bots?.every((bot, step) => (bot === null) === (replay.answers[step]?.seat === OWN_SEAT))).toBe(true);
  });
});

test('cards and dice take turns in deals', () => {
  expect(gameOn(DAY)).not.toBe(gameOn(DAY + 1));
});
