// Tests that dice set by the ghost stay marked until they are rolled again.

import type { View } from '@posse/dice';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { hauntedIn } from './haunted-dice.ts';

const view = (who: number, twice: boolean): View =>
  ({ turn: seat(1), haunting: { who: seat(who), face: 'arrow', twice } }) as unknown as View;
const thrown = (rolls: number, ...fresh: number[]) =>
  ({ kind: 'dice', who: seat(1), faces: [], fresh, kinds: null, rolls }) as const;

test('the one or two dice that a ghost gives are marked from the first roll on', () => {
  expect([...hauntedIn(view(1, false), [])]).toEqual([0]);
  expect([...hauntedIn(view(1, true), [thrown(1, 0, 1, 2, 3, 4)])]).toEqual([0, 1]);
});

test('a die that the ghost gave is not marked any more once it is rolled again', () => {
  expect([...hauntedIn(view(1, true), [thrown(1, 0, 1, 2, 3, 4), thrown(2, 1, 3)])]).toEqual([0]);
});

test('dice of players whom no ghost haunts are not marked', () => {
  expect(hauntedIn(view(2, true), []).size).toBe(0);
  expect(hauntedIn({ ...view(1, true), haunting: null } as View, []).size).toBe(0);
});
