// Tests of par: the shares of games that deputies win.

import { botNamed, type GameWithBots, playGame } from '@posse/bots';
import { type Kinds, ROLES, type Role } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { PAR_KINDS, parKey, parOf } from './par.ts';
import { PAR_SHARES } from './par-shares.ts';
import { inGame } from './playable-games.ts';

test('every kind of table that is measured has at least 4,000 games for each number of seats', () => {
  const keys = PAR_KINDS.flatMap((kind) => kind.seats.map((seats) => parKey(kind, seats)));
  expect(PAR_SHARES.games).toBeGreaterThanOrEqual(4000);
  expect(Object.keys(PAR_SHARES.shares).toSorted()).toEqual(keys.toSorted());
});

test('par is held between 10 and 70 %, and every role at the table has one', () => {
  for (const kind of PAR_KINDS)
    for (const seats of kind.seats) {
      const par = parOf(kind.game, { seats, ...kind.wishes(seats) });
      for (const role of ROLES[seats] ?? []) {
        const share = par?.(role) ?? 0;
        expect(share).toBeGreaterThanOrEqual(0.1);
        expect(share).toBeLessThanOrEqual(0.7);
        const measured = (PAR_SHARES.shares[parKey(kind, seats)]?.[role] ?? 0) / 10_000;
        if (measured > 0.1 && measured < 0.7) expect(share).toBe(measured);
      }
    }
});

test('every mix of sets and modules that can be dealt is the kind of some measured table', () => {
  for (const sets of [['promos'], ['tournament', 'high-noon'], ['dodge-city', 'fistful', 'promos']])
    expect(parOf('card', { seats: 6, sets: ['base', ...sets] })?.('sheriff')).toEqual(expect.any(Number));
  for (const modules of [[], [2], [1, 2], [1, 3, 4]])
    expect(parOf('dice', { seats: 4, modules })?.('sheriff')).toEqual(expect.any(Number));
});

describe('among deputies the mean of the score is 0 where par is not held', () => {
  const GAMES = 400;

  /** The mean of won − par of each role, in deals that were not measured, and its standard error. */
  function means<K extends Kinds>(
    { bots, clues }: GameWithBots<K>,
    wishes: K['wishes'],
    seats: number,
    share: (role: Role) => number,
  ) {
    const deputy = botNamed(bots, 'deputy');
    if (deputy === null) throw new Error('no deputy');
    const sums = new Map<Role, { games: number; sum: number }>();
    for (let game = 0; game < GAMES; game++) {
      const { roles, winners } = playGame(clues, wishes, `fresh ${game} of ${seats}`, () => deputy);
      for (const [seat, role] of roles.entries()) {
        const { games, sum } = sums.get(role) ?? { games: 0, sum: 0 };
        const won = (winners as readonly number[]).includes(seat) ? 1 : 0;
        sums.set(role, { games: games + 1, sum: sum + won - share(role) });
      }
    }
    return [...sums].map(([role, { games, sum }]) => ({ role, mean: sum / games, error: Math.sqrt(0.25 / GAMES) }));
  }

  test.each([
    ['card', 'base', 4],
    ['dice', 'standard', 5],
  ] as const)('in %s games, %s, with %i seats', (id, kindId, seats) => {
    const kind = PAR_KINDS.find((one) => one.game === id && one.id === kindId);
    const wishes = { seats, ...kind?.wishes(seats) };
    const par = parOf(id, wishes);
    const all = inGame(id, (tableGame) => means(tableGame, wishes as never, seats, (role) => par?.(role) ?? 0));
    for (const { role, mean, error } of all) {
      const measured = (PAR_SHARES.shares[parKey({ game: id, id: kindId }, seats)]?.[role] ?? 0) / 10_000;
      if (measured > 0.1 && measured < 0.7) expect(Math.abs(mean), role).toBeLessThan(4 * error);
    }
  });
});
