// Tests of the notes of running games.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Noted, note, notedGames, strike } from './running-game-notes.ts';

const game = (id: string, where: Noted['where'] = 'server'): Noted => ({ where, id, code: 'K7M4QX', seat: 2 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a running game is remembered once, the latest first, until it is stored as finished', () => {
  note(game('a'));
  note(game('b'));
  note(game('a'));
  note(game('a', 'solo'));
  expect(notedGames().map(({ where, id }) => `${where} ${id}`)).toEqual(['solo a', 'server a', 'server b']);
  strike(game('a'));
  expect(notedGames()).toEqual([game('a', 'solo'), game('b')]);
});

test('the page remembers a limited number of running games', () => {
  for (let number = 0; number < 30; number++) note(game(`g${number}`));
  expect(notedGames()).toHaveLength(20);
});

test('damaged notes about running games are ignored, and a browser without storage causes no error', () => {
  localStorage.setItem('posse-playing', '[{"where":"moon"},7,null]');
  expect(notedGames()).toEqual([]);
  localStorage.setItem('posse-playing', '{');
  expect(notedGames()).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  expect(() => note(game('a'))).not.toThrow();
});
