// Tests of the notes with guesses about roles, which this browser keeps for each game.

import { seat } from '@posse/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameView } from '../session/beat.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const [ANN, BOB] = [seat(0), seat(1)];
const found = (): unknown => JSON.parse(kept.get('posse-hunches') ?? 'null');

test('tapping a player’s guessed role selects the next guess, and after the last one none', async () => {
  const { HUNCHES, nextHunch } = await import('./hunches.ts');
  let hunch: ReturnType<typeof nextHunch> = null;
  const seen = [...HUNCHES, null].map(() => {
    hunch = nextHunch(hunch);
    return hunch;
  });
  expect(seen).toEqual(['outlaw', 'deputy', 'renegade', 'unsure', null]);
});

test('the user’s guesses of roles are kept by game and seat, and forgotten with the game', async () => {
  const { note, forget } = await import('./hunches.ts');
  note('g1', ANN, 'outlaw');
  note('g1', BOB, 'unsure');
  note('g2', ANN, 'deputy');
  note('g1', ANN, null);
  expect(found()).toEqual([
    { game: 'g1', seats: { 1: 'unsure' } },
    { game: 'g2', seats: { 0: 'deputy' } },
  ]);
  forget('g1');
  forget('g7');
  expect(found()).toEqual([{ game: 'g2', seats: { 0: 'deputy' } }]);
  forget('g2');
  expect(kept.size).toBe(0);
});

test('the user’s guesses of roles are found again after a reload', async () => {
  const first = await import('./hunches.ts');
  first.note('g1', ANN, 'outlaw');
  vi.resetModules();
  const again = await import('./hunches.ts');
  again.note('g1', BOB, 'deputy');
  expect(found()).toEqual([{ game: 'g1', seats: { 0: 'outlaw', 1: 'deputy' } }]);
});

test('the user’s guesses of roles are kept for the last few unfinished games only', async () => {
  const { note } = await import('./hunches.ts');
  for (let game = 1; game <= 6; game++) note(`g${game}`, ANN, 'outlaw');
  expect(found()).toMatchObject(['g6', 'g5', 'g4', 'g3'].map((game) => ({ game })));
});

test('damaged stored guesses of roles are ignored', async () => {
  for (const text of ['{', 'null', '[3,null,{"game":1}]', '{"game":"g1"}']) {
    vi.resetModules();
    kept.set('posse-hunches', text);
    const { note } = await import('./hunches.ts');
    note('g1', ANN, 'renegade');
    expect(found()).toEqual([{ game: 'g1', seats: { 0: 'renegade' } }]);
  }
});

test('only the role of a living player whose role is hidden can be guessed', async () => {
  const { isHidden } = await import('./hunches.ts');
  const view = {
    viewer: ANN,
    winners: null,
    players: [
      { alive: true, role: null },
      { alive: true, role: null },
      { alive: true, role: 'sheriff' },
      { alive: false, role: null },
    ],
  } as unknown as GameView;
  expect([0, 1, 2, 3].map((who) => isHidden(view, seat(who)))).toEqual([false, true, false, false]);
  expect(isHidden({ ...view, winners: [BOB] } as GameView, BOB)).toBe(false);
});
