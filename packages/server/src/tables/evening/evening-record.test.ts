// Tests of the record of an evening at a table.

import type { EveningGame } from '@posse/protocol/evening';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { dealAgain, playOn, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.config.pause = [0, 0];
});
afterEach(() => rig.close());

async function gamesOf(guest: Guest, from = 0): Promise<readonly EveningGame[]> {
  expect(await guest.does({ type: 'evening', from })).toBeNull();
  return guest.last('evening').games;
}

test('a table records each finished game: people, roles, par, kills and length', async () => {
  const { host, guests } = await rig.deal(3, 'dice', { seats: 4 });
  expect(host.info.evening).toMatchObject({ games: 0 });
  await playOn(guests);
  expect(host.info.evening).toMatchObject({ games: 1 });
  const [game] = await gamesOf(host);
  expect(game).toMatchObject({ number: 0, game: 'dice', plan: { seats: 4 }, packs: 0, winners: expect.any(Array) });
  expect(game?.answers).toBe(host.view.step);
  expect(game?.seats.map(({ dealt, name }) => [dealt?.person ?? null, name])).toEqual([
    ['host', 'HOST'],
    ['bob', 'BOB'],
    ['cleo', 'CLEO'],
    [null, expect.any(String)],
  ]);
  const { players } = host.view;
  expect(game?.seats.map(({ role, character, alive }) => ({ role, character, alive }))).toEqual(
    players.map(({ role, character, alive }) => ({ role, character, alive })),
  );
  const dead = players.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  for (const victim of game?.seats.flatMap(({ kills }) => kills) ?? []) expect(dead).toContain(victim);
  expect(game?.seats[3]?.par).toBeNull();
  for (const { par, won } of game?.seats.slice(0, 3) ?? []) {
    expect(par).toBeGreaterThanOrEqual(0.1);
    expect(par).toBeLessThanOrEqual(0.7);
    expect(typeof won).toBe('boolean');
  }
});

test('the record of an evening counts a player’s own bot as a bot', async () => {
  const { code, host, guests } = await rig.gather(2, 'dice', { seats: 3 });
  const robot = await rig.come('robot', code, { name: 'Robot' });
  expect(await robot.does({ type: 'sit', seat: 2, ownBot: true })).toBeNull();
  await robot.does({ type: 'ready', on: true });
  await host.does({ type: 'start' });
  await playOn([...guests, robot]);
  const [game] = await gamesOf(host);
  expect(game?.seats.map(({ dealt, name, par }) => [dealt?.person ?? null, name, par !== null])).toEqual([
    ['host', 'HOST', true],
    ['bob', 'BOB', true],
    [null, 'Robot', false],
  ]);
});

test('the record of an evening survives a restart and a crash, and spectators may read it', async () => {
  const { code, host, guests } = await rig.deal(2, 'dice', { seats: 3 });
  await playOn(guests);
  await dealAgain(guests);
  await playOn(guests);
  const games = await gamesOf(host);
  expect(games.map(({ number }) => number)).toEqual([0, 1]);
  for (const again of [() => rig.restart(), () => rig.crash()]) {
    await again();
    const watcher = await rig.come('watcher', code);
    expect(watcher.info.evening).toMatchObject({ games: 2 });
    expect(await gamesOf(watcher)).toEqual(games);
    expect(await gamesOf(watcher, 1)).toEqual(games.slice(1));
    expect(await gamesOf(watcher, 2)).toEqual([]);
  }
});

test('a person who moves to another device is the same person in the evening', async () => {
  const { code, host, other, guests } = await rig.deal(2, 'dice', { seats: 3 });
  await playOn(guests);
  expect(await other.does({ type: 'move' })).toBeNull();
  const phone = await rig.come('phone', code, { ticket: other.last('ticket').ticket });
  await dealAgain([host, phone]);
  await playOn([host, phone]);
  const games = await gamesOf(host);
  expect(games.map(({ seats }) => seats[1]?.dealt?.person)).toEqual(['bob', 'bob']);
});

test('the person at the deal keeps the result after leaving, and a bot that plays for them is noted', async () => {
  const { host, other, guests } = await rig.deal(2, 'dice', { seats: 3 });
  await other.does({ type: 'leave' });
  await playOn(guests);
  const [game] = await gamesOf(host);
  expect(game?.seats[1]).toMatchObject({ dealt: { person: 'bob', name: 'BOB' }, left: true });
  expect(game?.seats[0]).toMatchObject({ dealt: { person: 'host' }, left: false });
});

test('a latecomer is in the record of the game, but was not dealt into it', async () => {
  const { code, host, guests } = await rig.deal(2, 'card', { seats: 4, latecomers: true });
  rig.slowBots();
  const eve = await rig.come('eve', code, { name: 'EVE' });
  expect(await eve.does({ type: 'sit' })).toBeNull();
  rig.config.pause = [0, 0];
  await playOn([...guests, eve]);
  const [game] = await gamesOf(host);
  expect(game?.seats[2]).toMatchObject({ dealt: null, late: { person: 'eve', name: 'EVE' }, par: null });
});
