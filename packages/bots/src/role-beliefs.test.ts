// Tests how beliefs about roles follow from what players do.

import { ROLES, type Role, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { cardClues } from './card/card-clues.ts';
import { SPARED } from './clue-interface.ts';
import { Beliefs, ROLE_LIST } from './role-beliefs.ts';
import type { SeenDeed } from './seat-memory.ts';

const SHERIFF = seat(0);
const [, ONE, TWO] = [SHERIFF, seat(1), seat(2)];
const NOTHING: (Role | null)[] = ['sheriff', null, null, null, null];

const deed = (who: number, what: string, at: number | null, instead: readonly number[] = []): SeenDeed => ({
  who: seat(who),
  what,
  at: at === null ? null : seat(at),
  harm: what === 'tequila' ? -1 : 1,
  instead: instead.map(seat),
  backs: [7, 8, 9],
});

function after(...deeds: readonly SeenDeed[]): Beliefs {
  const beliefs = Beliefs.at(5, SHERIFF, cardClues.urges);
  for (const one of deeds) beliefs.hear(one);
  return beliefs;
}

const chance = (beliefs: Beliefs, who: number, role: Role, known = NOTHING): number =>
  beliefs.odds(known)[who]?.[ROLE_LIST.indexOf(role)] as number;

describe('before anything has happened', () => {
  test.each([3, 4, 5, 6, 7, 8])(
    'anybody may have any role with %i seats before anything has happened, and the roles add up',
    (seats) => {
      const sheriff = ROLES[seats]?.includes('sheriff') ? 0 : null;
      const odds = Beliefs.at(seats, sheriff, cardClues.urges).odds(new Array<null>(seats).fill(null));
      for (const row of odds) expect(row.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      for (const [place, role] of ROLE_LIST.entries()) {
        const all = odds.reduce((sum, row) => sum + (row[place] as number), 0);
        expect(all).toBeCloseTo((ROLES[seats] ?? []).filter((one) => one === role).length);
      }
    },
  );

  test('a player who knows their own role knows more about the others', () => {
    const mine: (Role | null)[] = ['sheriff', 'renegade', null, null, null];
    expect(chance(after(), 2, 'renegade', mine)).toBe(0);
    expect(chance(after(), 2, 'outlaw', mine)).toBeCloseTo(2 / 3);
  });
});

describe('after a deed', () => {
  const start = after();

  test('a player who shoots at the Sheriff is likely an Outlaw, and hardly a Deputy', () => {
    const shot = after(deed(1, 'bang', SHERIFF, [TWO]));
    expect(chance(shot, ONE, 'outlaw')).toBeGreaterThan(chance(start, ONE, 'outlaw') + 0.2);
    expect(chance(shot, ONE, 'deputy')).toBeLessThan(0.1);
  });

  test('repeated shots make the belief surer, and the others less suspect', () => {
    const shot = deed(1, 'bang', SHERIFF, [TWO]);
    expect(chance(after(shot, shot), ONE, 'outlaw')).toBeGreaterThan(chance(after(shot), ONE, 'outlaw'));
    expect(chance(after(shot), TWO, 'outlaw')).toBeLessThan(chance(start, TWO, 'outlaw'));
  });

  test('a player who helps the Sheriff is hardly an Outlaw', () => {
    expect(chance(after(deed(1, 'tequila', SHERIFF, [TWO])), ONE, 'outlaw')).toBeLessThan(0.3);
  });

  test('a shot tells more if there was a choice of targets', () => {
    const forced = chance(after(deed(1, 'bang', TWO)), ONE, 'outlaw');
    const chosen = chance(after(deed(1, 'bang', TWO, [SHERIFF])), ONE, 'outlaw');
    expect(chosen).toBeLessThan(forced);
  });

  test('a player who spares the Sheriff, with cards in hand, is less likely an Outlaw', () => {
    expect(chance(after(deed(1, SPARED, null, [SHERIFF])), ONE, 'outlaw')).toBeLessThan(chance(start, ONE, 'outlaw'));
  });

  test('no belief becomes quite certain, however often a deed is repeated', () => {
    const beliefs = after(...new Array<SeenDeed>(500).fill(deed(1, 'bang', SHERIFF, [TWO])));
    const odds = beliefs.odds(NOTHING).flat();
    expect(odds.every(Number.isFinite)).toBe(true);
    expect(chance(beliefs, ONE, 'outlaw')).toBeGreaterThan(0.9);
  });

  test('a cloned belief changes independently of the original', () => {
    const copy = start.clone();
    copy.hear(deed(1, 'bang', SHERIFF));
    expect(chance(start, ONE, 'outlaw')).toBeCloseTo(0.5);
    expect(chance(copy, ONE, 'outlaw')).toBeGreaterThan(0.5);
  });
});

test('roles are drawn by their likelihood, and never against known roles', () => {
  const beliefs = after(deed(1, 'bang', SHERIFF, [TWO]), deed(1, 'bang', SHERIFF, [TWO]));
  const known: (Role | null)[] = ['sheriff', null, 'outlaw', null, null];
  const rolesAt = beliefs.drawing(known);
  let outlaws = 0;
  for (let number = 0; number < 1000; number++) {
    const roles = rolesAt(number / 1000) as readonly Role[];
    expect(roles[2]).toBe('outlaw');
    expect([...roles].sort()).toEqual([...(ROLES[5] ?? [])].sort());
    if (roles[1] === 'outlaw') outlaws++;
  }
  expect(outlaws / 1000).toBeCloseTo(chance(beliefs, ONE, 'outlaw', known), 1);
});
