// Tests of playing a finished game: steps, turns, pauses.

import { seat } from '@posse/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fallOf } from '../../game-table/session/paced-stage.ts';
import { finishedGame } from '../testing/finished-bot-games.ts';
import { Playback } from './playback.ts';
import { openRecording, type Recording } from './replayed-game.ts';

const recordings = new Map<string, Recording>();
for (const game of ['card', 'dice'] as const)
  recordings.set(game, await openRecording(finishedGame({ game, seats: 5 }, 'run')));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['card', 'dice'])('playback of a %s game', (game) => {
  const recording = recordings.get(game) as Recording;
  const at = (position = 0) => new Playback(recording, 'server', 'id', { position, perspective: 'all' }, () => 1);
  const shown = (playback: Playback) => playback.session.store.getState();

  test('playback of a replay begins at the given position, without playing', () => {
    const playback = at(7);
    expect(shown(playback)).toMatchObject({ beat: null, seat: null, shown: { step: 7 }, game: null });
    expect(shown(playback).story.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('a step forwards in a replay shows what the answer did, and then stops', () => {
    const answer = Array.from({ length: recording.length }).findIndex(
      (_, place) => recording.told(place, 'all').length > 0,
    );
    const playback = at(answer);
    playback.step(1);
    const step = answer + 1;
    // Dice fall before their consequences are told.
    const falls = fallOf(recording.told(answer, 'all'));
    if (falls > 0)
      expect(shown(playback)).toMatchObject({ shown: { step: answer }, thrown: { step: answer }, beat: null });
    vi.advanceTimersByTime(falls);
    expect(shown(playback).thrown).toBeNull();
    expect(shown(playback)).toMatchObject({
      shown: { step },
      beat: { step: answer, facts: recording.told(answer, 'all') },
    });
    vi.advanceTimersByTime(3000);
    expect(shown(playback)).toMatchObject({ shown: { step }, beat: null });
  });

  test('a step back in a replay shows the earlier position without animation', () => {
    const playback = at(3);
    playback.step(-1);
    expect(shown(playback)).toMatchObject({ shown: { step: 2 }, beat: null });
    playback.seek(-5);
    expect(shown(playback).shown?.step).toBe(0);
  });

  test('playback of a replay shows every answer once, and stops at the end', () => {
    const playback = at(recording.length - 12);
    const numbers: number[] = [];
    playback.session.store.subscribe(({ shown: now }, before) => {
      if (now !== before.shown) numbers.push(now?.step ?? -1);
    });
    playback.play();
    vi.advanceTimersByTime(12 * 3000);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, step) => recording.length - 11 + step));
    expect(playback.store.getState().isPlaying).toBe(false);
    playback.play();
    expect(shown(playback).shown?.step).toBe(0);
    playback.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('playback of a replay stays at its position when it is paused', () => {
    const playback = at(0);
    playback.play();
    vi.advanceTimersByTime(4000);
    playback.pause();
    const { position } = playback.store.getState();
    expect(position).toBeGreaterThan(0);
    vi.advanceTimersByTime(10_000);
    expect(playback.store.getState().position).toBe(position);
    expect(shown(playback).beat).toBeNull();
  });

  test('playback of a replay can skip from turn to turn', () => {
    const playback = at(0);
    const starts: number[] = [];
    for (let before = -1; playback.store.getState().position !== before; playback.turn(1)) {
      before = playback.store.getState().position;
      starts.push(before);
    }
    const turns = playback.marks.filter(({ kind }) => kind === 'turn').map(({ position }) => position);
    expect(starts.slice(0, -1)).toEqual([...new Set(turns)].filter((start) => start < recording.length));
    playback.turn(-1);
    expect(playback.store.getState().position).toBe(turns.findLast((start) => start < recording.length));
  });

  test('a replay offers no answers, from any perspective', () => {
    const playback = at(0);
    for (const perspective of ['all', 'spectator', seat(2)] as const) {
      playback.look(perspective);
      expect(shown(playback)).toMatchObject({
        seat: typeof perspective === 'number' ? perspective : null,
        shown: { view: { options: [] } },
      });
    }
    expect(playback.session.answer({ seat: seat(0), kind: 'pass' })).toBe(false);
    expect(playback.session.client.start()).toBe(false);
  });
});
