// A player nudges the one who is asked.

import { afterEach, expect, test } from 'vitest';
import { asked, Rig } from '../../testing/rig.ts';

let rig: Rig;
afterEach(() => rig.close());

test('a poke shows everybody that a player is in a hurry, and is refused to the player who is asked', async () => {
  rig = new Rig();
  const { guests } = await rig.deal(4);
  const waiting = asked(guests);
  const other = guests.find((guest) => guest !== waiting);
  expect(await other?.does({ type: 'poke' })).toBeNull();
  expect(waiting.last('line').line.gesture).toBe('hurry');
  expect(await waiting.does({ type: 'poke' })).toBe('not-now');
});
