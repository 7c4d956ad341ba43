// Tests of joining a table and leaving it, and of the list of tables.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

test('a guest who joins a table is told their id, their seat and the state of the table', async () => {
  const { code } = await rig.gather();
  const watcher = await rig.come('watcher', code);
  expect(watcher.last('welcome')).toMatchObject({ you: 'watcher', seat: null, pass: null, lines: [] });
  expect(watcher.info).toMatchObject({ code, game: 'card', phase: 'gathering', host: 'host', watchers: 1 });
  expect(watcher.all('game')).toEqual([]);
});

test('a table counts each spectator once, however many connections they have', async () => {
  const { code, host } = await rig.gather();
  const one = await rig.come('watcher', code);
  await rig.come('watcher', code);
  await rig.come('another', code);
  expect(host.info.watchers).toBe(2);
  one.hangUp();
  await host.isHeard();
  expect(host.info.watchers).toBe(2);
});

test('a guest’s new name is shown to everybody, and is kept when they reconnect', async () => {
  const { code, host, other } = await rig.gather();
  await other.does({ type: 'rename', name: 'Calamity' });
  expect(host.info.seats[1]?.name).toBe('Calamity');
  other.hangUp();
  const back = await rig.come('bob', code);
  await back.does({ type: 'say', channel: 'table', text: 'hello' });
  expect(host.last('line').line).toMatchObject({ name: 'Calamity', seat: 1 });
});

test('a guest who joins a second time with another name has it on all their connections', async () => {
  const { code, other, host } = await rig.gather();
  await rig.come('bob', code, { name: 'Robert' });
  await other.does({ type: 'say', channel: 'table', text: 'it is me' });
  expect(host.info.seats[1]?.name).toBe('Robert');
  expect(host.last('line').line.name).toBe('Robert');
});

test('a spectator without a name is called Guest, and a new name holds on all their connections', async () => {
  const code = await rig.create();
  const one = await rig.come('ann', code);
  await one.does({ type: 'say', channel: 'table', text: 'hello' });
  expect(one.last('line').line.name).toBe('Guest');
  await one.does({ type: 'rename', name: 'Ann' });
  const two = await rig.come('ann', code);
  await two.does({ type: 'say', channel: 'table', text: 'hello again' });
  expect(two.last('line').line.name).toBe('Ann');
});

test('a bot seated by the host has a name at once, and one that fills a free seat has it during a game', async () => {
  const { host } = await rig.gather(2);
  await host.does({ type: 'bot', seat: 2 });
  expect(host.info.seats[2]).toMatchObject({ by: 'bot', guest: null, name: 'Coyote' });
  expect(host.info.seats[3]?.name).toBeNull();
  await host.does({ type: 'start' });
  expect(host.info.seats[3]).toMatchObject({ by: 'nobody', guest: null, name: 'Ruby' });
});

test('the list of tables contains only public ones, those with free seats first', async () => {
  await rig.create();
  const full = await rig.gather(4, 'card', { seats: 4 }, { isPublic: true });
  const half = await rig.gather(2, 'dice', { seats: 4 }, { isPublic: true });
  expect(rig.tables.count).toBe(3);
  expect(rig.tables.listed()).toMatchObject([
    { code: half.code, game: 'dice', seats: 4, people: 2, free: 2, phase: 'gathering', hostName: 'HOST' },
    { code: full.code, game: 'card', seats: 4, people: 4, free: 0 },
  ]);
});

test('a seat that a player who left may take back is not listed as free', async () => {
  const { code, other } = await rig.deal(3, 'card', { seats: 4, latecomers: true }, { isPublic: true });
  await other.does({ type: 'leave' });
  const listed = rig.tables.listed().find((table) => table.code === code);
  expect(listed).toMatchObject({ people: 2, free: 1, phase: 'playing' });
});

test('a table is found by its code in small letters, with spaces and dashes', async () => {
  const code = await rig.create();
  expect((await rig.tables.info(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `))?.code).toBe(code);
  expect(await rig.tables.info('NO')).toBeNull();
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
});

test('refuses to make more tables than the server’s maximum', async () => {
  rig.config.maxTables = 2;
  const made = await Promise.allSettled([rig.create(), rig.create(), rig.create()]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(rig.create()).rejects.toMatchObject({ code: 'full' });
});

test('refuses to make a table with a plan that can’t be played', async () => {
  await expect(rig.create('card', { seats: 3 })).rejects.toMatchObject({ code: 'bad-plan' });
  await expect(rig.create('card', { seats: 4, modules: [1] })).rejects.toMatchObject({ code: 'bad-plan' });
  await expect(rig.create('dice', { seats: 4, sets: ['base'] })).rejects.toMatchObject({ code: 'bad-plan' });
  await expect(rig.create('dice', { seats: 4, bot: 'hal' })).rejects.toMatchObject({ code: 'no-such-bot' });
  expect(rig.tables.count).toBe(0);
});
