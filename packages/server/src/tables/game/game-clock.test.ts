// Tests of the clock of a game, and of time banks.

import { expect, test } from 'vitest';
import { GameClock } from './game-clock.ts';

const begun = (): GameClock => {
  const clock = new GameClock({ answer: 10, bank: 5 }, 2);
  clock.ask(0, null, 0);
  return clock;
};

test('a player who is asked again after their own answer has the full time again', () => {
  const clock = begun();
  clock.ask(0, 0, 4000);
  expect(clock.left(4000)).toBe(15_000);
});

test('a question to another player in between gives the asked player no more time', () => {
  const clock = begun();
  clock.ask(0, 1, 4000);
  expect(clock.left(4000)).toBe(11_000);
});

test('a time bank is spent once, and never below zero', () => {
  const clock = begun();
  expect(clock.spend(0, 10_000)).toBeNull();
  expect(clock.spend(0, 12_000)).toBe(3000);
  expect(clock.spend(0, 60_000)).toBe(0);
  expect(clock.banks).toEqual([0, 5000]);
});

test('a question that comes while the game clock is paused has its full time afterwards', () => {
  const clock = begun();
  clock.stop(1000);
  clock.ask(1, 0, 50_000);
  expect(clock.left(60_000)).toBeNull();
  clock.resume(70_000);
  expect(clock.left(70_000)).toBe(15_000);
});

test('a game clock does not run while nobody is asked', () => {
  const clock = begun();
  clock.ask(null, 0, 1000);
  expect(clock.left(9000)).toBeNull();
  expect(clock.taken(9000)).toBe(0);
});

test('setting the machine’s clock back takes no time from the asked player', () => {
  expect(begun().taken(-5000)).toBe(0);
});

test('a question asked while people view their roles has its full time after that', () => {
  const clock = begun();
  clock.wait(15_000);
  expect([clock.taken(5000), clock.left(5000)]).toEqual([0, 25_000]);
  clock.ask(1, 0, 6000);
  expect([clock.taken(16_000), clock.left(16_000)]).toEqual([1000, 14_000]);
});

test('the game clock starts as soon as role viewing ends, also while it is paused', () => {
  const clock = begun();
  clock.wait(15_000);
  clock.begin(5000);
  expect(clock.left(6000)).toBe(14_000);
  clock.stop(7000);
  clock.wait(30_000);
  clock.begin(20_000);
  clock.resume(25_000);
  expect(clock.left(25_000)).toBe(15_000);
});
