// Tests that updates are shown one after another, each for its time.

import type { GamePicture } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat, GameView } from './beat.ts';
import { fallOf, momentFor, type OnStage, Stage } from './paced-stage.ts';

const picture = (step: number): GamePicture<GameView> => ({ step }) as GamePicture<GameView>;
const beat = (step: number, kind = 'hurt'): Beat =>
  ({ step, facts: [{ kind }], before: {}, after: picture(step + 1) }) as unknown as Beat;

function staged(speed = 1, least = 0) {
  const now: { -readonly [K in keyof OnStage]: OnStage[K] } = {
    shown: null,
    thrown: null,
    beat: null,
    story: [],
    pace: 1,
  };
  const stage = new Stage(
    (changes) => Object.assign(now, changes),
    () => ({ speed, least }),
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
  test('an answer that arrives while nothing is animated is shown at once, for its whole duration', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    expect([now.shown?.step, now.beat?.step, stage.isBusy]).toEqual([1, 0, true]);
    vi.advanceTimersByTime(HURT);
    expect([now.shown?.step, now.beat, stage.isBusy]).toEqual([1, null, false]);
  });

  test('a change without an answer is shown at once, or after the waiting answers that precede it', () => {
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

  test('the next answer is shown only after the current one has had its time', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    stage.add(beat(1));
    expect(now.beat?.step).toBe(0);
    vi.advanceTimersByTime(HURT);
    expect([now.shown?.step, now.beat?.step]).toEqual([2, 1]);
    expect(now.story.map(({ step }) => step)).toEqual([0, 1]);
  });

  test('the page shows answers faster when many of them wait', () => {
    const { stage, now } = staged();
    for (let step = 0; step < 7; step++) stage.add(beat(step));
    vi.advanceTimersByTime(HURT);
    expect(now.beat?.step).toBe(1);
    vi.advanceTimersByTime(HURT / 2);
    expect(now.beat?.step).toBe(2);
  });

  test('with motion switched off every answer is shown at once, and all are in the story', () => {
    const { stage, now } = staged(0);
    for (let step = 0; step < 5; step++) stage.add(beat(step));
    expect([now.shown?.step, now.beat, now.story.length]).toEqual([5, null, 5]);
  });

  test('events without a duration do not delay the next answer', () => {
    const { stage, now } = staged();
    stage.add(beat(0, 'bangs'));
    expect([now.shown?.step, now.beat, stage.isBusy]).toEqual([1, null, false]);
  });

  test('when the whole game arrives, waiting answers are not played; the story keeps them if it is the same game', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    stage.add(beat(1));
    stage.set(picture(9), true);
    const numbers = (): readonly number[] => now.story.map(({ step }) => step);
    expect([now.shown?.step, now.beat, numbers()]).toEqual([9, null, [0, 1]]);
    vi.advanceTimersByTime(10_000);
    expect(now.shown?.step).toBe(9);
    stage.add({ ...beat(9), facts: [{ kind: 'dice', fresh: [0] }] } as unknown as Beat);
    stage.add(beat(10));
    stage.set(picture(11), true);
    expect([now.thrown, numbers()]).toEqual([null, [0, 1, 9, 10]]);
    const { story } = now;
    stage.set(picture(12), true);
    expect(now.story).toBe(story);
    stage.set(picture(0), false);
    expect(now.story).toEqual([]);
  });

  test('the consequences of a roll are hidden until the dice lie still', () => {
    const { stage, now } = staged();
    stage.add(beat(0));
    vi.advanceTimersByTime(HURT);
    const thrown = { ...beat(1), facts: [{ kind: 'dice', fresh: [0, 1, 2] }, { kind: 'hurt' }] } as unknown as Beat;
    stage.add(thrown);
    const falls = fallOf(thrown.facts);
    expect(falls).toBeGreaterThan(0);
    expect([now.shown?.step, now.thrown, now.beat, now.story.length]).toEqual([1, thrown, null, 1]);
    vi.advanceTimersByTime(falls - 1);
    expect([now.shown?.step, now.thrown]).toEqual([1, thrown]);
    vi.advanceTimersByTime(1);
    expect([now.shown?.step, now.thrown, now.beat, now.story.length]).toEqual([2, null, thrown, 2]);
  });

  test('a tap to hurry ends the current animation, and lets falling dice land', () => {
    const { stage, now } = staged();
    stage.add({ ...beat(0), facts: [{ kind: 'dice', fresh: [0] }, { kind: 'hurt' }] } as unknown as Beat);
    stage.add(beat(1));
    stage.hurry();
    expect([now.shown?.step, now.thrown, now.beat?.step]).toEqual([1, null, 0]);
    stage.hurry();
    expect([now.shown?.step, now.beat?.step]).toEqual([2, 1]);
    stage.hurry();
    expect([now.beat, stage.isBusy]).toEqual([null, false]);
    stage.hurry();
    expect(now.shown?.step).toBe(2);
  });

  test('skipping ahead shows only the last event, and keeps all of them in the story', () => {
    const { stage, now } = staged();
    stage.leap();
    for (let step = 0; step < 5; step++) stage.add(beat(step));
    expect([now.shown, now.story.length]).toEqual([null, 0]);
    stage.land();
    expect([now.shown?.step, now.beat?.step, now.story.length]).toEqual([5, 4, 5]);
    stage.add(beat(5));
    vi.advanceTimersByTime(HURT);
    expect(now.shown?.step).toBe(6);
  });

  test('a player in their guided first game has more time to read each event', () => {
    const { stage, now } = staged(1, 2000);
    stage.add(beat(0));
    stage.add(beat(1));
    vi.advanceTimersByTime(1999);
    expect(now.beat?.step).toBe(0);
    vi.advanceTimersByTime(1);
    expect(now.beat?.step).toBe(1);
  });
});
