// Tests of another plan by the host: seats, tokens, readiness, and announcements.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contributionOf, promise } from '../../testing/contributing-guests.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { dealAgain, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const seated = ({ info }: Guest): readonly (string | null)[] => info.seats.map(({ guest }) => guest);
const lastNotice = (guest: Guest) => guest.all('line').at(-1)?.line;

describe('fewer seats', () => {
  test('a plan with fewer seats first removes seats of bots and free ones, and seated people keep theirs', async () => {
    const { code, host } = await rig.gather(1, 'card', { seats: 7 });
    const [bob, cleo] = [await rig.come('bob', code), await rig.come('cleo', code)];
    await bob.does({ type: 'sit', seat: 4 });
    await cleo.does({ type: 'sit', seat: 6 });
    await host.does({ type: 'bot', seat: 2 });
    const guests = [host, bob, cleo];
    for (const [at, guest] of guests.entries()) await promise(guest, contributionOf(at));
    const tokens = guests.map(({ token }) => token ?? '');
    const promises = () => rig.tables.here(code)?.record.seats.flatMap(({ promise: one }) => one ?? []);
    const before = promises();
    expect(await host.does({ type: 'arrange', plan: { seats: 4 } })).toBeNull();
    expect(seated(host)).toEqual(['host', null, 'bob', 'cleo']);
    expect(promises()).toEqual(before);
    for (const [at, guest] of guests.entries()) {
      guest.hangUp();
      const again = await rig.come(`${guest.id} on a new device`, code, { token: tokens[at] ?? '' });
      expect(again.info.seats[again.seat ?? -1]?.guest).toBe(guest.id);
    }
    await rig.restart();
    const again = await rig.come('somebody', code, { token: tokens[2] ?? '' });
    expect(again.seat).toBe(3);
    expect((await rig.come('thief', code, { token: `3.${tokens[1]?.split('.')[1]}` })).dismissed).toBe('bad-token');
  });

  test('a plan with fewer seats removes seats of absent people before those of people who are present', async () => {
    const { host, guests } = await rig.gather(5, 'card', { seats: 5 });
    guests[1]?.hangUp();
    await host.isHeard();
    expect(await host.does({ type: 'arrange', plan: { seats: 4 } })).toBeNull();
    expect(seated(host)).toEqual(['host', 'cleo', 'dan', 'eve']);
    expect(guests[4]?.seat).toBe(3);
  });

  test('a plan with too few seats for the people present is refused until the host agrees explicitly', async () => {
    const { host, guests } = await rig.gather(5, 'card', { seats: 5 });
    expect(await host.does({ type: 'arrange', plan: { seats: 4 } })).toBe('people-seated');
    expect(seated(host)).toEqual(['host', 'bob', 'cleo', 'dan', 'eve']);
    expect(await host.does({ type: 'arrange', plan: { seats: 4 }, unseat: true })).toBeNull();
    expect(seated(host)).toEqual(['host', 'bob', 'cleo', 'dan']);
    expect(guests[4]?.seat).toBeNull();
  });
});

describe('a change by the host', () => {
  test('a change of the plan by the host is announced to everybody, with what has changed', async () => {
    const { host, other } = await rig.gather();
    await host.does({ type: 'arrange', plan: { seats: 5, latecomers: true }, clock: { answer: 30, bank: 60 } });
    await other.isHeard();
    expect(lastNotice(other)).toMatchObject({ notice: 'arranged', name: 'HOST', text: 'seats latecomers clock' });
    const told = other.all('line').length;
    await host.does({ type: 'arrange', plan: { seats: 5, latecomers: true } });
    await other.isHeard();
    expect(other.all('line')).toHaveLength(told);
  });

  test.each([
    [{ clock: { answer: 30, bank: 60 } }, true],
    [{ isPublic: true }, true],
    // The page sends the plan with them.
    [{ plan: { seats: 4 }, clock: { answer: 30, bank: 60 } }, true],
    [{ plan: { seats: 4 }, isPublic: true }, true],
    [{ plan: { seats: 4, bot: 'greenhorn' } }, true],
    [{ plan: { seats: 5 } }, false],
    [{ plan: { seats: 4, gallery: true } }, false],
  ] as const)('after the host’s change %j other players are still ready: %s', async (changes, isReady) => {
    const { host, other } = await rig.gather();
    await other.does({ type: 'ready', on: true });
    await host.does({ type: 'arrange', ...changes });
    expect(host.info.seats[1]?.ready).toBe(isReady);
  });
});

describe('the seat of an absent friend', () => {
  test('the host can free the seat of an absent guest, who is not banned by that', async () => {
    const { code, host, other } = await rig.gather();
    expect(await host.does({ type: 'free', seat: 1 })).toBe('seat-taken');
    other.hangUp();
    await host.isHeard();
    expect(await host.does({ type: 'free', seat: 1 })).toBeNull();
    expect(lastNotice(host)).toMatchObject({ notice: 'freed', name: 'BOB' });
    const back = await rig.come('bob', code);
    expect([back.dismissed, back.seat]).toEqual([null, null]);
    expect(await back.does({ type: 'sit' })).toBeNull();
  });

  test('the host can’t free an absent player’s seat while a game runs', async () => {
    const { host, other } = await rig.deal();
    other.hangUp();
    await host.isHeard();
    expect(await host.does({ type: 'free', seat: 1 })).toBe('seat-taken');
  });
});

describe('everybody is told who has the host’s powers', () => {
  test('a notice tells everybody to whom the host’s powers were handed', async () => {
    const { host, other } = await rig.gather();
    await host.does({ type: 'host', guest: 'bob' });
    await until(() => lastNotice(other)?.notice === 'host', 'the notice');
    expect(lastNotice(other)).toMatchObject({ name: 'BOB', seat: 1 });
  });

  test('a notice tells everybody when somebody acts as host, and when the host is back', async () => {
    stopTime();
    const { code, host, other } = await rig.gather();
    host.hangUp();
    await other.isHeard();
    pass(60);
    await until(() => other.info.host === 'bob', 'a stand-in');
    await until(() => lastNotice(other)?.notice === 'host', 'the notice');
    expect(lastNotice(other)).toMatchObject({ name: 'BOB' });
    await rig.come('host', code);
    await until(() => lastNotice(other)?.name === 'HOST', 'the host’s own notice');
  });
});

test('a table goes on showing the end of a game until the host changes the plan or starts another', async () => {
  const { guests, host, other } = await rig.deal();
  await playOn(guests);
  await host.does({ type: 'arrange', clock: { answer: 30, bank: 60 } });
  await other.isHeard();
  expect(other.info.phase).toBe('over');
  await dealAgain(guests);
  expect(other.info.phase).toBe('playing');
});
