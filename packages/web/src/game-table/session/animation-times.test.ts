// Tests of the duration of animations.

import { expect, test } from 'vitest';
import { momentFor, timeFor } from './paced-stage.ts';

const facts = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }));

test('each event of the game is shown for its own duration, and unknown events for none', () => {
  expect(timeFor(facts('hurt', 'life'))).toBe(momentFor('hurt') + momentFor('life'));
  expect([timeFor(facts('bangs')), timeFor([])]).toEqual([0, 0]);
});

test('the shown duration of an answer includes the flight of a card that must still arrive', () => {
  expect(timeFor(facts('moved', 'hurt'))).toBe(momentFor('moved') + momentFor('hurt') + 260);
  expect(timeFor(facts('moved', 'moved'))).toBe(2 * momentFor('moved') + 260);
});

test('the shown duration of a single answer has a maximum', () => {
  expect(timeFor(facts('event', 'event', 'event'))).toBe(2600);
});
