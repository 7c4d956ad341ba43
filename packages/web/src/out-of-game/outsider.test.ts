// Tests that name those who are out of a game, and whom the table calls.

import { expect, test } from 'vitest';
import type { TableState } from '../game-table/session/table-session.ts';
import { seatOf, tableOf } from '../game-table/session/testing/rendered-text.tsx';
import { callIn, outsiderIn } from './outsider.ts';

const SEATS = [seatOf('ann'), seatOf('bob')];

/** Ann lives and Bob is out. */
const at = (more: object, view: object = {}): TableState =>
  ({
    where: 'server',
    seat: null,
    you: 'wanda',
    table: tableOf(SEATS),
    shown: { view: { players: [{ alive: true }, { alive: false }], asked: 0, ...view } },
    ...more,
  }) as unknown as TableState;
const BOB = { seat: 1, you: 'bob' };

test.each<readonly [string, TableState, ReturnType<typeof outsiderIn>]>([
  ['a living player', at({ seat: 0, you: 'ann' }), null],
  ['an eliminated player', at(BOB), 'eliminated'],
  ['an eliminated player who has left', at({ ...BOB, seat: null }), 'eliminated'],
  ['an eliminated player who is asked, because an event brought them back', at(BOB, { asked: 1 }), null],
  ['a ghost', at(BOB, { ghost: 1 }), null],
  ['a spectator', at({}), 'spectator'],
  ['a spectator between two games', at({ table: tableOf(SEATS, { phase: 'over' }) }), null],
  ['a player of a solo game', at({ ...BOB, where: 'solo' }), null],
])('the page tells that somebody is out of the game: %s', (_, state, outsider) =>
  expect(outsiderIn(state)).toBe(outsider),
);

test.each<readonly [string, TableState, ReturnType<typeof callIn>]>([
  ['while the game goes on without them', at(BOB), null],
  ['when an event brings them back', at(BOB, { asked: 1 }), 'back-in'],
  ['when the game is over', at({ ...BOB, table: tableOf(SEATS, { phase: 'over' }) }), 'over'],
  [
    'when the next game is about to start',
    at({ ...BOB, table: tableOf(SEATS, { phase: 'over', startsIn: 5000 }) }),
    'next',
  ],
])('the table calls a guest back from a side game only if it needs them: %s', (_, state, call) =>
  expect(callIn(state)).toBe(call),
);
