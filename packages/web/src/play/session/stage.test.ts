// News is shown one answer after another, each for its time.

import type { GamePicture } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat, GameView } from './beat.ts';
import { momentFor, type OnStage, Stage } from './stage.ts';

const picture = (n: number): GamePicture<GameView> => ({ n }) as GamePicture<GameView>;
const beat = (number: number, kind = 'hurt'): Beat =>
  ({ number, facts: [{ kind }], before: {}, after: picture(number + 1) }) as unknown as Beat;

function staged(speed = 1) {
  const now: { -readonly [K in keyof OnStage]: OnStage[K] } = { shown: null, beat: null, story: [] };
  const stage = new Stage(
    (changes) => Object.assign(now, changes),
    () => speed,
  );
  return { stage, now };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const HURT = momentFor('hurt');

describe('the stage', () => {
  test('shows an answer at once when it is at rest, and rests when its time is over', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    expect([now.shown?.n, now.beat?.number, stage.isBusy]).toEqual([1, 0, true]);
    vi.advanceTimersByTime(HURT);
    expect([now.shown?.n, now.beat, stage.isBusy]).toEqual([1, null, false]);
  });

  test('shows what is otherwise at the same step, now or when it comes to it', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    stage.add(beat(1));
    stage.add(beat(2));
    const [first, second] = [
      { ...picture(1), quiet: true },
      { ...picture(2), quiet: true },
    ];
    stage.renew(first, now.shown);
    expect(now.shown).toBe(first);
    stage.renew(second, now.shown);
    expect(now.shown).toBe(first);
    vi.advanceTimersByTime(HURT);
    expect(now.shown).toBe(second);
    vi.advanceTimersByTime(HURT);
    expect(now.shown).toEqual(picture(3));
  });

  test('shows the next one only then', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    stage.add(beat(1));
    expect(now.beat?.number).toBe(0);
    vi.advanceTimersByTime(HURT);
    expect([now.shown?.n, now.beat?.number]).toEqual([2, 1]);
    expect(now.story.map(({ number }) => number)).toEqual([0, 1]);
  });

  test('hurries when many are waiting', () => {
    const { stage, now } = staged();
    for (let number = 0; number < 7; number++) stage.add(beat(number));
    vi.advanceTimersByTime(HURT);
    expect(now.beat?.number).toBe(1);
    vi.advanceTimersByTime(HURT / 2);
    expect(now.beat?.number).toBe(2);
  });

  test('takes no time where nothing moves, but forgets nothing', () => {
    const { stage, now } = staged(0);
    for (let number = 0; number < 5; number++) stage.add(beat(number));
    expect([now.shown?.n, now.beat, now.story.length]).toEqual([5, null, 5]);
  });

  test('does not stop for what has no time of its own', () => {
    const { stage, now } = staged();
    stage.add(beat(0, 'bangs'));
    expect([now.shown?.n, now.beat, stage.isBusy]).toEqual([1, null, false]);
  });

  test('drops what is waiting when the whole game comes, and keeps its story if it is the same', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    stage.add(beat(1));
    stage.set(picture(9), true);
    expect([now.shown?.n, now.beat, now.story.length]).toEqual([9, null, 1]);
    vi.advanceTimersByTime(10_000);
    expect(now.shown?.n).toBe(9);
    stage.set(picture(0), false);
    expect(now.story).toEqual([]);
  });
});
