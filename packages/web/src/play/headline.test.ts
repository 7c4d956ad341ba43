// Tests of the choice of the headline.

import type { Status } from '@posse/narrator';
import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const status: Status = { title: 'Mabel’s turn', sub: 'Mabel plays cards', tone: 'watching' };
const deed: Status = { title: 'Mabel shoots you: 4 → 3', sub: '', tone: 'danger' };
const making: Status = { title: 'Choose a target', sub: 'In reach: Hank', tone: 'yours' };

test('a deed leads, and the status stands below it', () => {
  expect(headlineOf({ making: null, deed, status })).toEqual({ ...deed, sub: 'Mabel’s turn', isDeed: true });
});

test('a deed with a second line of its own keeps it', () => {
  const told = { ...deed, sub: 'You have no Missed! to answer with' };
  expect(headlineOf({ making: null, deed: told, status })).toEqual({ ...told, isDeed: true });
});

test('the answer in the making leads before everything, and the status if there is nothing else', () => {
  expect(headlineOf({ making, deed, status })).toEqual({ ...making, isDeed: false });
  expect(headlineOf({ making: null, deed: null, status })).toEqual({ ...status, isDeed: false });
});
