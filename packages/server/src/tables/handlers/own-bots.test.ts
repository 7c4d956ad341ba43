// Tests of players' own bots at a table.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { playOn, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** A table of four with a host, another person, and a bot of a third guest's own in seat 2. */
async function withOwnBot(plan: object = {}) {
  const { code, host, other } = await rig.gather(2, 'card', { seats: 4, ...plan });
  const bot = await rig.come('bot', code, { name: 'Robo' });
  expect(await bot.does({ type: 'sit', ownBot: true })).toBeNull();
  return { code, host, other, bot };
}

test('everybody sees that a player’s own bot has a seat, also after a restart, and nobody does once it has left', async () => {
  const { code, host, bot } = await withOwnBot();
  expect(host.info.seats[2]).toMatchObject({ name: 'Robo', by: 'person', ownBot: true });
  expect(host.info.seats[0]).toMatchObject({ ownBot: false });
  await rig.restart();
  const spectator = await rig.come('spectator', code);
  expect(spectator.info.seats[2]).toMatchObject({ ownBot: true });
  const back = await rig.come('bot', code, { token: bot.token ?? '' });
  await back.does({ type: 'leave' });
  expect(spectator.info.seats[2]).toMatchObject({ guest: null, ownBot: false });
});

test('a plan without own bots refuses one, and a new plan takes the seat of one that sits there', async () => {
  const { code, host, other, bot } = await withOwnBot();
  await host.does({ type: 'arrange', plan: { seats: 4, ownBots: false } });
  expect(bot.seat).toBeNull();
  expect(other.info.seats.map(({ guest }) => guest)).toEqual(['host', 'bob', null, null]);
  const notice = other.heard.findLast((message) => message.type === 'line');
  expect(notice).toMatchObject({ line: { notice: 'arranged', text: 'own-bots' } });
  expect(await bot.does({ type: 'sit', ownBot: true })).toBe('no-own-bots');
  expect(await (await rig.come('person', code)).does({ type: 'sit' })).toBeNull();
});

test('a player’s own bot does not become the host, and the host can’t hand their powers to it', async () => {
  const { host, bot, other } = await withOwnBot();
  expect(await host.does({ type: 'host', guest: 'bot' })).toBe('no-such-guest');
  other.hangUp();
  await host.does({ type: 'leave' });
  host.hangUp();
  await bot.does({ type: 'settle' });
  expect(bot.info.host).toBe('host');
});

test('a player’s own bot plays a game, hears of deeds that everybody saw, and is a bot in the result', async () => {
  rig.config.pause = [0, 0];
  const { host, other, bot } = await withOwnBot();
  await host.does({ type: 'start' });
  const players = [host, other, bot];
  await playOn(players, () => bot.view.step > 30);
  await bot.does({ type: 'deeds', from: 0 });
  const told = bot.heard.findLast((message) => message.type === 'deeds');
  expect(told).toMatchObject({ from: 0 });
  const { deeds = [] } = told ?? {};
  expect(deeds.length).toBeGreaterThan(0);
  await bot.does({ type: 'deeds', from: deeds.length - 1 });
  expect(bot.heard.findLast((message) => message.type === 'deeds')).toMatchObject({ deeds: deeds.slice(-1) });
  await playOn(players);
  expect(host.info.played.map(({ ownBot }) => ownBot)).toEqual([false, false, true, false]);
});
