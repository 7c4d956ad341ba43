// Tests of seats: taking one, playing in it, and keeping it.

import { newTable } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

describe('taking a seat', () => {
  test('a guest who sits down gets the seat that they asked for, or else the first free one', async () => {
    const code = await rig.create();
    const ann = await rig.come('ann', code, { name: 'Ann' });
    const bob = await rig.come('bob', code);
    expect(ann.seat).toBeNull();
    await ann.does({ type: 'sit', seat: 1 });
    await bob.does({ type: 'sit' });
    expect([ann.seat, bob.seat]).toEqual([1, 0]);
    expect(bob.info.seats[1]).toMatchObject({ guest: 'ann', name: 'Ann', by: 'person', connected: true });
    expect(bob.info.seats[2]).toMatchObject({ guest: null, name: null, by: 'nobody', connected: false });
  });

  test('a guest who sits down gets a token for the seat, which nobody else receives', async () => {
    const { host, other } = await rig.gather();
    expect(host.token).toMatch(/^0\./);
    expect(other.token).toMatch(/^1\./);
    expect(JSON.stringify(other.heard)).not.toContain(host.token);
  });

  test('refuses a seat that does not exist or is taken, and a second seat for the same guest', async () => {
    const { code, host } = await rig.gather(1);
    const bob = await rig.come('bob', code);
    expect(await bob.does({ type: 'sit', seat: 0 })).toBe('seat-taken');
    expect(await bob.does({ type: 'sit', seat: 4 })).toBe('no-such-seat');
    expect(await host.does({ type: 'sit', seat: 1 })).toBe('seated-already');
    expect(bob.seat).toBeNull();
  });

  test('a guest can’t sit down when all seats are taken by people or bots', async () => {
    const { code, host } = await rig.gather(3);
    await host.does({ type: 'bot', seat: 3 });
    const dan = await rig.come('dan', code);
    expect(await dan.does({ type: 'sit' })).toBe('no-free-seat');
    expect(await dan.does({ type: 'sit', seat: 3 })).toBe('seat-taken');
  });

  test('a guest can’t take a seat that was made for a bot with the table', async () => {
    const wish = newTable.parse({ game: 'card', plan: { seats: 4 } });
    const { code, seats } = await rig.tables.create('host', { ...wish, people: 1 });
    expect(seats.map(({ by }) => by)).toEqual(['nobody', 'bot', 'bot', 'bot']);
    const ann = await rig.come('ann', code);
    expect(await ann.does({ type: 'sit', seat: 1 })).toBe('seat-taken');
    expect(await ann.does({ type: 'sit' })).toBeNull();
    expect(ann.seat).toBe(0);
  });

  test('a spectator is refused messages that only players may send', async () => {
    const { code } = await rig.deal();
    const watcher = await rig.come('watcher', code);
    expect(await watcher.does({ type: 'leave' })).toBe('not-seated');
    expect(await watcher.does({ type: 'ready', on: true })).toBe('not-seated');
    expect(await watcher.does({ type: 'answer', step: 0, option: 0 })).toBe('not-seated');
    expect(await watcher.does({ type: 'explain', step: 0, attempt: {} })).toBe('not-seated');
    expect(await watcher.does({ type: 'automatic', on: true })).toBe('not-seated');
    expect(await watcher.does({ type: 'back' })).toBe('not-seated');
  });
});

describe('the player of a seat', () => {
  const personas = ({ info }: Guest) => info.seats.map(({ name, persona }) => [name, persona]);

  test('a bot in a seat has no name and no face before the game, and both during it', async () => {
    const { host } = await rig.gather(2);
    expect(personas(host)).toEqual([
      ['HOST', null],
      ['BOB', null],
      [null, null],
      [null, null],
    ]);
    await host.does({ type: 'start' });
    expect(personas(host).slice(1)).toEqual([
      ['BOB', null],
      ['Coyote', 'coyote'],
      ['Ruby', 'ruby'],
    ]);
  });

  test('a seat keeps the name of the player who left while a bot plays for them', async () => {
    const { host, other } = await rig.deal(2);
    await other.does({ type: 'leave' });
    await host.isHeard();
    expect(personas(host)[1]).toEqual(['BOB', null]);
    expect(host.info.seats[1]).toMatchObject({ guest: 'bob', gone: 'left', away: true, connected: false });
  });
});

describe('in a running game', () => {
  test('a player who sits down again while their bot is thinking can answer themselves', async () => {
    const { code, guests, host } = await rig.deal(4);
    const thinking = asked(guests);
    await thinking.does({ type: 'leave' });
    await thinking.does({ type: 'sit' });
    expect(await thinking.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect(host.view.step).toBe(1);
    const [first] = await rig.store.answers(host.last('game').id, 0);
    expect(first).toMatchObject({ seat: thinking.seat, byBot: false });
    expect((await rig.tables.info(code))?.phase).toBe('playing');
  });
});

describe('leaving', () => {
  test('a player who leaves before the deal frees their seat, without a bot or a name left in it', async () => {
    const { code, host, other } = await rig.gather();
    await other.does({ type: 'leave' });
    expect(other.seat).toBeNull();
    expect(host.info.seats[1]).toMatchObject({ guest: null, by: 'nobody', name: null });
    const cleo = await rig.come('cleo', code);
    expect(await cleo.does({ type: 'sit', seat: 1 })).toBeNull();
  });

  test('a player who leaves during a game becomes a spectator, and a bot answers for the seat', async () => {
    const { guests } = await rig.deal();
    const leaver = asked(guests);
    rig.config.pause = [0, 0];
    leaver.say({ type: 'leave' });
    await until(() => leaver.view.step > 0);
    expect(leaver.view.viewer).toBe('spectator');
    expect(leaver.info.seats.filter(({ gone }) => gone === 'left')).toHaveLength(1);
  });

  test('a seat whose player left during a game is kept for that player, and closed to other guests', async () => {
    const { code, other } = await rig.deal(4);
    await other.does({ type: 'leave' });
    const eve = await rig.come('eve', code);
    expect(await eve.does({ type: 'sit' })).toBe('no-free-seat');
    expect(await eve.does({ type: 'sit', seat: 1 })).toBe('seat-taken');
    expect((await rig.tables.info(code))?.seats[1]).toMatchObject({ guest: 'bob', gone: 'left', open: false });
    expect(await other.does({ type: 'sit' })).toBeNull();
    expect(other.seat).toBe(1);
  });

  test('a player who leaves their seat during a game can’t take another seat to see a second hand', async () => {
    const { code, host, other } = await rig.deal(3);
    await other.does({ type: 'leave' });
    expect(await other.does({ type: 'sit', seat: 3 })).toBe('not-now');
    await host.does({ type: 'bot', seat: 1 });
    expect(await other.does({ type: 'sit', seat: 3 })).toBe('not-now');
    await rig.restart();
    const back = await rig.come('bob', code);
    expect(back.seat).toBeNull();
    expect(await back.does({ type: 'sit', seat: 3 })).toBe('not-now');
    expect(await back.does({ type: 'sit' })).toBeNull();
    expect(back.seat).toBe(1);
  });

  test('a seat whose player left during a game is free for anybody when the game is over', async () => {
    rig.config.pause = [0, 0];
    const { code, host, guests, other } = await rig.deal(2, 'dice');
    await other.does({ type: 'leave' });
    await playOn(guests.filter((guest) => guest !== other));
    expect(host.info.seats[1]).toMatchObject({ guest: null, by: 'nobody', gone: null, open: true });
    expect(await (await rig.come('eve', code)).does({ type: 'sit', seat: 1 })).toBeNull();
  });
});

describe('one guest with two connections', () => {
  test('a guest with two connections who sits down has one seat, and both connections are told', async () => {
    const code = await rig.create();
    const [one, two] = [await rig.come('ann', code), await rig.come('ann', code)];
    await one.does({ type: 'sit' });
    await two.isHeard();
    expect([one.seat, two.seat]).toEqual([0, 0]);
    expect(two.token).toBe(one.token);
    expect(await two.does({ type: 'sit' })).toBe('seated-already');
    expect(two.info.watchers).toBe(0);
  });

  test('a guest with two connections counts as connected until both are closed', async () => {
    const { code, host, other } = await rig.gather();
    const second = await rig.come('bob', code);
    other.hangUp();
    await host.isHeard();
    expect(host.info.seats[1]?.connected).toBe(true);
    second.hangUp();
    await host.isHeard();
    expect(host.info.seats[1]?.connected).toBe(false);
  });

  test('a guest with two connections who leaves their seat loses it on both', async () => {
    const { code, other } = await rig.deal();
    const second = await rig.come('bob', code);
    await other.does({ type: 'leave' });
    await second.isHeard();
    expect(second.seat).toBeNull();
    expect(second.view.viewer).toBe('spectator');
  });
});
