// Tests of the names and the viewer's seat in a finished game.

import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { playedSeatIn } from './played-seat.ts';
import { usePlayers } from './SessionContext.tsx';
import { seatOf, shown, tableOf, wordsOf } from './testing/rendered-text.tsx';

const PLAYED = ['ann', 'bob'].map((guest) => ({
  guest,
  name: guest,
  face: null,
  persona: null,
  late: false,
  ownBot: false,
}));
/** A table after a game, at which Zoe has taken Bob's seat since. */
const AFTER = tableOf([seatOf('ann'), seatOf('zoe')], { phase: 'over', played: PLAYED });

function Names() {
  const { name, isYou } = usePlayers();
  return [0, 1].map((place) => `${name(seat(place))}${isYou(seat(place)) ? ' (you)' : ''}`).join(', ');
}

test('a spectator who sits down after a game is not counted as one of its players', () => {
  expect(wordsOf(shown({ you: 'zoe', seat: 1, table: AFTER }, <Names />))).toBe('ann, bob');
  expect(playedSeatIn({ you: 'zoe', seat: 1, table: AFTER })).toBeNull();
});

test('a player who has left their seat after a game still sees it as their own result', () => {
  expect(wordsOf(shown({ you: 'bob', seat: null, table: AFTER }, <Names />))).toBe('ann, bob (you)');
  expect(playedSeatIn({ you: 'bob', seat: null, table: AFTER })).toBe(1);
});

test('during a game the seat that counts as the user’s own is the one where they sit', () => {
  const table = tableOf([seatOf('ann'), seatOf('zoe')]);
  expect(playedSeatIn({ you: 'zoe', seat: 1, table })).toBe(1);
});
