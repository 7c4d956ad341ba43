// Tests that a table after a restart is the same table.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

/** Chooses the last option, which is the most peaceful one, so that the game goes on. */
const PASS = (options: number): number => options - 1;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

describe.each(['card', 'dice'] as const)('a restart in the middle of a %s game', (game) => {
  test.each([0, 3, 49, 50, 51, 70])(
    'after a restart at %i answers every player and spectator sees the same view as before',
    async (answers) => {
      const { guests, host, code } = await rig.deal(4, game);
      await playOn(guests, () => host.view.step === answers || host.info.phase === 'over');
      await host.isHeard();
      const watcher = await rig.come('watcher', code);
      await rig.restart();
      for (const before of [...guests, watcher]) {
        const after = await rig.come(before.id, code);
        expect(after.seat).toBe(before.seat);
        expect(after.view).toEqual(before.view);
        expect(after.last('game').lucks).toEqual(host.last('game').lucks);
      }
    },
  );

  test('a restart disconnects everybody with a request to come back, and their tokens still open their seats', async () => {
    const { guests, code } = await rig.deal(4, game);
    await rig.restart();
    expect(guests.map(({ dismissed }) => dismissed)).toEqual(Array(4).fill('restart'));
    for (const guest of guests) {
      const back = await rig.come('another device', code, { token: guest.token });
      expect(back.last('welcome')).toMatchObject({ you: guest.id, seat: guest.seat });
    }
  });

  test('after a restart a game goes on with its open question, for people and bots', async () => {
    const { guests, host, code } = await rig.deal(2, game);
    rig.config.pause = [0, 0];
    await rig.restart();
    const back = await Promise.all(guests.map(({ id }) => rig.come(id, code)));
    await playOn(back);
    expect((await rig.store.answers(host.last('game').id, 0)).length).toBe(back[0]?.view.step);
  });

  test('a guest who comes back after a restart and has missed nothing is not sent the game again', async () => {
    const { other } = await rig.deal(4, game);
    await rig.restart();
    const back = await other.returns({}, rig.bus);
    expect(back.all('game')).toEqual([]);
    expect(back.view.viewer).toBe(1);
  });
});

describe('of a long game', () => {
  const damaged = ['{}', 'not even JSON', '{"format":"posse-card"}'];

  test('a snapshot is stored every fifty answers, so that a restart replays at most that many', async () => {
    const { guests, host } = await rig.deal();
    await playOn(guests, () => host.view.step === 60, PASS);
    expect((await rig.store.lastSnapshot(host.last('game').id))?.step).toBe(50);
  });

  test.each(damaged)('a restart replays all answers of a long game if its snapshot is damaged: %j', async (state) => {
    const { guests, host, code } = await rig.deal();
    await playOn(guests, () => host.view.step === 55, PASS);
    await host.isHeard();
    const game = host.last('game').id;
    await rig.store.write([{ put: 'snapshot', game, snapshot: { step: 50, state } }]);
    await rig.restart();
    expect((await rig.come('host', code)).view).toEqual(host.view);
  });
});

test('a game that was paused is still paused after a restart', async () => {
  rig.config.pause = [0, 0];
  const { host, guests, code } = await rig.deal(4);
  await host.does({ type: 'pause', on: true });
  const one = asked(guests);
  await one.does({ type: 'leave' });
  await rig.restart();
  const back = await rig.come('host', code);
  expect(back.info.paused).toBe(true);
  expect(back.last('game').left).toBeNull();
  expect(back.view.step).toBe(0);
});

test('a host who left their seat in a game has no powers after a restart, until they sit down again', async () => {
  const { code, host } = await rig.deal(2);
  await host.does({ type: 'leave' });
  await rig.restart();
  const back = await rig.come('host', code);
  expect(await back.does({ type: 'pause', on: true })).toBe('not-the-host');
  await back.does({ type: 'sit' });
  expect(await back.does({ type: 'pause', on: true })).toBeNull();
});

test('the time banks of the players are the same after a restart', async () => {
  stopTime();
  const { guests, code } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 10, bank: 60 } });
  pass(25);
  const one = asked(guests);
  await one.does({ type: 'answer', step: 0, option: 0 });
  const two = asked(guests);
  pass(10 + (two === one ? 45 : 60));
  await until(() => one.view.step === 2);
  const banks = rig.tables.here(code)?.info.seats.map(({ bank }) => bank);
  expect(banks).toContain(two === one ? 0 : 45_000);
  await rig.restart();
  expect((await rig.tables.info(code))?.seats.map(({ bank }) => bank)).toEqual(banks);
});

describe('the asked player after a restart', () => {
  const CLOCK = { clock: { answer: 10, bank: 60 } };
  const left = async (code: string): Promise<number | null> => (await rig.come('watcher', code)).last('game').left;

  test('the asked player has their full time again after a restart, and a grace period to come back', async () => {
    stopTime();
    const { code, guests } = await rig.deal(4, 'card', { seats: 4 }, CLOCK);
    const one = asked(guests);
    pass(40);
    await rig.restart();
    expect(await left(code)).toBe(85_000);
    pass(14);
    expect(await left(code)).toBe(71_000);
    pass(70);
    const back = await rig.come(one.id, code);
    expect(back.view.step).toBe(0);
    pass(1);
    await until(() => back.view.step > 0, 'an answer in his place');
    expect((await rig.store.answers(one.last('game').id, 0))[0]).toMatchObject({ seat: one.seat, took: 70_000 });
  });

  test('after a restart the asked player’s grace period ends as soon as every player is back', async () => {
    stopTime();
    const { code, guests } = await rig.deal(4, 'card', { seats: 4 }, CLOCK);
    await rig.restart();
    const back: Guest[] = [];
    for (const { id } of guests.slice(1)) back.push(await rig.come(id, code));
    pass(5);
    expect(await left(code)).toBe(80_000);
    back.push(await rig.come('host', code));
    expect(await left(code)).toBe(70_000);
    expect(back.map((guest) => guest.last('game').left)).toEqual([70_000, 70_000, 70_000, 70_000]);
    pass(70);
    await until(() => (back[0]?.view.step ?? 0) > 0, 'an answer in his place');
  });

  test('after a restart there is no grace period for an asked player for whom a bot plays', async () => {
    stopTime();
    const { code, guests } = await rig.deal(1, 'card', { seats: 4 }, CLOCK);
    for (const guest of guests) await guest.does({ type: 'leave' });
    await rig.restart();
    rig.config.pause = [1000, 1000];
    const watcher = await rig.come('watcher', code);
    expect(watcher.last('game').left).toBe(70_000);
  });
});

describe('a restart', () => {
  /** A player who missed an answer while their page was open, and then the server restarted. */
  async function missed() {
    stopTime();
    const { code, guests } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 10, bank: 0 } });
    const one = asked(guests);
    pass(10);
    await until(() => one.view.step > 0, 'an answer in his place');
    await rig.restart();
    return { code, one };
  }

  test('a player marked absent before a restart stays absent while their page only reconnects', async () => {
    const { code, one } = await missed();
    const back = await one.returns({}, rig.bus);
    await back.does({ type: 'automatic', on: false });
    expect(back.info.seats[back.seat ?? -1]?.away).toBe(true);
    await back.does({ type: 'back' });
    expect((await rig.tables.info(code))?.seats[back.seat ?? -1]?.away).toBe(false);
  });

  test('a player marked absent is back when they open the page anew after a restart', async () => {
    const { code, one } = await missed();
    const anew = await rig.come(one.id, code);
    expect(anew.info.seats[anew.seat ?? -1]?.away).toBe(false);
  });

  test('a player’s automatic answers are still switched on after a restart', async () => {
    const { code, host } = await rig.deal(4);
    await host.does({ type: 'automatic', on: true });
    const automatic = () => rig.tables.here(code)?.record.seats.map((seat) => seat.automatic);
    await rig.restart();
    await rig.tables.find(code);
    expect(automatic()).toEqual([true, false, false, false]);
    const back = await rig.come('host', code);
    await back.does({ type: 'leave' });
    await back.does({ type: 'sit' });
    expect(automatic()).toEqual([false, false, false, false]);
  });
});

test('after a restart the survivors of a finished game may still keep their characters', async () => {
  const { host, guests, code } = await rig.deal(4, 'dice');
  await playOn(guests);
  await host.isHeard();
  const { players } = host.view;
  await rig.restart();
  const back = await Promise.all(guests.map(({ id }) => rig.come(id, code)));
  expect(back[0]?.info.phase).toBe('over');
  expect(back[0]?.last('proof')).toEqual(host.last('proof'));
  for (const guest of back)
    expect(await guest.does({ type: 'ready', on: true, keep: true })).toBe(
      players[guest.seat ?? -1]?.alive ? null : 'not-now',
    );
  expect(await back[0]?.does({ type: 'start', passStar: true })).toBeNull();
});

test('a table before its first game is unchanged after a restart', async () => {
  const { host, code } = await rig.gather(2, 'dice', { seats: 6 }, { isPublic: true });
  await host.does({ type: 'bot', seat: 4 });
  await host.does({ type: 'ready', on: true });
  const before = host.info;
  await rig.restart();
  const seats = before.seats.map((seat) => ({ ...seat, connected: false }));
  expect(await rig.tables.info(code)).toEqual({ ...before, seats });
});

test('bots whose stored level is unknown get the usual level after a restart', async () => {
  const { code, host } = await rig.gather(2, 'dice', { seats: 4, bot: 'legend' });
  await host.does({ type: 'bot', seat: 2, bot: 'greenhorn' });
  const record = await rig.store.table(code);
  if (record === null) throw new Error('the table was not stored');
  const seats = record.seats.map((seat, place) => (place === 2 ? seat : { ...seat, bot: 'greedy' }));
  await rig.store.write([{ put: 'table', record: { ...record, plan: { ...record.plan, bot: 'greedy' }, seats } }]);
  rig.config.pause = [0, 0];
  await rig.restart();
  const back = await rig.come('host', code);
  expect(back.info.plan).toEqual({ seats: 4, bot: 'deputy' });
  expect(back.info.seats.map(({ bot }) => bot)).toEqual(['deputy', 'deputy', 'greenhorn', 'deputy']);
  expect(await back.does({ type: 'bot', seat: 3 })).toBeNull();
  expect(await back.does({ type: 'arrange', plan: back.info.plan })).toBeNull();
  expect(await back.does({ type: 'start' })).toBeNull();
});

test('a table that can’t be restored does not stop other tables from being restored', async () => {
  const broken = await rig.deal(4);
  const { code } = await rig.gather();
  const game = broken.host.last('game').id;
  const record = { step: 0, seat: 0, answer: '{}', byBot: false, took: 0, at: 0 };
  await rig.store.write([{ put: 'answer', game, record }]);
  await rig.restart();
  await expect(rig.tables.info(broken.code)).rejects.toThrow(/damaged/);
  expect((await rig.tables.info(code))?.code).toBe(code);
});

test('a server that stops leaves no timer behind, even if a player has just answered', async () => {
  stopTime();
  const { guests } = await rig.deal();
  const release = rig.store.hold();
  asked(guests).answer();
  const stopped = rig.tables.stop();
  release();
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
  expect(guests.map(({ view }) => view.step)).toEqual([1, 1, 1, 1]);
});
