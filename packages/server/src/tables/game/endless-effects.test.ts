// Tests that an endless effect of a house card harms only its own table.

import { type View as DiceView, type Frame, RULES, type State } from '@posse/dice';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, type Party, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
const { resolve } = RULES;
const goStraight = (): unknown => Object.assign(RULES, { resolve });
/** From now on the end of a roll loops, this many times or without end. */
const goRound = (times = Number.POSITIVE_INFINITY): unknown =>
  Object.assign(RULES, {
    resolve: (t: State, frame: Extract<Frame, { op: 'resolve' }>) => (times-- > 0 ? [frame] : resolve(t, frame)),
  });

beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  goStraight();
  await rig.close();
});

const isRolling = ({ view }: Guest): boolean => (view as unknown as DiceView).stack.at(-1)?.op === 'again';

/** A table where somebody may roll again or stop. To stop is the first option. */
async function rolling(): Promise<Party> {
  const party = await rig.deal(4, 'dice');
  const { guests, host } = party;
  await playOn(
    guests,
    () => isRolling(host),
    () => 0,
  );
  for (const guest of guests) await guest.isHeard();
  return party;
}

test('an answer that leads into an endless effect is refused as if it had never been given', async () => {
  const { guests, code } = await rolling();
  const one = asked(guests);
  const before = one.view;
  const stop = { type: 'answer', step: before.step, option: 0 } as const;
  goRound();
  expect(await one.does(stop)).toBe('endless');
  expect(one.last('error').message).toMatch(/comes to no end, so it did not happen\. .*goes round: resolve\./);
  expect(rig.errors).toEqual(['a message failed']);
  expect((await rig.come(one.id, code)).view).toEqual(before);
  goStraight();
  expect(await one.does(stop)).toBeNull();
  expect(one.view.step).toBe(before.step + 1);
});

test('a bot whose answer leads into an endless effect gives another answer instead', async () => {
  const { guests, host } = await rolling();
  const { turn } = host.view as unknown as DiceView;
  goRound(5500);
  rig.config.pause = [0, 0];
  await asked(guests).does({ type: 'leave' });
  await until(() => (host.view as unknown as DiceView).turn !== turn || rig.errors.length > 1);
  expect(rig.errors).toEqual(['what a bot answered comes to no end']);
  expect(host.info.paused).toBe(false);
});

test('a table where every answer leads into an endless effect is paused, and other tables go on', async () => {
  const { guests, host } = await rolling();
  const elsewhere = await rig.deal(4, 'card');
  goRound();
  rig.config.pause = [0, 0];
  await asked(guests).does({ type: 'leave' });
  await until(() => host.info.paused);
  expect(new Set(rig.errors)).toEqual(new Set(['what a bot answered comes to no end']));
  const { step } = host.view;
  rig.slowBots();
  await playOn(elsewhere.guests);
  expect([host.view.step, host.info.paused]).toEqual([step, true]);
  goStraight();
  rig.config.pause = [0, 0];
  // The host may have left.
  const inCharge = guests.find(({ id }) => id === host.info.host);
  expect(await inCharge?.does({ type: 'pause', on: false })).toBeNull();
  await until(() => host.view.step > step);
});
