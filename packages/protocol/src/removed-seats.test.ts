// Tests of the seats that are removed when a plan has fewer of them.

import { expect, test } from 'vitest';
import { removedSeats } from './removed-seats.ts';

const FREE = { guest: null, connected: false };
const here = (guest: string) => ({ guest, connected: true });
const away = (guest: string) => ({ guest, connected: false });

test('bots and free seats are removed first, from the end, wherever people sit', () => {
  const seats = [FREE, here('ann'), FREE, here('bob'), FREE, here('cleo')];
  expect(removedSeats(seats, 4, 'ann')).toEqual([2, 4]);
  expect(removedSeats(seats, 3, 'ann')).toEqual([0, 2, 4]);
});

test('absent people lose their seats before people who are connected', () => {
  expect(removedSeats([away('ann'), here('bob'), FREE, here('cleo')], 2, 'cleo')).toEqual([0, 2]);
});

test('the host keeps their seat as long as there is one', () => {
  expect(removedSeats([here('ann'), here('bob'), here('cleo')], 1, 'cleo')).toEqual([0, 1]);
});

test('no seat is removed if there are enough seats', () => {
  expect(removedSeats([here('ann')], 4, 'ann')).toEqual([]);
});
