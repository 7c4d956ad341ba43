// Tests that writes arrive in the store's thread as they were sent.

import { expect, test } from 'vitest';
import type { Change } from '../store-interface.ts';
import { flatten, unflatten } from './flat-writes.ts';

const answer = (step: number, more: object): Change => ({
  put: 'answer',
  game: 'g',
  record: { step, seat: 3, answer: '{"kind":"end"}', byBot: false, took: 12, at: 1_700_000_000_000, ...more },
});

test('flattened writes to the store are the same and in the same order when they are unflattened', () => {
  const writes: readonly (readonly Change[])[] = [
    [answer(0, {}), { put: 'snapshot', game: 'g', snapshot: { step: 1, state: '{"step":1}' } }],
    [],
    [answer(1, { byBot: true, bot: 'deputy', took: 0 })],
    [
      { put: 'outcome', game: 'g', outcome: { winners: [], answers: 2, endedAt: 5 } },
      { put: 'closed', table: 'ABCD', at: 7 },
    ],
  ];
  expect(unflatten(flatten(writes))).toEqual(writes);
  expect(flatten(writes).every((one) => one === null || typeof one !== 'object')).toBe(true);
  expect(unflatten(flatten([]))).toEqual([]);
});
