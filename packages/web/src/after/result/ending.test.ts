import { type Role, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../../play/session/beat.ts';
import { endingOf, whyOf, winningRoles } from './ending.ts';

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

/** With these seats out, in this order, each by the hand of the one beside it. */
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

describe('it ended so because', () => {
  test('everybody who was after the Sheriff is out', () => {
    expect(overOf(FIVE, [1, 2], { 0: 2, 3: 1, 4: null })).toEqual({ why: 'foes-out' });
  });

  test('the Sheriff is out, by somebody’s hand or nobody’s', () => {
    expect(overOf(FIVE, [0, 4], { 2: 4 })).toEqual({ why: 'sheriff-out', sheriff: 2, by: 4 });
    expect(overOf(FIVE, [0, 4], { 2: null, 0: 2 })).toEqual({ why: 'sheriff-out', sheriff: 2, by: null });
  });

  test('the Renegade alone is left', () => {
    expect(overOf(FIVE, [3], { 0: 3, 1: 3, 2: 3, 4: 3 })).toEqual({ why: 'last' });
  });

  test('among three, the hunter has taken out the prey, or is the last', () => {
    expect(overOf(THREE, [0], { 1: 0 })).toEqual({ why: 'prey-out' });
    expect(overOf(THREE, [0], { 1: 2, 2: 0 })).toEqual({ why: 'last' });
    expect(overOf(THREE, [2], { 0: 2 })).toEqual({ why: 'prey-out' });
  });

  test('all have fallen', () => {
    expect(overOf(THREE, [], { 0: null, 1: null, 2: null })).toEqual({ why: 'all-out' });
  });

  test('nothing that the table shows', () => {
    expect(overOf(FIVE, [3], { 2: 3 })).toBeNull();
  });
});
