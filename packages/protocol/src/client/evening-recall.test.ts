// Tests that a client asks for the unknown games of the evening.

import { expect, test } from 'vitest';
import { Caller, eveningOf, someTable } from '../testing/fake-client.ts';

const evening = (games: number) =>
  someTable({ evening: { games, queue: [], rotation: 'longest', resting: [], next: null } });

const asked = (caller: Caller) => caller.said.filter(({ type }) => type === 'evening');
const page = (from: number, count: number) => ({
  type: 'evening' as const,
  games: Array.from({ length: count }, (_, place) => eveningOf(from + place)),
});

test('a client asks once for the games of the evening, and goes on until it has all', () => {
  const caller = new Caller().arrive({ table: evening(22) });
  expect([caller.client.recallEvening(), caller.client.recallEvening()]).toEqual([true, false]);
  caller.line.tells(page(0, 20), page(20, 2));
  expect(asked(caller)).toEqual([
    { type: 'evening', from: 0 },
    { type: 'evening', from: 20 },
  ]);
  expect(caller.client.evening.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, place) => place));
  expect(caller.client.recallEvening()).toBe(false);
});

test('a client that was refused the games of the evening can ask again, and nobody is told of the refusal', () => {
  const caller = new Caller().arrive({ table: evening(1) });
  caller.client.recallEvening();
  caller.line.tells({ type: 'error', code: 'slow-down', message: 'Wait.', about: 'evening' });
  expect(caller.refusals).toEqual([]);
  expect(caller.client.recallEvening()).toBe(true);
});

test('a client of a server without evenings asks for none', () => {
  expect(new Caller().arrive().client.recallEvening()).toBe(false);
});
