// Tests that a finished game belongs to its players, whoever sits there now.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { playOn, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

test('the list of a finished game’s players has those of its deal, whoever takes their seats since', async () => {
  const { code, guests, host, other } = await rig.deal(3);
  expect(host.info.played).toEqual([]);
  await other.does({ type: 'rename', name: 'Robert' });
  await playOn(guests);
  await other.does({ type: 'leave' });
  const newcomer = await rig.come('zoe', code, { name: 'Zoe' });
  await newcomer.does({ type: 'sit', seat: 1 });
  const told = newcomer.info.played.map(({ guest, name, late }) => ({ guest, name, late }));
  expect(told.slice(0, 3)).toEqual([
    { guest: 'host', name: 'HOST', late: false },
    { guest: 'bob', name: 'BOB', late: false },
    { guest: 'cleo', name: 'CLEO', late: false },
  ]);
  expect(newcomer.info.played[3]).toMatchObject({ guest: null, persona: newcomer.info.seats[3]?.persona });
  expect(await newcomer.does({ type: 'ready', on: true, keep: true })).toBe('not-now');
  await rig.restart();
  expect((await rig.tables.info(code))?.played[1]).toMatchObject({ guest: 'bob', name: 'BOB' });
});

test('the list of a finished game’s players marks a latecomer as one', async () => {
  rig.config.pause = [100, 100];
  const { code, guests, host } = await rig.deal(3, 'card', { seats: 4, latecomers: true });
  const late = await rig.come('zoe', code, { name: 'Zoe' });
  await late.does({ type: 'sit' });
  rig.config.pause = [0, 0];
  await playOn([...guests, late]);
  await host.isHeard();
  expect(host.info.played[3]).toMatchObject({ guest: 'zoe', name: 'Zoe', late: true, persona: null });
});
