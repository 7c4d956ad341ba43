// Tests of one hand per person: a seat belongs to its player of the deal.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { goesForLong, noticeIsOver } from '../../testing/seat-recovery-steps.ts';
import { handsSeenBy } from '../../testing/seen-hands.ts';
import { asked, pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';
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

describe('a stranger in a running game', () => {
  test('a player of a running game can’t sit in another seat, even if they left, were removed, or the host frees it', async () => {
    const { code, host, other } = await rig.gather(3, 'card', { seats: 5 });
    await host.does({ type: 'bot', seat: 4 });
    await host.does({ type: 'start' });
    await other.does({ type: 'leave' });
    await host.does({ type: 'kick', guest: 'cleo' });
    await host.does({ type: 'free', seat: 4 });
    const spy = await rig.come('spy', code);
    expect(await spy.does({ type: 'sit' })).toBe('no-free-seat');
    for (const seat of [0, 1, 2, 3, 4]) expect(await spy.does({ type: 'sit', seat }), `${seat}`).toBe('seat-taken');
    expect(handsSeenBy(spy)).toEqual([]);
    expect(spy.info.seats.map(({ open }) => open)).toEqual([false, false, false, false, false]);
    await rig.restart();
    const back = await rig.come('spy', code);
    expect(await back.does({ type: 'sit' })).toBe('no-free-seat');
  });

  test('a stranger in a running game gets no seat and sees no hand, whichever seats the host frees', async () => {
    const { code, host } = await rig.deal(2, 'card', { seats: 5 });
    const spy = await rig.come('spy', code);
    for (const seat of [1, 2, 3, 4]) {
      await host.does({ type: 'bot', seat });
      await host.does({ type: 'free', seat });
      await spy.does({ type: 'sit', seat });
    }
    expect(spy.seat).toBeNull();
    expect(handsSeenBy(spy)).toEqual([]);
    expect(handsSeenBy(host)).toEqual([0]);
  });
});

describe('a latecomer, where the plan lets people come later', () => {
  const LATE = { seats: 5, latecomers: true } as const;

  test('a latecomer is announced, and sees no hand until their seat is asked the next time', async () => {
    rig.config.pause = [0, 0];
    const { code, guests, host } = await rig.deal(4, 'card', LATE);
    await until(() => host.view.asked !== 4);
    expect(host.info.plan.latecomers).toBe(true);
    expect(host.info.seats.map(({ open }) => open)).toEqual([false, false, false, false, true]);
    const eve = await rig.come('eve', code, { name: 'Eve' });
    expect(await eve.does({ type: 'sit' })).toBeNull();
    expect(host.notices).toEqual(['Eve: latecomer']);
    expect(host.info.seats[4]).toMatchObject({ guest: 'eve', name: 'Eve', waiting: true, open: false });
    expect([eve.seat, eve.view.viewer, handsSeenBy(eve)]).toEqual([null, 'spectator', []]);
    expect(await eve.does({ type: 'answer', step: 0, option: 0 })).toBe('not-seated');
    await playOn(guests, () => eve.seat === 4);
    expect([eve.view.viewer, eve.view.asked]).toEqual([4, 4]);
    expect(eve.token).toMatch(/^4\./);
    expect(await eve.does({ type: 'answer', step: eve.view.step, option: 0 })).toBeNull();
  });

  test('a latecomer who sits down while the bot of the seat is asked leaves that answer to the bot', async () => {
    const { code, host } = await rig.deal(1, 'card', { seats: 4, latecomers: true });
    if (host.view.asked === 0) await playOn([host], () => host.view.asked !== 0);
    const seat = host.view.asked ?? -1;
    const eve = await rig.come('eve', code);
    expect(await eve.does({ type: 'sit', seat })).toBeNull();
    expect([eve.seat, handsSeenBy(eve)]).toEqual([null, []]);
  });

  test('a latecomer who leaves can’t sit in another seat of that game, even after being removed and pardoned', async () => {
    const { code, host } = await rig.deal(2, 'card', LATE);
    const eve = await rig.come('eve', code);
    await eve.does({ type: 'sit', seat: 2 });
    await eve.does({ type: 'leave' });
    for (const seat of [3, 4]) expect(await eve.does({ type: 'sit', seat })).toBe('not-now');
    await host.does({ type: 'kick', guest: 'eve' });
    await host.does({ type: 'pardon', guest: 'eve' });
    await rig.restart();
    const back = await rig.come('eve', code);
    for (const seat of [3, 4]) expect(await back.does({ type: 'sit', seat })).toBe('not-now');
    expect(await (await rig.come('host', code)).does({ type: 'sit', seat: 3 })).toBe('not-now');
  });

  test('a latecomer can’t take the seat of a player who left, nor that of a bot that the host seated', async () => {
    const { code, host, other } = await rig.gather(2, 'card', { seats: 4, latecomers: true });
    await host.does({ type: 'bot', seat: 3 });
    await host.does({ type: 'start' });
    await other.does({ type: 'leave' });
    const eve = await rig.come('eve', code);
    for (const seat of [1, 3]) expect(await eve.does({ type: 'sit', seat })).toBe('seat-taken');
    expect(await eve.does({ type: 'sit' })).toBeNull();
    expect(host.info.seats[2]?.guest).toBe('eve');
  });

  test('refuses latecomers in a running game whose plan did not allow them at the deal', async () => {
    const { code, host } = await rig.deal(2, 'card', { seats: 4 });
    expect(await host.does({ type: 'arrange', plan: { seats: 4, latecomers: true } })).toBe('not-now');
    expect(await (await rig.come('eve', code)).does({ type: 'sit' })).toBe('no-free-seat');
  });

  test('a latecomer can’t take the seat of an eliminated player', async () => {
    rig.config.pause = [0, 0];
    const { code, host } = await rig.deal(1, 'card', { seats: 7, latecomers: true });
    const dead = await pauseWhenOut([host], (seat) => seat > 0);
    const eve = await rig.come('eve', code);
    expect(await eve.does({ type: 'sit', seat: dead })).toBe('seat-taken');
  });
});

describe('a seat moves to another device', () => {
  const ticketOf = async (guest: Guest): Promise<string> => {
    expect(await guest.does({ type: 'move' })).toBeNull();
    return guest.last('ticket').ticket;
  };

  test('a seat moves to another device with a ticket, and the old device is told so and disconnected', async () => {
    const { code, host, other } = await rig.deal();
    const { token } = other;
    const ticket = await ticketOf(other);
    const phone = await rig.come('phone', code, { ticket, name: 'Guest of the phone' });
    expect([phone.seat, phone.view.viewer]).toEqual([1, 1]);
    expect(other.dismissed).toBe('moved');
    expect(host.notices).toEqual(['BOB: moved']);
    expect(host.info.seats[1]).toMatchObject({ guest: 'phone', name: 'BOB', connected: true });
    expect((await rig.come('thief', code, { ticket })).dismissed).toBe('bad-ticket');
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    const old = await rig.come('bob', code);
    expect([old.seat, old.view.viewer]).toEqual([null, 'spectator']);
    expect(await old.does({ type: 'sit' })).toBe('not-now');
    expect((await rig.come('anywhere', code, { token: phone.token })).last('welcome').seat).toBe(1);
  });

  test('a seat can move to another device and back again, and each ticket works only once', async () => {
    const { code, other } = await rig.deal();
    const there = await ticketOf(other);
    const phone = await rig.come('phone', code, { ticket: there });
    const desk = await rig.come('bob', code, { ticket: await ticketOf(phone) });
    expect(desk.seat).toBe(1);
    expect(phone.dismissed).toBe('moved');
    expect((await rig.come('thief', code, { ticket: there })).dismissed).toBe('bad-ticket');
    expect([desk.dismissed, desk.info.seats[1]?.guest]).toEqual([null, 'bob']);
  });

  test('a seat that moves to another device takes the host’s powers along', async () => {
    const { code, host } = await rig.deal();
    const phone = await rig.come('phone', code, { ticket: await ticketOf(host) });
    expect(phone.info.host).toBe('phone');
    expect(await phone.does({ type: 'pause', on: true })).toBeNull();
  });

  test('a ticket to move a seat is valid for five minutes, and only the newest one counts', async () => {
    stopTime();
    const { code, other } = await rig.deal();
    const [first, second] = [await ticketOf(other), await ticketOf(other)];
    expect((await rig.come('phone', code, { ticket: first })).dismissed).toBe('bad-ticket');
    pass(5 * 60);
    expect((await rig.come('phone', code, { ticket: second })).dismissed).toBe('bad-ticket');
  });

  test('refuses to move a seat to a guest who has or had a seat in this game', async () => {
    const { code, host, other } = await rig.deal();
    const ticket = await ticketOf(other);
    expect((await rig.come('cleo', code, { ticket })).dismissed).toBe('seated-already');
    await rig.come('phone', code, { ticket: await ticketOf(host) });
    expect((await rig.come('host', code, { ticket: await ticketOf(other) })).dismissed).toBe('seated-already');
    expect(other.dismissed).toBeNull();
  });

  test('a device that disconnects right after a seat moved to it can reconnect with the same ticket', async () => {
    const { code, other } = await rig.deal();
    const ticket = await ticketOf(other);
    (await rig.come('phone', code, { ticket })).hangUp();
    expect((await rig.come('phone', code, { ticket })).seat).toBe(1);
  });

  test('only players with a seat get a ticket to move it, not spectators', async () => {
    const { code, other } = await rig.deal();
    expect(await (await rig.come('watcher', code)).does({ type: 'move' })).toBe('not-seated');
    await other.does({ type: 'leave' });
    expect(await other.does({ type: 'move' })).toBe('not-seated');
  });
});

describe('a player who has lost their token', () => {
  beforeEach(() => stopTime());

  /** Bob is gone, and somebody claims to be Bob. */
  async function lost(people = 4) {
    const party = await rig.deal(people);
    await goesForLong(party.other, party.host);
    const stranger = await rig.come('stranger', party.code, { name: 'Bob, really' });
    return { ...party, stranger };
  }

  test('a player who lost their token gets their seat back when all other players vouch for them', async () => {
    const { code, guests, host, stranger } = await lost();
    expect(await stranger.does({ type: 'claim', seat: 1 })).toBeNull();
    expect(await host.does({ type: 'vouch', guest: 'stranger', on: true })).toBeNull();
    expect(host.info.claims).toEqual([
      {
        guest: 'stranger',
        name: 'Bob, really',
        seat: 1,
        asked: ['host', 'cleo', 'dan'],
        agreed: ['host'],
        opensIn: null,
      },
    ]);
    expect([stranger.seat, handsSeenBy(stranger)]).toEqual([null, []]);
    await guests[2]?.does({ type: 'vouch', guest: 'stranger', on: true });
    expect(stranger.seat).toBeNull();
    await guests[3]?.does({ type: 'vouch', guest: 'stranger', on: true });
    expect(stranger.seat).toBeNull();
    await noticeIsOver(stranger);
    expect([stranger.seat, stranger.view.viewer]).toEqual([1, 1]);
    expect(stranger.info.seats[1]).toMatchObject({ guest: 'stranger', name: 'BOB', away: false });
    expect([stranger.info.claims, host.notices]).toEqual([[], [...host.notices.slice(0, -1), 'BOB: vouched']]);
    expect((await rig.come('bob', code)).seat).toBeNull();
  });

  test('a claim of a seat ends when one of the other players votes no', async () => {
    const { guests, host, stranger } = await lost();
    await stranger.does({ type: 'claim', seat: 1 });
    await host.does({ type: 'vouch', guest: 'stranger', on: true });
    await guests[2]?.does({ type: 'vouch', guest: 'stranger', on: false });
    expect(host.info.claims).toEqual([]);
    expect(await guests[3]?.does({ type: 'vouch', guest: 'stranger', on: true })).toBe('no-such-guest');
  });

  test('a claim of a seat is not granted by the host’s vote alone', async () => {
    const { host, stranger } = await lost();
    await stranger.does({ type: 'claim', seat: 1 });
    for (const guest of ['cleo', 'dan']) await host.does({ type: 'kick', guest });
    await host.does({ type: 'vouch', guest: 'stranger', on: true });
    expect(stranger.seat).toBeNull();
    const two = await lost(2);
    expect(await two.stranger.does({ type: 'claim', seat: 1 })).toBe('not-now');
  });

  test('a claim of a seat is refused while its owner is present, and ends when the owner comes back', async () => {
    const { code, guests, host, stranger } = await lost();
    expect(await stranger.does({ type: 'claim', seat: 0 })).toBe('seat-taken');
    await stranger.does({ type: 'claim', seat: 1 });
    await rig.come('bob', code);
    await host.isHeard();
    expect(host.info.claims).toEqual([]);
    for (const guest of [host, guests[2], guests[3]])
      expect(await guest?.does({ type: 'vouch', guest: 'stranger', on: true })).toBe('no-such-guest');
  });

  test('refuses a claim of a bot’s seat, and of any seat by a guest who already plays', async () => {
    const { code, host, other } = await rig.deal(4, 'card', { seats: 5 });
    await goesForLong(other, host);
    expect(await (await rig.come('stranger', code)).does({ type: 'claim', seat: 4 })).toBe('no-such-guest');
    expect(await (await rig.come('cleo', code)).does({ type: 'claim', seat: 1 })).toBe('seated-already');
    expect(await (await rig.come('stranger', code)).does({ type: 'claim', seat: 9 })).toBe('no-such-seat');
  });

  test('spectators can’t vouch for a claim of a seat, and latecomers alone can’t grant it', async () => {
    const { code, host, other } = await rig.deal(2, 'card', { seats: 5, latecomers: true });
    for (const id of ['eve', 'fay']) await (await rig.come(id, code)).does({ type: 'sit' });
    await goesForLong(other, host);
    const stranger = await rig.come('stranger', code);
    expect(await stranger.does({ type: 'claim', seat: 1 })).toBe('not-now');
    const three = await lost(3);
    await three.stranger.does({ type: 'claim', seat: 1 });
    const watcher = await rig.come('watcher', three.code);
    expect(await watcher.does({ type: 'vouch', guest: 'stranger', on: true })).toBe('not-seated');
    expect(await host.does({ type: 'vouch', guest: 'stranger', on: true })).toBe('no-such-guest');
  });

  test('a claim of a seat ends when its claimant disconnects', async () => {
    const { host, stranger } = await lost();
    await stranger.does({ type: 'claim', seat: 1 });
    stranger.hangUp();
    await host.isHeard();
    expect(host.info.claims).toEqual([]);
  });
});

test('a player’s token stays valid during a game, even if the host seats a bot, frees the seat or removes them', async () => {
  const { code, host, other } = await rig.deal();
  const { token } = other;
  await host.does({ type: 'bot', seat: 1 });
  await host.does({ type: 'free', seat: 1 });
  await host.does({ type: 'kick', guest: 'bob' });
  await host.does({ type: 'pardon', guest: 'bob' });
  await rig.restart();
  const back = await rig.come('elsewhere', code, { token });
  expect(await back.does({ type: 'sit' })).toBeNull();
  expect(back.view.viewer).toBe(1);
});

describe('another game', () => {
  const over = async () => {
    rig.config.pause = [0, 0];
    const party = await rig.deal(2, 'dice', { seats: 3 });
    await playOn(party.guests);
    rig.slowBots();
    return party;
  };

  test('another game is dealt five seconds after the host’s start, unless a player says "not yet"', async () => {
    const { host, other } = await over();
    stopTime();
    const games = host.all('game').length;
    await host.does({ type: 'start' });
    expect(other.info.startsIn).toBe(5000);
    pass(4);
    expect(await other.does({ type: 'not-yet' })).toBeNull();
    pass(10);
    await host.isHeard();
    expect(host.all('game').length).toBe(games);
    expect([host.info.startsIn, host.notices]).toEqual([null, ['BOB: not-yet']]);
    await host.does({ type: 'start' });
    pass(5);
    await until(() => host.all('game').length > games);
    expect(await other.does({ type: 'not-yet' })).toBe('not-now');
  });

  test('another game is dealt at once if all other players who are present are ready', async () => {
    const { host, other } = await over();
    await other.does({ type: 'ready', on: true });
    const games = host.all('game').length;
    await host.does({ type: 'start' });
    expect(host.all('game').length).toBe(games + 1);
  });

  test('another game is not dealt if the host changes the plan during its countdown', async () => {
    const { host } = await over();
    stopTime();
    const games = host.all('game').length;
    await host.does({ type: 'start' });
    await host.does({ type: 'arrange', plan: { seats: 4 } });
    pass(10);
    await host.isHeard();
    expect(host.all('game').length).toBe(games);
    expect(host.info.startsIn).toBeNull();
  });
});

test('a bot plays at once for a player who left, a notice says so, and the player may take the seat back', async () => {
  stopTime();
  rig.config.pause = [700, 2200];
  const { guests, host } = await rig.deal(4);
  const leaver = asked(guests);
  const { seat } = leaver;
  await leaver.does({ type: 'leave' });
  const watch = guests.find((guest) => guest !== leaver) ?? host;
  await watch.isHeard();
  expect(watch.notices).toEqual([`${leaver.id.toUpperCase()}: left`]);
  pass(3);
  await until(() => watch.view.step > 0, 'the answer of a bot in his place');
  expect(await leaver.does({ type: 'sit' })).toBeNull();
  expect(leaver.seat).toBe(seat);
  await watch.isHeard();
  expect(watch.notices.at(-1)).toBe(`${leaver.id.toUpperCase()}: back`);
});
