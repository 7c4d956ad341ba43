// Tests of the awards that stay in this browser for good.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptGame } from '../game-history/game-list-entry.ts';
import { achievements, awardsIn, keepAwards, wonAwards } from './lasting-awards.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const game = (id: string, endedAt: number, awards?: readonly string[]): KeptGame =>
  ({ where: 'solo', id, endedAt, ...(awards && { awards }) }) as KeptGame;

test('an award of a game counts once, however often the game is stored', () => {
  const games = [game('a', 5, ['barfly', 'grudge']), game('b', 3, ['barfly']), game('c', 1)];
  keepAwards(awardsIn(games));
  keepAwards(awardsIn(games));
  expect(achievements(wonAwards())).toEqual([
    { id: 'barfly', times: 2, since: 3 },
    { id: 'grudge', times: 1, since: 5 },
  ]);
});

test('a game without awards stores nothing', () => {
  keepAwards(awardsIn([game('c', 1)]));
  expect(kept.size).toBe(0);
});

test('damaged stored awards are ignored, and the others stay', () => {
  for (const text of ['{', 'null', '[]', '7']) {
    kept.set('posse-awards', text);
    expect(wonAwards()).toEqual({});
  }
  kept.set('posse-awards', JSON.stringify({ a: { at: 'x' }, b: { at: 1, awards: ['barfly'] }, c: null }));
  expect(wonAwards()).toEqual({ b: { at: 1, awards: ['barfly'] } });
});
