// Tests of the choice of the headline.

import type { Status } from '@posse/narrator';
import { expect, test } from 'vitest';
import { headlineOf } from './headline-choice.ts';

const status: Status = { title: 'Mabel’s turn', sub: 'Mabel plays cards', tone: 'watching' };
const deed: Status = { title: 'Mabel shoots you: 4 → 3', sub: '', tone: 'danger' };
const making: Status = { title: 'Choose a target', sub: 'In reach: Hank', tone: 'yours' };

test('the headline of a table shows the latest deed, with whose turn it is in the second line', () => {
  expect(headlineOf({ making: null, deed, status })).toEqual({ ...deed, sub: 'Mabel’s turn', isDeed: true });
});

test('a deed’s own second line in the headline is kept', () => {
  const told = { ...deed, sub: 'You have no Missed! to answer with' };
  expect(headlineOf({ making: null, deed: told, status })).toEqual({ ...told, isDeed: true });
});

test('the headline shows the answer being made first, then the latest deed, then the status', () => {
  expect(headlineOf({ making, deed, status })).toEqual({ ...making, isDeed: false });
  expect(headlineOf({ making: null, deed: null, status })).toEqual({ ...status, isDeed: false });
});
