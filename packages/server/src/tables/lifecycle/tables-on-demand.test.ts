// Tests that tables are in memory only while they are used or due.

import { StoreFailure } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import { asked, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Chooses the last option, which is the most peaceful one, so that the game goes on. */
const PEACEFUL = (options: number): number => options - 1;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const lookIn = (milliseconds: number): Promise<void> => rig.tables.maintenance.run(rig.time.now() + milliseconds);
const inMemory = (): readonly string[] => rig.tables.inMemory.map(({ record }) => record.code);

describe('a start', () => {
  test('a starting server does not load a stored table until somebody asks for it', async () => {
    const { code } = await rig.gather();
    await rig.restart();
    await lookIn(HOUR);
    expect(inMemory()).toEqual([]);
    expect(rig.tables.count).toBe(1);
    await rig.come('host', code);
    expect(inMemory()).toEqual([code]);
  });

  test('guests who join a stored table at the same time load it once, and their messages arrive in order', async () => {
    const { code } = await rig.gather(3);
    await rig.restart();
    const read = vi.spyOn(rig.store, 'openTable');
    const [one, two] = [rig.guest('host', code), rig.guest('newcomer', code)];
    two.say({ type: 'sit' });
    await Promise.all([one.isHeard(), two.isHeard()]);
    expect(read).toHaveBeenCalledTimes(1);
    expect([one.seat, two.seat]).toEqual([0, 3]);
  });

  test('a guest who hung up before their table was restored does not count as present', async () => {
    const { code } = await rig.gather();
    await rig.restart();
    const hasty = rig.guest('newcomer', code);
    hasty.hangUp();
    const host = await rig.come('host', code);
    expect(host.info.watchers).toBe(0);
  });

  test('a table is reported as unavailable, not as unknown, while the store can’t be reached', async () => {
    const { code } = await rig.gather();
    await rig.restart();
    const { openTable } = rig.store;
    rig.store.openTable = () => Promise.reject(new StoreFailure('failed', 'The store is away.'));
    await expect(rig.tables.info(code)).rejects.toMatchObject({ reason: 'try-later' });
    rig.store.openTable = openTable;
    expect((await rig.tables.info(code))?.code).toBe(code);
    expect(await rig.tables.info('NOWHERE')).toBeNull();
  });
});

describe('a game that nobody comes back to', () => {
  test('a running game goes on after a restart even if nobody returns: people have a grace period, bots none', async () => {
    const people = await rig.deal(4);
    const bots = await rig.deal(2);
    for (const guest of bots.guests) await guest.does({ type: 'leave' });
    const paused = await rig.deal(4);
    await paused.host.does({ type: 'pause', on: true });
    await rig.restart();
    const { maintenance } = rig.tables;
    const now = rig.time.now();
    await maintenance.run(now);
    expect(inMemory()).toEqual([bots.code]);
    await maintenance.run(now + 2999);
    expect(inMemory()).toEqual([bots.code]);
    await maintenance.run(now + 3000);
    expect(inMemory().toSorted()).toEqual([bots.code, people.code].toSorted());
  });

  test('a running game that nobody comes back to stays in memory until it is over', async () => {
    const { guests, code } = await rig.deal(2, 'dice');
    for (const guest of guests) await guest.does({ type: 'leave' });
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.table.participants.watchers === 0);
    await lookIn(HOUR);
    expect(inMemory()).toEqual([code]);
    rig.config.pause = [0, 0];
    await rig.restart();
    await lookIn(0);
    await until(() => rig.tables.here(code)?.table.game?.isOver === true, 'the end of the game');
    await lookIn(HOUR);
    expect(inMemory()).toEqual([]);
    expect((await rig.tables.info(code))?.phase).toBe('over');
  });

  test('after a restart running games are restored in batches of a few dozen', async () => {
    const record = (await rig.store.table((await rig.deal(2)).code)) ?? null;
    if (record === null) throw new Error('the table was not stored');
    const codes = Array.from({ length: 100 }, (_, index) => `T${index}`);
    const alone = { ...record, seats: record.seats.map((seat) => ({ ...seat, guest: null })), gameId: null };
    await rig.store.write(codes.map((code) => ({ put: 'table', record: { ...alone, code }, due: 0 })));
    await rig.restart();
    const counts: number[] = [];
    for (let look = 0; look < 3; look++) {
      await lookIn(0);
      counts.push(inMemory().length);
    }
    expect(counts).toEqual([40, 80, 100]);
  });

  test('a running game that can’t be read from the store is retried after some seconds, not every second', async () => {
    const { code } = await rig.deal(4);
    await rig.restart();
    const { openTable } = rig.store;
    const asked = vi.fn(() => Promise.reject(new StoreFailure('failed', 'The store is away.')));
    rig.store.openTable = asked;
    for (const seconds of [0, 4, 5, 6]) await lookIn(seconds * 1000);
    expect(asked).toHaveBeenCalledTimes(1);
    rig.store.openTable = openTable;
    await lookIn(2 * MINUTE);
    expect(inMemory()).toEqual([code]);
  });

  test('a table with a shuffle under way is restored after a restart even if nobody asks for it', async () => {
    const { code, host } = await rig.gather(2);
    await host.does({ type: 'promise', promise: 'ab'.repeat(32) });
    await host.does({ type: 'start' });
    const before = await rig.store.table(code);
    expect(before?.start).not.toBeNull();
    await rig.restart();
    await lookIn(0);
    await lookIn(4000);
    expect(inMemory()).toEqual([code]);
    expect(rig.tables.here(code)?.record.start).toEqual(before?.start);
  });
});

describe('a table that nobody is at', () => {
  test('an empty table leaves memory after a minute, and is unchanged for the next guest who comes', async () => {
    const { guests, host, code } = await rig.deal(4);
    await playOn(guests, () => host.view.step === 3, PEACEFUL);
    await host.does({ type: 'pause', on: true });
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.emptySince !== null);
    await lookIn(MINUTE - 1000);
    expect(inMemory()).toEqual([code]);
    await lookIn(MINUTE + 1000);
    expect(inMemory()).toEqual([]);
    expect(rig.tables.count).toBe(1);
    const back = await rig.come('host', code);
    expect(back.view).toEqual(host.view);
    expect(back.info.paused).toBe(true);
  });

  test('an empty table stays in memory while a ticket to move a seat is valid, or the table can’t be stored', async () => {
    stopTime();
    const { guests, host, code } = await rig.gather(1);
    await host.does({ type: 'move' });
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.emptySince !== null);
    await lookIn(2 * MINUTE);
    expect(inMemory()).toEqual([code]);
    pass(6 * 60);
    rig.store.failing = 1;
    await lookIn(2 * MINUTE);
    expect(inMemory()).toEqual([code]);
    await lookIn(4 * MINUTE);
    expect(inMemory()).toEqual([]);
  });

  test('a guest who joins while an empty table is leaving memory finds it all the same', async () => {
    const code = await rig.create();
    const release = rig.store.hold();
    const looked = lookIn(2 * MINUTE);
    const late = rig.guest('host', code);
    release();
    await looked;
    expect((await late.isHeard()).dismissed).toBeNull();
    expect(inMemory()).toEqual([code]);
    await late.isHeard();
    expect(await rig.store.leftTables(Number.MAX_SAFE_INTEGER, '', 10)).toEqual([]);
  });
});

describe('a table that only the store has', () => {
  const sweepIn = (milliseconds: number): Promise<void> =>
    rig.tables.maintenance.sweep(rig.time.now(), rig.tables.today + milliseconds);

  test('a table that is only in the store is swept after the same time as one in memory', async () => {
    const gathering = await rig.create();
    const { guests, host, code } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 7200, bank: 0 } });
    await host.does({ type: 'pause', on: true });
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.emptySince !== null);
    await lookIn(2 * MINUTE);
    expect(inMemory()).toEqual([]);
    await sweepIn(9 * MINUTE);
    expect(rig.tables.count).toBe(2);
    await sweepIn(11 * MINUTE);
    expect(await rig.tables.info(gathering)).toBeNull();
    await sweepIn(4 * HOUR - MINUTE);
    expect(rig.tables.count).toBe(1);
    await sweepIn(4 * HOUR + MINUTE);
    expect(rig.tables.count).toBe(0);
    expect(await rig.store.outcome(host.last('game').id)).toMatchObject({ winners: null });
  });

  test('after a crash a stored table gets a date to be swept, unless somebody is there', async () => {
    const [left, kept] = [await rig.create(), await rig.create()];
    await rig.crash();
    await rig.come('host', kept);
    await lookIn(0);
    expect(await rig.store.leftTables(rig.tables.today + 11 * MINUTE, '', 10)).toEqual([left]);
    expect(await rig.store.leftTables(rig.tables.today + 9 * MINUTE, '', 10)).toEqual([]);
    await sweepIn(11 * MINUTE);
    expect(await rig.tables.info(left)).toBeNull();
    expect(await rig.tables.info(kept)).not.toBeNull();
  });

  test('a stored table is not swept for an old date if somebody has been there since', async () => {
    const code = await rig.create();
    await lookIn(2 * MINUTE);
    const back = await rig.come('host', code);
    await back.isHeard();
    await rig.crash();
    await sweepIn(HOUR);
    expect(await rig.tables.info(code)).not.toBeNull();
  });
});

test('a long game is restored from its snapshot without the earlier answers, and with the time banks', async () => {
  stopTime();
  const { guests, host, code } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 5, bank: 100 } });
  pass(20);
  await asked(guests).does({ type: 'answer', step: 0, option: asked(guests).view.options.length - 1 });
  await playOn(guests, () => host.view.step === 53, PEACEFUL);
  await host.isHeard();
  const banks = rig.tables.here(code)?.info.seats.map(({ bank }) => bank) ?? [];
  expect(Math.min(...banks)).toBe(85_000);
  await rig.restart();
  const read = vi.spyOn(rig.store, 'answers');
  const shown = (await rig.tables.info(code))?.seats.map(({ bank }) => bank);
  expect(read.mock.calls).toEqual([[host.last('game').id, 50]]);
  expect(shown).toEqual(banks);
  expect((await rig.come('host', code)).view).toEqual(host.view);
});

test('a game whose older snapshot lacks the time banks is restored from all its answers', async () => {
  const { guests, host, code } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 5, bank: 100 } });
  await playOn(guests, () => host.view.step === 52, PEACEFUL);
  await host.isHeard();
  const game = host.last('game').id;
  const state = JSON.stringify(JSON.parse((await rig.store.lastSnapshot(game))?.state ?? '').match);
  await rig.store.write([{ put: 'snapshot', game, snapshot: { step: 50, state } }]);
  const banks = host.info.seats.map(({ bank }) => bank);
  await rig.restart();
  const read = vi.spyOn(rig.store, 'answers');
  expect((await rig.tables.info(code))?.seats.map(({ bank }) => bank)).toEqual(banks);
  expect(read.mock.calls).toEqual([[game, 0]]);
  expect((await rig.come('host', code)).view).toEqual(host.view);
});
