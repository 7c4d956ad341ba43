// Tests of attempts to see a second hand, one seat after the other.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { goesForLong, noticeIsOver } from '../../testing/seat-recovery-steps.ts';
import { handsSeenBy } from '../../testing/seen-hands.ts';
import { pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';
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

const LATE = { seats: 5, latecomers: true } as const;

describe('a latecomer who waits for their hand', () => {
  /** Deals, and waits until one of the four people is asked. */
  async function dealAndWait() {
    rig.config.pause = [0, 0];
    const party = await rig.deal(4, 'card', LATE);
    await until(() => party.host.view.asked !== 4);
    return party;
  }

  test('a latecomer who waits for their hand does not see it sooner by leaving and coming back', async () => {
    const { code, guests } = await dealAndWait();
    const eve = await rig.come('eve', code);
    await eve.does({ type: 'sit' });
    await eve.does({ type: 'leave' });
    expect(await eve.does({ type: 'sit' })).toBeNull();
    expect([eve.seat, eve.view.viewer, handsSeenBy(eve)]).toEqual([null, 'spectator', []]);
    expect(eve.info.seats[4]).toMatchObject({ guest: 'eve', waiting: true, gone: null });
    await playOn(guests, () => eve.seat === 4);
    expect(eve.view).toMatchObject({ viewer: 4, asked: 4 });
  });

  test('a latecomer does not see their hand sooner by being removed and pardoned, or by a restart', async () => {
    const { code, host } = await rig.deal(4, 'card', LATE);
    await (await rig.come('eve', code)).does({ type: 'sit' });
    await host.does({ type: 'kick', guest: 'eve' });
    await host.does({ type: 'pardon', guest: 'eve' });
    await rig.restart();
    const eve = await rig.come('eve', code);
    expect(await eve.does({ type: 'sit' })).toBeNull();
    expect([eve.seat, handsSeenBy(eve)]).toEqual([null, []]);
  });

  test('a latecomer does not see their hand if the seat was asked only while they were gone', async () => {
    const { code, guests } = await dealAndWait();
    const eve = await rig.come('eve', code);
    await eve.does({ type: 'sit' });
    await eve.does({ type: 'leave' });
    let wasAsked = false;
    await playOn(guests, () => {
      const { asked } = guests[0]?.view ?? {};
      wasAsked ||= asked === 4;
      return wasAsked && asked !== 4;
    });
    await eve.does({ type: 'sit' });
    expect([eve.seat, handsSeenBy(eve)]).toEqual([null, []]);
  });

  test('a latecomer gets no ticket to move their seat while they still wait for the hand', async () => {
    const { code } = await rig.deal(4, 'card', LATE);
    const eve = await rig.come('eve', code);
    await eve.does({ type: 'sit' });
    expect(await eve.does({ type: 'move' })).toBe('not-seated');
  });
});

describe('a ticket', () => {
  const ticketOf = async (guest: Guest): Promise<string> => {
    await guest.does({ type: 'move' });
    return guest.last('ticket').ticket;
  };

  test('a ticket to move a seat is void once its player has been removed', async () => {
    const { code, host, other } = await rig.deal();
    const ticket = await ticketOf(other);
    await host.does({ type: 'kick', guest: 'bob' });
    const phone = await rig.come('phone', code, { ticket });
    expect(phone.dismissed).toBe('bad-ticket');
    expect(handsSeenBy(phone)).toEqual([]);
    expect(host.info.seats[1]?.gone).toBe('sent-away');
  });

  test('a ticket from an earlier game does not move a seat that another guest has in the current one', async () => {
    rig.config.pause = [0, 0];
    const { code, guests, host, other } = await rig.deal(2, 'dice', { seats: 3 });
    const ticket = await ticketOf(other);
    await playOn(guests);
    rig.slowBots();
    await other.does({ type: 'leave' });
    const eve = await rig.come('eve', code);
    await eve.does({ type: 'sit', seat: 1 });
    await host.does({ type: 'again' });
    await host.does({ type: 'start' });
    const phone = await rig.come('phone', code, { ticket });
    expect([phone.dismissed, handsSeenBy(phone)]).toEqual(['bad-ticket', []]);
    expect(handsSeenBy(eve)).toEqual([1]);
  });

  test('a ticket for one seat together with the token of another is refused', async () => {
    const { code, host, other } = await rig.deal();
    const greedy = await rig.come('greedy', code, { ticket: await ticketOf(other), token: host.token });
    expect([greedy.dismissed, handsSeenBy(greedy)]).toEqual(['seated-already', []]);
  });
});

describe('a claimant of a seat', () => {
  beforeEach(() => stopTime());

  /** Bob is absent, and a stranger claims the seat; everybody but the host has vouched. */
  async function nearly(plan: object = { seats: 5, latecomers: true }, people = 4) {
    const party = await rig.deal(people, 'card', { seats: 5, ...plan });
    await goesForLong(party.other, party.host);
    const stranger = await rig.come('stranger', party.code);
    expect(await stranger.does({ type: 'claim', seat: 1 })).toBeNull();
    for (const guest of party.guests.slice(2)) await guest.does({ type: 'vouch', guest: 'stranger', on: true });
    return { ...party, stranger, last: () => party.host.does({ type: 'vouch', guest: 'stranger', on: true }) };
  }

  test('a claimant of a seat who sits down in another one as a latecomer loses the claim', async () => {
    const { host, stranger, last } = await nearly();
    expect(await stranger.does({ type: 'sit', seat: 4 })).toBeNull();
    expect(host.info.claims).toEqual([]);
    expect(await last()).toBe('no-such-guest');
    expect(host.info.seats.map(({ guest }) => guest)).toEqual(['host', 'bob', 'cleo', 'dan', 'stranger']);
  });

  test('a claimant of a seat who gets another one by a ticket loses the claim', async () => {
    const { code, guests, stranger, last } = await nearly();
    const [, , , dan] = guests;
    await dan?.does({ type: 'move' });
    const again = await rig.come('stranger', code, { ticket: dan?.last('ticket').ticket ?? '' });
    expect(again.seat).toBe(3);
    expect(await last()).toBe('no-such-guest');
    expect(handsSeenBy(stranger)).toEqual([3]);
    expect(handsSeenBy(again)).toEqual([3]);
  });

  test('a claimant of a seat who reads the chat of eliminated players loses the claim', async () => {
    const { code, host, last } = await nearly({ gallery: true });
    const watcher = await rig.come('watcher', code);
    await watcher.does({ type: 'say', channel: 'gallery', text: 'he is the Renegade' });
    expect(await last()).toBe('no-such-guest');
    expect(host.info.seats[1]?.guest).toBe('bob');
  });

  test('a claimant of a seat who is removed loses the claim', async () => {
    const { host, stranger, last } = await nearly();
    await host.does({ type: 'kick', guest: 'stranger' });
    expect(await last()).toBe('no-such-guest');
    expect([stranger.dismissed, host.info.seats[1]?.guest]).toEqual(['sent-away', 'bob']);
  });

  test('a claimant of a seat loses the claim when its owner comes back, even if the owner had left', async () => {
    const { code, guests, host, other } = await rig.deal();
    await other.does({ type: 'leave' });
    await goesForLong(other, host);
    const stranger = await rig.come('stranger', code);
    expect(await stranger.does({ type: 'claim', seat: 1 })).toBeNull();
    const bob = await rig.come('bob', code);
    expect(bob.info.claims).toEqual([]);
    for (const guest of [host, ...guests.slice(2)])
      expect(await guest.does({ type: 'vouch', guest: 'stranger', on: true })).toBe('no-such-guest');
    expect(await bob.does({ type: 'sit' })).toBeNull();
    expect([bob.seat, stranger.seat]).toEqual([1, null]);
  });

  test('a claim of a seat is refused if half of the players who could vouch have been removed', async () => {
    const { host, stranger, last } = await nearly({}, 5);
    for (const guest of ['cleo', 'dan']) await host.does({ type: 'kick', guest });
    expect(host.info.claims).toEqual([]);
    // Whom the host pardons has left, and has not come back.
    for (const guest of ['cleo', 'dan']) await host.does({ type: 'pardon', guest });
    expect(host.info.claims).toEqual([]);
    expect(await last()).toBe('no-such-guest');
    expect(handsSeenBy(stranger)).toEqual([]);
  });

  test('a claim of a seat is granted although one of several voters has left', async () => {
    const { guests, host, stranger, last } = await nearly();
    await guests[3]?.does({ type: 'leave' });
    expect(await last()).toBeNull();
    await noticeIsOver(stranger);
    expect([stranger.seat, host.info.seats[1]?.guest]).toEqual([1, 'stranger']);
  });
});

describe('a player who comes back to a game', () => {
  test('a player who reconnects with another seat’s progress gets only what their own seat may see', async () => {
    rig.config.pause = [0, 0];
    const { code, guests, host } = await rig.deal(3, 'card', { seats: 5 });
    await playOn(guests, () => host.view.step >= 12);
    await host.does({ type: 'pause', on: true });
    const { id, step: first } = host.last('game');
    const steps = Array.from({ length: host.view.step - first + 2 }, (_, more) => first + more);
    for (const since of steps.map((step) => ({ game: id, step }))) {
      expect(handsSeenBy(await rig.come('spy', code, { since }))).toEqual([]);
      for (const seat of handsSeenBy(await rig.come('bob', code, { since }))) expect(seat).toBe(1);
    }
  });

  test('a player who moved their seat to another device sees nothing of it on the old one', async () => {
    const { code, guests, host, other } = await rig.deal(4);
    await other.does({ type: 'move' });
    const { ticket } = other.last('ticket');
    const { id, step } = other.last('game');
    await rig.come('phone', code, { ticket });
    await playOn(
      guests.filter((guest) => guest !== other),
      () => host.view.asked === 1 || host.view.step > 3,
    );
    expect(handsSeenBy(await rig.come('bob', code, { since: { game: id, step } }))).toEqual([]);
  });
});

test('an eliminated player can move their seat to another device, and sees no other hand', async () => {
  rig.config.pause = [0, 0];
  const { code, guests } = await rig.deal(2, 'card', LATE);
  const out = await pauseWhenOut(guests, (seat) => seat < 2);
  const dead = guests[out] as Guest;
  await dead.does({ type: 'leave' });
  for (const seat of [2, 3, 4]) {
    expect(await dead.does({ type: 'sit', seat })).toBe('not-now');
    expect(await dead.does({ type: 'claim', seat })).toBe('seated-already');
  }
  const phone = await rig.come(`${dead.id}`, code);
  expect(await phone.does({ type: 'claim', seat: 1 - out })).toBe('seated-already');
  expect(handsSeenBy(phone)).toEqual([]);
});
