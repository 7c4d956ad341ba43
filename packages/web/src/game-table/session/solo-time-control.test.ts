// Tests of pausing, stepping and skipping at a solo table.

import { seat } from '@posse/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GameProgress, type Going, OwnTime } from './solo-time-control.ts';

let said: string[];
let going: Going;
const stage = { hurry: () => say('hurry'), leap: () => say('leap'), land: () => say('land') };
const bots = { go: (how: string) => say(how), step: () => say('step') };
const say = (what: string): void => void said.push(what);
const opened = (): OwnTime =>
  new OwnTime('SOLO', bots, stage, (now) => {
    going = now;
  });
const standing = (asked: number | null, options: number, isOver = false, isAlive = true): GameProgress =>
  ({
    view: {
      asked,
      options: Array.from({ length: options }),
      winners: isOver ? [seat(1)] : null,
      players: [{ alive: isAlive }],
    },
  }) as unknown as GameProgress;

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a paused solo game lets the bots answer one by one, and goes on when the pause ends', () => {
  const time = opened();
  time.step();
  time.pause(true);
  time.step();
  time.pause(false);
  expect(said).toEqual(['as usual', 'hurry', 'land', 'held', 'hurry', 'step', 'land', 'as usual']);
});

const elsewhere = standing(1, 2);
const yourTurn = standing(0, 2);
const fallen = standing(1, 2, false, false);

test('skipping to your turn stops at your question, but not at one that is answered automatically', () => {
  const time = opened();
  time.look(elsewhere, 0);
  time.leap(elsewhere);
  expect([going, said.slice(-2)]).toEqual(['leaping', ['leap', 'hurried']]);
  time.look(standing(2, 3), 0);
  time.look(standing(0, 1), 0);
  vi.advanceTimersByTime(100);
  time.look(standing(3, 2), 0);
  vi.advanceTimersByTime(5000);
  expect(going).toBe('leaping');
  time.look(yourTurn, 0);
  expect([going, said.slice(-2)]).toEqual(['on', ['land', 'as usual']]);
});

test('skipping to your turn stops at once if you are already asked while the page shows an earlier deed', () => {
  const time = opened();
  time.look(yourTurn, 0);
  time.leap(elsewhere);
  expect([going, said.slice(-2)]).toEqual(['on', ['land', 'as usual']]);
  time.look(standing(0, 1), 0);
  time.leap(elsewhere);
  expect(going).toBe('leaping');
  vi.advanceTimersByTime(5000);
  expect(going).toBe('on');
});

test('skipping to your turn stops at once if the game is over, or you are out, behind the shown deed', () => {
  const time = opened();
  time.look(standing(null, 0, true), 0);
  time.leap(elsewhere);
  expect(going).toBe('on');
  time.look(fallen, 0);
  time.leap(elsewhere);
  expect(going).toBe('on');
});

test('skipping to your turn stops at a forced answer that only a person can give, and at the end of the game', () => {
  const time = opened();
  time.leap(elsewhere);
  time.look(standing(0, 1), 0);
  vi.advanceTimersByTime(5000);
  expect(going).toBe('on');
  time.leap(elsewhere);
  time.look(standing(null, 0, true), 0);
  expect(going).toBe('on');
});

test('skipping stops when the player is eliminated, and a second one goes on to the end of the game', () => {
  const time = opened();
  time.look(elsewhere, 0);
  time.leap(elsewhere);
  time.look(elsewhere, 0);
  expect(going).toBe('leaping');
  time.look(fallen, 0);
  expect(going).toBe('on');
  time.leap(fallen);
  time.look(standing(2, 2, false, false), 0);
  expect(going).toBe('leaping');
});

test('a second press of the button to skip ahead does not restart it', () => {
  const time = opened();
  time.look(elsewhere, 0);
  time.leap(elsewhere);
  const before = [...said];
  time.leap(elsewhere);
  expect(said).toEqual(before);
});

test('a pause pressed while skipping ahead holds, even if an automatic answer was due', () => {
  const time = opened();
  time.look(standing(0, 1), 0);
  time.leap(elsewhere);
  time.pause(true);
  vi.advanceTimersByTime(5000);
  expect(going).toBe('paused');
});
