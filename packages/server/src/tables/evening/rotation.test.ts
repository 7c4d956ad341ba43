// Tests of the rotation: who makes room between two games, and who comes in.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contributionOf, promise, reveal } from '../../testing/contributing-guests.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.config.pause = [0, 0];
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const seatedAt = (host: Guest): (string | null)[] => host.info.seats.map(({ guest }) => guest);
const queueAt = (host: Guest): string[] => host.info.evening?.queue.map(({ guest }) => guest) ?? [];

/** A table whose first game is over, with some who wait in line. */
async function over(people: number, waiting: readonly string[], seats = people) {
  const party = await rig.deal(people, 'dice', { seats });
  const line: Guest[] = [];
  for (const id of waiting) {
    const guest = await rig.come(id, party.code, { name: id.toUpperCase() });
    expect(await guest.does({ type: 'queue', on: true })).toBeNull();
    line.push(guest);
  }
  await playOn(party.guests);
  return { ...party, line };
}

test('nine people at a table of five rotate for four games: everybody comes in by order of waiting', async () => {
  stopTime();
  const { host, guests, line } = await over(5, ['fay', 'gus', 'hal', 'ida']);
  const all = [...guests, ...line];
  const played = new Map(all.map(({ id }) => [id, 1]));
  for (const { id } of line) played.set(id, 0);
  for (let game = 1; game < 4; game++) {
    const before = queueAt(host);
    const { next } = host.info.evening ?? {};
    expect(next?.in.map(({ guest }) => guest)).toEqual(before);
    expect(await host.does({ type: 'start' })).toBeNull();
    // Everybody sees who comes in, and where.
    for (const { guest, seat } of next?.in ?? []) expect(seatedAt(host)[seat]).toBe(guest);
    for (const id of before) expect(seatedAt(host)).toContain(id);
    expect(queueAt(host)).toHaveLength(4);
    const games = host.all('game').length;
    pass(5);
    await until(() => host.all('game').length > games);
    for (const guest of all) {
      await guest.isHeard();
      const place = seatedAt(host).indexOf(guest.id);
      expect([guest.seat, guest.view.viewer]).toEqual(place < 0 ? [null, 'spectator'] : [place, place]);
    }
    for (const id of seatedAt(host)) if (id !== null) played.set(id, (played.get(id) ?? 0) + 1);
    await playOn(all, () => host.info.phase === 'over' && host.info.evening?.games === game + 1);
  }
  const counts = [...played.values()];
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(20);
});

test('a seat that changes hands opens with the new player’s token only, also after a restart', async () => {
  stopTime();
  const { code, host, guests, line } = await over(3, ['fay']);
  const tokens = guests.map(({ token }) => token);
  await host.does({ type: 'start' });
  const seat = seatedAt(host).indexOf('fay');
  const [fay] = line as [Guest];
  expect(fay.token).not.toBe('');
  expect((await rig.come('thief', code, { token: tokens[seat] })).dismissed).toBe('bad-token');
  const { token } = fay;
  await rig.restart();
  expect((await rig.come('fays-phone', code, { token })).last('welcome').seat).toBe(seat);
  expect(queueAt(await rig.come('host', code))).toHaveLength(1);
});

test('those who come in contribute to the shuffle, because they commit before it begins', async () => {
  stopTime();
  const { host, guests, line } = await over(3, ['fay']);
  const [fay] = line as [Guest];
  await host.does({ type: 'start' });
  const players = [...guests, fay].filter(({ seat }) => seat !== null);
  for (const [number, guest] of players.entries()) expect(await promise(guest, contributionOf(40 + number))).toBeNull();
  pass(5);
  await until(() => host.info.start !== null);
  expect(host.info.start?.promises.every((one) => one !== null)).toBe(true);
  for (const [number, guest] of players.entries()) expect(await reveal(guest, contributionOf(40 + number))).toBeNull();
  await host.isHeard();
  expect(host.info.phase).toBe('playing');
});

test('rotation takes place once after a game, however often the host starts or goes back to the waiting room', async () => {
  stopTime();
  const { host, line, guests } = await over(3, ['fay']);
  await host.does({ type: 'start' });
  const seats = seatedAt(host);
  await (line[0] as Guest).does({ type: 'not-yet' });
  await host.does({ type: 'start' });
  await host.does({ type: 'again' });
  expect(seatedAt(host)).toEqual(seats);
  expect(guests.filter(({ id }) => !seats.includes(id))).toHaveLength(1);
});

test('people who wait come in for free seats and for bots before anybody makes room', async () => {
  const { host } = await over(2, ['fay', 'gus', 'hal'], 4);
  expect(host.info.evening?.next).toEqual({
    out: [0],
    in: [
      { guest: 'fay', seat: 0 },
      { guest: 'gus', seat: 2 },
      { guest: 'hal', seat: 3 },
    ],
  });
});

test('a player’s own bot makes room before people do, and never waits in line, where nobody sees that it is a bot', async () => {
  stopTime();
  const { code, host } = await over(2, ['fay'], 3);
  const bot = await rig.come('robot', code, { name: 'Robot' });
  expect(await bot.does({ type: 'sit', seat: 2, ownBot: true })).toBeNull();
  expect(host.info.evening?.next).toEqual({ out: [], in: [{ guest: 'fay', seat: 2 }] });
  expect(await bot.does({ type: 'sit-out', on: true })).toBeNull();
  await host.does({ type: 'start' });
  expect([seatedAt(host), queueAt(host)]).toEqual([['host', 'bob', 'fay'], []]);
});

test('the host can let the losers make room, or nobody', async () => {
  const { host } = await over(4, ['fay']);
  expect(await host.does({ type: 'arrange', rotation: 'losers' })).toBeNull();
  const [out = -1] = host.info.evening?.next?.out ?? [];
  const games = await host.does({ type: 'evening', from: 0 }).then(() => host.last('evening').games);
  expect(games[0]?.seats[out]?.won).toBe(false);
  expect(host.notices.at(-1)).toBe('HOST: arranged');
  expect(await host.does({ type: 'arrange', rotation: 'off' })).toBeNull();
  expect(host.info.evening?.next).toBeNull();
});

test('a player who sits out one game makes room for it, and comes in first after it', async () => {
  stopTime();
  const { host, other, guests, line } = await over(3, ['fay', 'gus']);
  await host.does({ type: 'arrange', rotation: 'off' });
  expect(await other.does({ type: 'sit-out', on: true })).toBeNull();
  expect(host.info.evening?.resting).toEqual(['bob']);
  await host.does({ type: 'start' });
  expect([seatedAt(host), queueAt(host)]).toEqual([
    ['host', 'fay', 'cleo'],
    ['bob', 'gus'],
  ]);
  pass(5);
  await until(() => host.info.phase === 'playing');
  await host.does({ type: 'arrange', rotation: 'longest' });
  await playOn([...guests, ...line], () => host.info.phase === 'over');
  expect(await host.does({ type: 'arrange', rotation: 'longest' })).toBeNull();
  expect(host.info.evening?.next?.in.map(({ guest }) => guest)).toEqual(['bob', 'gus']);
});

test('somebody who waits can sit out a game without losing their place in the line', async () => {
  const { host, line } = await over(3, ['fay', 'gus']);
  await (line[0] as Guest).does({ type: 'sit-out', on: true });
  expect(host.info.evening?.next?.in.map(({ guest }) => guest)).toEqual(['gus']);
  await host.does({ type: 'again' });
  expect(host.info.evening?.queue[0]).toMatchObject({ guest: 'fay', rests: false });
});

test('those who wait in line but are not connected keep their place, and nobody makes room for them', async () => {
  const { host, line } = await over(3, ['fay', 'gus']);
  (line[0] as Guest).hangUp();
  await host.isHeard();
  expect(host.info.evening?.queue[0]).toMatchObject({ guest: 'fay', connected: false });
  expect(host.info.evening?.next?.in.map(({ guest }) => guest)).toEqual(['gus']);
});

describe('random seats', () => {
  test('the host can give everybody another seat by chance, and tokens open the new seats', async () => {
    const { code, host, other } = await rig.gather(5, 'card', { seats: 7 });
    const before = seatedAt(host);
    const { token } = other;
    expect(await other.does({ type: 'mix-seats' })).toBe('not-the-host');
    for (let tries = 0; tries < 20 && String(seatedAt(host)) === String(before); tries++)
      expect(await host.does({ type: 'mix-seats' })).toBeNull();
    expect(seatedAt(host)).not.toEqual(before);
    expect(seatedAt(host).toSorted()).toEqual(before.toSorted());
    expect(other.seat).toBe(seatedAt(host).indexOf('bob'));
    expect((await rig.come('bobs-phone', code, { token })).last('welcome').seat).toBe(other.seat);
  });

  test('refuses random seats and rotation while a game or a shuffle is under way', async () => {
    const { host } = await rig.deal(2, 'card', { seats: 4 });
    expect(await host.does({ type: 'mix-seats' })).toBe('not-now');
  });
});

test('a guest with a seat can’t wait in line, a stranger can’t sit out, and a removed guest waits no longer', async () => {
  const { code, host, other } = await rig.gather(2, 'card', { seats: 2 + 2 });
  expect(await other.does({ type: 'queue', on: true })).toBe('seated-already');
  const fay = await rig.come('fay', code, { name: 'FAY' });
  expect(await fay.does({ type: 'sit-out', on: true })).toBe('not-seated');
  await fay.does({ type: 'queue', on: true });
  await fay.does({ type: 'queue', on: true });
  expect(queueAt(host)).toEqual(['fay']);
  await host.does({ type: 'kick', guest: 'fay' });
  expect(queueAt(host)).toEqual([]);
});

test('the line has a limit, and those who have gone make room in it', async () => {
  const { code, host } = await rig.gather(1, 'card', { seats: 4 });
  for (let number = 0; number < 40; number++) {
    const guest = await rig.come(`guest-${number}`, code, { name: `Guest ${number}` });
    expect(await guest.does({ type: 'queue', on: true })).toBeNull();
    if (number === 7) guest.hangUp();
  }
  const late = await rig.come('late', code, { name: 'Late' });
  expect(await late.does({ type: 'queue', on: true })).toBeNull();
  expect(queueAt(host)).toHaveLength(40);
  expect(queueAt(host)).not.toContain('guest-7');
  expect(await (await rig.come('later', code, {})).does({ type: 'queue', on: true })).toBe('queue-full');
});

describe('cards and dice at one table', () => {
  test('the host changes the game, and people, chat, seats and the evening stay', async () => {
    const { code, host, guests } = await rig.deal(3, 'dice', { seats: 4 });
    await playOn(guests);
    await host.does({ type: 'say', channel: 'table', text: 'cards now' });
    const seats = seatedAt(host);
    expect(await host.does({ type: 'arrange', game: 'card', plan: { seats: 4 } })).toBeNull();
    expect(host.info).toMatchObject({ game: 'card', phase: 'gathering', evening: { games: 1 } });
    expect(seatedAt(host)).toEqual(seats);
    await rig.restart();
    const again = await Promise.all(['host', 'bob', 'cleo'].map((id) => rig.come(id, code)));
    const [back] = again as [Guest, ...Guest[]];
    expect(back.info.game).toBe('card');
    expect(back.last('welcome').lines.map(({ text }) => text)).toContain('cards now');
    await back.does({ type: 'start' });
    await playOn(again);
    await back.does({ type: 'evening', from: 0 });
    expect(back.last('evening').games.map(({ game }) => game)).toEqual(['dice', 'card']);
  });

  test('refuses another game without its plan, a plan that is not for it, and packs in the dice game', async () => {
    const { host } = await rig.gather(2, 'dice', { seats: 4 });
    expect(await host.does({ type: 'arrange', game: 'card' })).toBe('bad-plan');
    expect(await host.does({ type: 'arrange', game: 'card', plan: { seats: 4, modules: [1] } })).toBe('bad-plan');
    expect(host.info.game).toBe('dice');
  });
});
