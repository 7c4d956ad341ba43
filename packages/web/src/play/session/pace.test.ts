// How long the table takes to show what happened.

import { expect, test } from 'vitest';
import { momentFor, timeFor } from './stage.ts';

const facts = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }));

test('each fact takes its own time, and what has none takes none', () => {
  expect(timeFor(facts('hurt', 'life'))).toBe(momentFor('hurt') + momentFor('life'));
  expect([timeFor(facts('bangs')), timeFor([])]).toEqual([0, 0]);
});

test('a card that leaves its place has still to arrive', () => {
  expect(timeFor(facts('moved', 'hurt'))).toBe(momentFor('moved') + momentFor('hurt') + 260);
  expect(timeFor(facts('moved', 'moved'))).toBe(2 * momentFor('moved') + 260);
});

test('nothing holds the table up for too long', () => {
  expect(timeFor(facts('event', 'event', 'event'))).toBe(2600);
});
