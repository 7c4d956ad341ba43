// Tests of what only a host may do.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Said } from '../../testing/recording-guest.ts';
import { asked, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

test('the host’s actions are refused to every other participant', async () => {
  const { other } = await rig.gather();
  const powers: readonly Said[] = [
    { type: 'start' },
    { type: 'again' },
    { type: 'arrange', isPublic: true },
    { type: 'bot', seat: 0 },
    { type: 'free', seat: 2 },
    { type: 'kick', guest: 'host' },
    { type: 'pardon', guest: 'bob' },
    { type: 'pause', on: true },
    { type: 'host', guest: 'bob' },
  ];
  for (const power of powers) expect(await other.does(power), power.type).toBe('not-the-host');
});

test('the host can’t pause between games, and can’t start a game or change the plan during one', async () => {
  const { host } = await rig.gather();
  expect(await host.does({ type: 'pause', on: true })).toBe('not-now');
  await host.does({ type: 'start' });
  expect(await host.does({ type: 'start' })).toBe('not-now');
  expect(await host.does({ type: 'again' })).toBe('not-now');
  expect(await host.does({ type: 'arrange', plan: { seats: 5 } })).toBe('not-now');
  expect(await host.does({ type: 'ready', on: true })).toBe('not-now');
});

describe('a bot', () => {
  test('the host seats a bot, of the usual level or another, in a free seat', async () => {
    const { host } = await rig.gather();
    const usual = host.info.seats[2]?.bot;
    await host.does({ type: 'bot', seat: 2 });
    await host.does({ type: 'bot', seat: 3, bot: 'random' });
    expect(usual).toBe('deputy');
    expect(host.info.seats[2]).toMatchObject({ by: 'bot', bot: usual, name: 'Coyote', persona: 'coyote' });
    expect(host.info.seats[3]).toMatchObject({ by: 'bot', bot: 'random', name: 'Ruby', persona: 'ruby' });
    for (const bot of ['greenhorn', 'gunslinger', 'deputy', 'marshal', 'legend']) {
      expect(await host.does({ type: 'bot', seat: 3, bot })).toBeNull();
      expect(host.info.seats[3]?.bot).toBe(bot);
    }
    expect(await host.does({ type: 'bot', seat: 3, bot: 'legend/bold' })).toBe('no-such-bot');
    expect(await host.does({ type: 'bot', seat: 2, bot: 'hal' })).toBe('no-such-bot');
    expect(await host.does({ type: 'bot', seat: 4 })).toBe('no-such-seat');
  });

  test('a bot takes the seat of a connected person only if the host explicitly agrees', async () => {
    const { code, host, other } = await rig.gather();
    expect(await host.does({ type: 'bot', seat: 1 })).toBe('people-seated');
    expect(host.last('error').message).toContain('BOB would lose their seat');
    expect(await host.does({ type: 'bot', seat: 1, unseat: false })).toBe('people-seated');
    expect(host.info.seats[1]).toMatchObject({ guest: 'bob', by: 'person' });
    expect(await host.does({ type: 'bot', seat: 1, unseat: true })).toBeNull();
    expect(host.info.seats[1]).toMatchObject({ guest: null, by: 'bot' });
    expect(other.seat).toBeNull();
    expect(host.notices).toEqual(['BOB: freed']);
    const cleo = await rig.come('cleo', code);
    await cleo.does({ type: 'sit', seat: 2 });
    cleo.hangUp();
    await host.isHeard();
    expect(await host.does({ type: 'bot', seat: 2 })).toBeNull();
    expect(host.info.seats[2]).toMatchObject({ guest: null, by: 'bot' });
  });

  test('refuses to let a bot play for a connected person during a game, even for the host', async () => {
    const { guests, host } = await rig.deal();
    const one = asked(guests);
    expect(await host.does({ type: 'bot', seat: 1 })).toBe('seat-taken');
    expect(host.notices).toEqual([]);
    expect(one.info.seats.map(({ away }) => away)).toEqual([false, false, false, false]);
  });

  test('the host can change the level of the bot that plays for a person who has left', async () => {
    const { host, other } = await rig.deal();
    await other.does({ type: 'leave' });
    const told = host.notices;
    await host.does({ type: 'bot', seat: 1, bot: 'greenhorn' });
    expect(host.notices).toEqual(told);
    expect(host.info.seats[1]).toMatchObject({ bot: 'greenhorn', gone: 'left' });
  });

  test('a seat of a bot is open to people again once the host frees it', async () => {
    const { code, host } = await rig.gather();
    await host.does({ type: 'bot', seat: 2 });
    expect(await host.does({ type: 'free', seat: 1 })).toBe('seat-taken');
    expect(await host.does({ type: 'free', seat: 7 })).toBe('no-such-seat');
    expect(await host.does({ type: 'free', seat: 2 })).toBeNull();
    expect(await (await rig.come('cleo', code)).does({ type: 'sit', seat: 2 })).toBeNull();
  });
});

describe('a guest who is sent away', () => {
  test('a guest whom the host removes loses seat and connections, and can’t rejoin', async () => {
    const { code, host, other } = await rig.gather();
    const second = await rig.come('bob', code);
    const { token } = other;
    expect(await host.does({ type: 'kick', guest: 'bob' })).toBeNull();
    expect([other.dismissed, second.dismissed]).toEqual(['sent-away', 'sent-away']);
    expect(host.info.seats[1]?.guest).toBeNull();
    const again = await rig.come('bob', code);
    expect(again.dismissed).toBe('sent-away');
    expect(again.heard).toMatchObject([{ type: 'error', code: 'sent-away', about: 'join' }]);
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    await rig.restart();
    expect((await rig.come('bob', code)).dismissed).toBe('sent-away');
  });

  test('messages of a guest whom the host has just removed are ignored', async () => {
    const { host, other } = await rig.gather();
    host.say({ type: 'kick', guest: 'bob' });
    other.say({ type: 'say', channel: 'table', text: 'unfair' });
    await host.isHeard();
    expect(host.talk).toEqual([]);
  });

  test('the seat of a guest removed during a game is played by a bot, and closed to others until the end', async () => {
    rig.config.pause = [0, 0];
    const { code, guests, host, other } = await rig.deal(4, 'dice');
    const { token } = other;
    await host.does({ type: 'kick', guest: 'bob' });
    expect(host.info.seats[1]).toMatchObject({ guest: 'bob', gone: 'sent-away', away: true, open: false });
    expect(host.notices).toEqual(['BOB: sent-away']);
    const eve = await rig.come('eve', code);
    expect(await eve.does({ type: 'sit' })).toBe('no-free-seat');
    expect(await host.does({ type: 'free', seat: 1 })).toBe('seat-taken');
    expect((await rig.come('bob', code, { token })).dismissed).toBe('sent-away');
    await playOn(guests.filter((guest) => guest !== other));
    expect(await eve.does({ type: 'sit', seat: 1 })).toBeNull();
  });

  test('a removed guest may return to their seat in the running game if the host pardons them', async () => {
    const { code, host, other } = await rig.deal(4);
    const { token } = other;
    await host.does({ type: 'kick', guest: 'bob' });
    expect(await host.does({ type: 'pardon', guest: 'eve' })).toBe('no-such-guest');
    expect(await host.does({ type: 'pardon', guest: 'bob' })).toBeNull();
    const back = await rig.come('elsewhere', code, { token });
    expect(back.seat).toBeNull();
    expect(await back.does({ type: 'sit' })).toBeNull();
    expect(back.seat).toBe(1);
    expect(back.view.viewer).toBe(1);
  });

  test('the host can remove a disconnected guest, and a spectator', async () => {
    const { code, host, other } = await rig.gather();
    other.hangUp();
    expect(await host.does({ type: 'kick', guest: 'bob' })).toBeNull();
    const watcher = await rig.come('watcher', code);
    expect(await host.does({ type: 'kick', guest: 'watcher' })).toBeNull();
    expect(watcher.dismissed).toBe('sent-away');
  });

  test('the host can remove neither themselves nor somebody who is not at the table', async () => {
    const { host } = await rig.gather();
    expect(await host.does({ type: 'kick', guest: 'nobody' })).toBe('no-such-guest');
    expect(await host.does({ type: 'kick', guest: 'host' })).toBe('no-such-guest');
  });
});

describe('the host', () => {
  test('the host can hand their powers to another participant who is present', async () => {
    const { host, other } = await rig.gather();
    expect(await host.does({ type: 'host', guest: 'nobody' })).toBe('no-such-guest');
    expect(await host.does({ type: 'host', guest: 'bob' })).toBeNull();
    expect(await host.does({ type: 'start' })).toBe('not-the-host');
    expect(await other.does({ type: 'start' })).toBeNull();
  });

  test('when the host leaves their seat, a player gets the host’s powers before a spectator does', async () => {
    const code = await rig.create();
    const host = await rig.come('host', code);
    await rig.come('watcher', code);
    const bob = await rig.come('bob', code);
    for (const guest of [host, bob]) await guest.does({ type: 'sit' });
    await host.does({ type: 'leave' });
    expect(host.info.host).toBe('bob');
    await host.does({ type: 'sit' });
    expect(host.info.host).toBe('host');
    expect(await bob.does({ type: 'start' })).toBe('not-the-host');
  });

  test('a host who is alone at the table keeps the host’s powers after leaving their seat', async () => {
    const { host } = await rig.gather(1);
    await host.does({ type: 'leave' });
    expect(host.info.host).toBe('host');
    expect(await host.does({ type: 'start' })).toBeNull();
  });

  test('a host who comes back gets the host’s powers back, unless they had handed them over', async () => {
    stopTime();
    const { code, host, other } = await rig.gather();
    host.hangUp();
    await other.isHeard();
    pass(60);
    await other.isHeard();
    expect(other.info.host).toBe('bob');
    const back = await rig.come('host', code);
    expect(back.info.host).toBe('host');
    await back.does({ type: 'host', guest: 'bob' });
    await back.does({ type: 'leave' });
    await back.does({ type: 'sit' });
    expect(back.info.host).toBe('bob');
  });

  test('an acting host can’t remove the host, who gets back powers that the acting host handed on', async () => {
    const { code, host, other } = await rig.gather(3);
    await host.does({ type: 'leave' });
    expect(await other.does({ type: 'kick', guest: 'host' })).toBe('no-such-guest');
    expect(await other.does({ type: 'host', guest: 'cleo' })).toBeNull();
    expect(other.info.host).toBe('cleo');
    await host.does({ type: 'sit' });
    expect((await rig.tables.info(code))?.host).toBe('host');
  });

  test('a host who is disconnected for a minute loses the host’s powers', async () => {
    stopTime();
    const { host, other } = await rig.gather();
    host.hangUp();
    await other.isHeard();
    pass(59);
    await other.isHeard();
    expect(other.info.host).toBe('host');
    pass(1);
    await other.isHeard();
    expect(other.info.host).toBe('bob');
  });

  test('a host who comes back within a minute keeps the host’s powers', async () => {
    stopTime();
    const { code, host, other } = await rig.gather();
    host.hangUp();
    await other.isHeard();
    pass(30);
    await rig.come('host', code);
    pass(60);
    await other.isHeard();
    expect(other.info.host).toBe('host');
  });

  test('a host who never connects, also not after a restart, loses the host’s powers to somebody present', async () => {
    stopTime();
    const code = await rig.create();
    const bob = await rig.come('bob', code);
    pass(60);
    await bob.isHeard();
    expect(bob.info.host).toBe('bob');
    await rig.restart();
    const cleo = await rig.come('cleo', code);
    expect(cleo.info.host).toBe('host');
    pass(60);
    await cleo.isHeard();
    expect(cleo.info.host).toBe('cleo');
  });

  test('a host loses their powers a minute after disconnecting, whoever comes and goes meanwhile', async () => {
    stopTime();
    const { code, host, other } = await rig.gather();
    host.hangUp();
    await other.isHeard();
    pass(40);
    const passer = await rig.come('passer', code);
    passer.hangUp();
    await other.isHeard();
    pass(20);
    await other.isHeard();
    expect(other.info.host).toBe('bob');
  });
});

describe('in a running game', () => {
  test('a spectator of a running game never gets the host’s powers, even if no player is connected', async () => {
    stopTime();
    const { code, guests, host } = await rig.deal(2);
    const watcher = await rig.come('watcher', code);
    for (const guest of guests) guest.hangUp();
    await watcher.isHeard();
    pass(600);
    await watcher.isHeard();
    expect(watcher.info.host).toBe('host');
    expect(await watcher.does({ type: 'pause', on: true })).toBe('not-the-host');
    const bob = await rig.come('bob', code);
    pass(60);
    await bob.isHeard();
    expect(bob.info.host).toBe('bob');
    expect((await host.returns()).info.host).toBe('host');
  });

  test('the host can’t hand their powers to a spectator of a running game', async () => {
    const { code, host } = await rig.deal(2);
    await rig.come('watcher', code);
    expect(await host.does({ type: 'host', guest: 'watcher' })).toBe('not-now');
    expect(await host.does({ type: 'host', guest: 'bob' })).toBeNull();
  });

  test('a spectator who acted as host between games loses the host’s powers at the deal', async () => {
    stopTime();
    const { code, host, other } = await rig.gather(2);
    for (const guest of [host, other]) guest.hangUp();
    const watcher = await rig.come('watcher', code);
    pass(60);
    await watcher.isHeard();
    expect(watcher.info.host).toBe('watcher');
    expect(await watcher.does({ type: 'start' })).toBeNull();
    expect(await watcher.does({ type: 'pause', on: true })).toBe('not-the-host');
  });

  test('a host who has left their seat in a running game has no powers, even if nobody else is there', async () => {
    const { host } = await rig.deal(1);
    await host.does({ type: 'leave' });
    expect(await host.does({ type: 'pause', on: true })).toBe('not-the-host');
    await host.does({ type: 'sit' });
    expect(await host.does({ type: 'pause', on: true })).toBeNull();
  });

  test('a bot’s seat that the host frees during a game is free once that game is over', async () => {
    rig.config.pause = [0, 0];
    const { code, guests, host } = await rig.gather(2, 'dice', { seats: 4, latecomers: true });
    await host.does({ type: 'bot', seat: 3 });
    await host.does({ type: 'start' });
    await host.does({ type: 'pause', on: true });
    expect(await host.does({ type: 'free', seat: 3 })).toBeNull();
    const eve = await rig.come('eve', code);
    expect(await eve.does({ type: 'sit', seat: 3 })).toBe('seat-taken');
    await host.does({ type: 'pause', on: false });
    await playOn(guests);
    expect(await eve.does({ type: 'sit', seat: 3 })).toBeNull();
  });
});

test('a paused game does not go on, neither for people nor for bots, also when a player leaves it', async () => {
  rig.config.pause = [0, 0];
  const { guests, host } = await rig.deal(4);
  await host.does({ type: 'pause', on: true });
  const one = asked(guests);
  await one.does({ type: 'leave' });
  await new Promise((resolve) => setImmediate(resolve));
  await one.isHeard();
  expect(one.view.step).toBe(0);
  const boss = guests.find(({ id }) => id === one.info.host);
  await boss?.does({ type: 'pause', on: false });
  await until(() => one.view.step > 0);
  await playOn(guests.filter((guest) => guest !== one));
  expect(host.info.paused).toBe(false);
});
