// Tests of the duration of animations.

import { expect, test } from 'vitest';
import { momentFor, timeFor } from './stage.ts';

const facts = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }));

test('each fact has its duration, and unknown ones have none', () => {
  expect(timeFor(facts('hurt', 'life'))).toBe(momentFor('hurt') + momentFor('life'));
  expect([timeFor(facts('bangs')), timeFor([])]).toEqual([0, 0]);
});

test('a card that leaves its spot still has to arrive', () => {
  expect(timeFor(facts('moved', 'hurt'))).toBe(momentFor('moved') + momentFor('hurt') + 260);
  expect(timeFor(facts('moved', 'moved'))).toBe(2 * momentFor('moved') + 260);
});

test('no answer exceeds the maximum duration', () => {
  expect(timeFor(facts('event', 'event', 'event'))).toBe(2600);
});
