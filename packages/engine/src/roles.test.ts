// Tests of roles: their distribution, and the seat of the Sheriff.

import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { dealRoles, ROLES } from './roles.ts';
import { seat } from './seat.ts';

test.each(Object.keys(ROLES).map(Number))(
  '%d players get the roles of their number, whoever is the Sheriff',
  (seats) => {
    const inOrder = ROLES[seats]?.toSorted();
    for (const sheriff of [null, seat(0), seat(seats - 1)]) {
      const roles = dealRoles(seats, sheriff, randomFrom('roles'));
      expect(roles.toSorted()).toEqual(inOrder);
      if (sheriff !== null && inOrder?.includes('sheriff')) expect(roles[sheriff]).toBe('sheriff');
    }
  },
);

test('an agreed Sheriff leaves the other roles to chance', () => {
  const dealt = new Set(Array.from({ length: 50 }, (_, n) => dealRoles(5, seat(2), randomFrom(`${n}`)).join()));
  expect(dealt.size).toBe(12);
});
