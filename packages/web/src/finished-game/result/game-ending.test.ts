// Tests of how the end of a game is named and explained.

import { type Role, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../../game-table/session/beat.ts';
import { endingOf, whyOf, winningRoles } from './game-ending.ts';

const viewOf = (roles: readonly Role[], winners: readonly number[]): GameView =>
  ({ players: roles.map((role) => ({ role })), winners: winners.map(seat) }) as unknown as GameView;

const FIVE: readonly Role[] = ['outlaw', 'deputy', 'sheriff', 'renegade', 'outlaw'];
const THREE: readonly Role[] = ['outlaw', 'deputy', 'renegade'];

describe('the ending of a game', () => {
  test.each([
    ['law', FIVE, [1, 2]],
    ['outlaws', FIVE, [0, 4]],
    ['renegade', FIVE, [3]],
    // Ghosts play for a side that is not theirs.
    ['law', FIVE, [1, 2, 3]],
    ['outlaws', FIVE, [0, 3, 4]],
    ['outlaw', THREE, [0]],
    ['deputy', THREE, [1]],
    ['renegade', THREE, [2]],
    ['nobody', THREE, []],
  ] as const)('the ending of a game is "%s" among the roles %j if the seats %j win', (ending, roles, winners) => {
    expect(endingOf(viewOf(roles, winners))).toBe(ending);
  });
});

test('the ending of a game shows the emblems of the winning roles, the Sheriff’s first', () => {
  expect(winningRoles(viewOf(FIVE, [1, 2]))).toEqual(['sheriff', 'deputy']);
  expect(winningRoles(viewOf(FIVE, [0, 4]))).toEqual(['outlaw']);
});

/** A finished game in which these seats are eliminated, in this order, each by the seat beside it. */
const overOf = (
  roles: readonly Role[],
  winners: readonly number[],
  fallen: Readonly<Record<number, number | null>>,
) => {
  const players = roles.map((role, who) => ({ role, alive: !(who in fallen) }));
  const view = { players, winners: winners.map(seat) } as unknown as GameView;
  return whyOf(view, (who) => {
    const by = fallen[who] ?? null;
    return by === null ? null : seat(by);
  });
};

describe('the reason of an ending', () => {
  test('the reason shown for a game’s end can be that all enemies of the Sheriff are out', () => {
    expect(overOf(FIVE, [1, 2], { 0: 2, 3: 1, 4: null })).toEqual({ why: 'foes-out' });
  });

  test('the reason shown for a game’s end can be that the Sheriff is out, and by whom', () => {
    expect(overOf(FIVE, [0, 4], { 2: 4 })).toEqual({ why: 'sheriff-out', sheriff: 2, by: 4 });
    expect(overOf(FIVE, [0, 4], { 2: null, 0: 2 })).toEqual({ why: 'sheriff-out', sheriff: 2, by: null });
  });

  test('the reason shown for a game’s end can be that only the Renegade is left', () => {
    expect(overOf(FIVE, [3], { 0: 3, 1: 3, 2: 3, 4: 3 })).toEqual({ why: 'last' });
  });

  test('the reason shown for the end among three players is the eliminated target, or the last survivor', () => {
    expect(overOf(THREE, [0], { 1: 0 })).toEqual({ why: 'prey-out' });
    expect(overOf(THREE, [0], { 1: 2, 2: 0 })).toEqual({ why: 'last' });
    expect(overOf(THREE, [2], { 0: 2 })).toEqual({ why: 'prey-out' });
  });

  test('the reason shown for a game’s end can be that all players are out', () => {
    expect(overOf(THREE, [], { 0: null, 1: null, 2: null })).toEqual({ why: 'all-out' });
  });

  test('no reason for a game’s end is shown if the table does not reveal it', () => {
    expect(overOf(FIVE, [3], { 2: 3 })).toBeNull();
  });
});
