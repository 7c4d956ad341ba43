// Tests when a node may be declared dead.

import { expect, test } from 'vitest';
import type { LivingNode } from '../store/shared-store.ts';
import { LEASE_MS, Membership } from './membership.ts';

/** Polls every 300 milliseconds for this long, and returns the nodes that may then be declared dead. */
function lookedAt(other: Omit<LivingNode, 'id' | 'heartbeat'>, milliseconds: number): readonly string[] {
  const membership = new Membership('me');
  for (let now = 0; now <= milliseconds; now += 300) {
    membership.heardFrom('other', now);
    membership.update(
      [
        { id: 'me', heartbeat: now, hasSession: true, linked: true },
        { id: 'other', heartbeat: 7, ...other },
      ],
      now,
    );
  }
  return membership.deadNodes(milliseconds).map(({ id }) => id);
}

test('a node whose heartbeat stands still for a lease is declared dead, unless it is starting', () => {
  expect(lookedAt({ hasSession: true, linked: true }, LEASE_MS + 900)).toEqual(['other']);
  expect(lookedAt({ hasSession: true, linked: false }, LEASE_MS + 900)).toEqual([]);
  expect(lookedAt({ hasSession: true, linked: false }, 18_000)).toEqual(['other']);
});
