import { expect, test } from 'vitest';
import type { NodeSeen } from '../store/shared-store.ts';
import { Census, LEASE } from './membership.ts';

/** Looks every 300 milliseconds for so long, and says who may be declared dead then. */
function lookedAt(other: Omit<NodeSeen, 'id' | 'pulse'>, milliseconds: number): readonly string[] {
  const census = new Census('me');
  for (let now = 0; now <= milliseconds; now += 300) {
    census.heard('other', now);
    census.look(
      [
        { id: 'me', pulse: now, hasSession: true, linked: true },
        { id: 'other', pulse: 7, ...other },
      ],
      now,
    );
  }
  return census.toBury(milliseconds).map(({ id }) => id);
}

test('a node whose pulse stands still for a lease may be declared dead, but for one that is only starting', () => {
  expect(lookedAt({ hasSession: true, linked: true }, LEASE + 900)).toEqual(['other']);
  expect(lookedAt({ hasSession: true, linked: false }, LEASE + 900)).toEqual([]);
  expect(lookedAt({ hasSession: true, linked: false }, 18_000)).toEqual(['other']);
});
