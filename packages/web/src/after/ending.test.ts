import { type Role, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../play/session/beat.ts';
import { endingOf, winningRoles } from './ending.ts';

const viewOf = (roles: readonly Role[], winners: readonly number[]): GameView =>
  ({ players: roles.map((role) => ({ role })), winners: winners.map(seat) }) as unknown as GameView;

const FIVE: readonly Role[] = ['outlaw', 'deputy', 'sheriff', 'renegade', 'outlaw'];
const THREE: readonly Role[] = ['outlaw', 'deputy', 'renegade'];

describe('a game ends with', () => {
  test.each([
    ['law', FIVE, [1, 2]],
    ['outlaws', FIVE, [0, 4]],
    ['renegade', FIVE, [3]],
    // Ghosts who play for a side that is not theirs.
    ['law', FIVE, [1, 2, 3]],
    ['outlaws', FIVE, [0, 3, 4]],
    ['outlaw', THREE, [0]],
    ['deputy', THREE, [1]],
    ['renegade', THREE, [2]],
    ['nobody', THREE, []],
  ] as const)('%s, among %j, if %j win', (ending, roles, winners) => {
    expect(endingOf(viewOf(roles, winners))).toBe(ending);
  });
});

test('the emblems of the winners, the Sheriff’s first', () => {
  expect(winningRoles(viewOf(FIVE, [1, 2]))).toEqual(['sheriff', 'deputy']);
  expect(winningRoles(viewOf(FIVE, [0, 4]))).toEqual(['outlaw']);
});
