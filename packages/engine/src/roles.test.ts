// Roles are those of the number of players, and the star goes where it was agreed.

import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { dealRoles, ROLES } from './roles.ts';
import { seat } from './seat.ts';

test.each(Object.keys(ROLES).map(Number))(
  '%d players have the roles of their number, whoever has the star',
  (seats) => {
    const inOrder = ROLES[seats]?.toSorted();
    for (const sheriff of [null, seat(0), seat(seats - 1)]) {
      const roles = dealRoles(seats, sheriff, randomFrom('roles'));
      expect(roles.toSorted()).toEqual(inOrder);
      if (sheriff !== null && inOrder?.includes('sheriff')) expect(roles[sheriff]).toBe('sheriff');
    }
  },
);

test('an agreed star leaves the other roles to chance', () => {
  const dealt = new Set(Array.from({ length: 50 }, (_, n) => dealRoles(5, seat(2), randomFrom(`${n}`)).join()));
  expect(dealt.size).toBe(12);
});
