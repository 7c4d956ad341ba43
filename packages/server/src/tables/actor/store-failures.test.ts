// Tests of failing stores and bots: nothing unstored is shown, and the table goes on.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passUntil, stopTime } from '../../testing/fake-clocks.ts';
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

describe.each(['card', 'dice'] as const)('an answer in the %s game that could not be stored', (game) => {
  test('an answer that could not be stored did not happen, and can be given again', async () => {
    const { guests, host, code } = await rig.deal(4, game);
    const one = asked(guests);
    const before = one.view;
    rig.store.failing = 1;
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBe('not-stored');
    await host.isHeard();
    expect(host.all('update')).toEqual([]);
    expect((await rig.come(one.id, code)).view).toEqual(before);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect(one.view.step).toBe(1);
  });

  test('an answer that could not be stored leaves no trace in a game that goes on', async () => {
    const { guests, host, code } = await rig.deal(4, game);
    for (let count = 0; count < 12; count++) {
      const one = asked(guests);
      const { step, options } = one.view;
      rig.store.failing = 1;
      expect(await one.does({ type: 'answer', step: step, option: options.length - 1 })).toBe('not-stored');
      expect(await one.does({ type: 'answer', step: step, option: 0 })).toBeNull();
      for (const guest of guests) await guest.isHeard();
    }
    expect((await rig.come('host', code)).view).toEqual(host.view);
    await rig.restart();
    expect((await rig.come('host', code)).view).toEqual(host.view);
  });

  test('a bot tries again if its answer could not be stored', async () => {
    stopTime();
    rig.config.pause = [100, 100];
    const { guests } = await rig.deal(4, game);
    const one = asked(guests);
    await one.does({ type: 'leave' });
    rig.store.failing = 2;
    rig.store.writes = [];
    await passUntil(() => one.view.step > 0, 'the answer of the bot');
    expect(rig.store.writes.length).toBeGreaterThanOrEqual(3);
    expect(one.view.step).toBe(1);
  });
});

describe('a table that is not as the store has it', () => {
  /** Another process continues the game behind the table's back: it stores an answer to the first question. */
  async function behindItsBack(bots: boolean) {
    if (bots) stopTime();
    rig.config.pause = bots ? [100, 100] : [1e8, 1e8];
    const party = await rig.deal(4);
    const one = asked(party.guests);
    const { seat } = one;
    const answer = JSON.stringify(one.view.options.at(-1));
    if (bots) await one.does({ type: 'leave' });
    const record = { step: 0, seat: seat ?? 0, answer, byBot: false, took: 0, at: 0 };
    await rig.store.write([{ put: 'answer', game: one.last('game').id, record }]);
    return { ...party, one };
  }

  test('a table that differs from the store is restored when a player answers', async () => {
    const { one, guests, code } = await behindItsBack(false);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBe('not-stored');
    await until(() => guests.every(({ dismissed }) => dismissed === 'moved'), 'the end of the table in memory');
    const back = await Promise.all(guests.map((guest) => guest.returns()));
    expect(back.map(({ view }) => view.step)).toEqual([1, 1, 1, 1]);
    const shown = back.map(({ view }) => view);
    await rig.restart();
    for (const [place, guest] of guests.entries()) expect((await rig.come(guest.id, code)).view).toEqual(shown[place]);
  });

  test('a table that differs from the store is restored when a bot answers, and the bot does not retry for ever', async () => {
    const { one, code } = await behindItsBack(true);
    await passUntil(() => one.dismissed === 'moved', 'the end of the table in memory');
    expect(rig.errors).toContain('the table is not as the store has it; it is brought back');
    expect((await rig.come(one.id, code)).view.step).toBe(1);
  });
});

test('a bot whose answers always fail to be stored stops: the table pauses until its host lets it go on', async () => {
  stopTime();
  rig.config.pause = [100, 100];
  const { guests } = await rig.deal(4);
  const one = asked(guests);
  // The host, or the acting one.
  const host = guests.find((guest) => guest !== one) ?? one;
  rig.store.fault = new Error('a slip of ours');
  await one.does({ type: 'leave' });
  rig.store.failing = 5;
  await passUntil(() => host.info.paused, 'the pause');
  expect(one.view.step).toBe(0);
  await host.does({ type: 'pause', on: false });
  await passUntil(() => one.view.step > 0, 'the answer of the bot');
});

test('a game does not end while its last answer could not be stored', async () => {
  const { guests, host } = await rig.deal(4, 'dice');
  const { store } = rig;
  const write = store.write.bind(store);
  let refused = 0;
  store.write = (changes) => {
    if (changes.some(({ put }) => put === 'outcome') && refused++ === 0) store.failing = 1;
    return write(changes);
  };
  await playOn(guests, () => refused > 0);
  await host.isHeard();
  expect(host.info.phase).toBe('playing');
  expect(host.all('proof')).toEqual([]);
  await playOn(guests);
  expect(host.all('proof')).toHaveLength(1);
});

test('a player’s time that runs out while nothing can be stored runs out only once', async () => {
  stopTime();
  const { guests, host } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 5, bank: 0 } });
  const one = asked(guests);
  rig.store.failing = 5;
  await passUntil(() => one.view.step > 0, 'the answer in his place');
  await host.isHeard();
  expect(host.notices).toEqual([`${one.id.toUpperCase()}: away`]);
});

describe('nothing is shown before it is stored:', () => {
  test('a table shows no answer before it is stored', async () => {
    const { guests, host } = await rig.deal();
    const release = rig.store.hold();
    asked(guests).answer();
    await until(() => rig.store.writes.at(-1)?.some(({ put }) => put === 'answer') === true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(guests.flatMap((guest) => guest.all('update'))).toEqual([]);
    release();
    await until(() => host.view.step === 1);
  });

  test('a table shows no end of a game before it is stored', async () => {
    const { guests, host, code } = await rig.deal(4, 'dice');
    const { store } = rig;
    const write = store.write.bind(store);
    const { promise: held, resolve } = Promise.withResolvers<() => void>();
    store.write = (changes) => {
      if (changes.some(({ put }) => put === 'outcome')) resolve(store.hold());
      return write(changes);
    };
    const played = playOn(guests);
    const release = await held;
    expect((await rig.tables.info(code))?.phase).toBe('playing');
    expect(host.all('proof')).toEqual([]);
    release();
    await played;
    expect(host.all('proof')).toHaveLength(1);
  });

  test('a table shows no deal, no taken seat and no chat before it is stored', async () => {
    const { code, host, other } = await rig.gather();
    const cleo = await rig.come('cleo', code);
    const release = rig.store.hold();
    const before = other.heard.length;
    cleo.say({ type: 'sit' }).say({ type: 'say', channel: 'table', text: 'here I am' });
    host.say({ type: 'start' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(other.heard.length).toBe(before);
    expect(cleo.seat).toBeNull();
    release();
    await until(() => other.all('game').length > 0);
    expect(cleo.seat).toBe(2);
    expect(other.talk).toEqual(['here I am']);
  });
});

test('every change of a table that could not be stored is refused and has no effect', async () => {
  const { code, host, other } = await rig.gather();
  const { info } = host;
  const messages = [
    [other, { type: 'leave' }],
    [other, { type: 'ready', on: true }],
    [other, { type: 'rename', name: 'Robert' }],
    [other, { type: 'say', channel: 'table', text: 'hello' }],
    [host, { type: 'start' }],
    [host, { type: 'again' }],
    [host, { type: 'arrange', plan: { seats: 5 } }],
    [host, { type: 'bot', seat: 1, unseat: true }],
    [host, { type: 'free', seat: 2 }],
    [host, { type: 'kick', guest: 'bob' }],
    [host, { type: 'host', guest: 'bob' }],
  ] as const;
  for (const [guest, message] of messages) {
    rig.store.failing = 1;
    expect(await guest.does(message), message.type).toBe('not-stored');
  }
  expect(await rig.tables.info(code)).toEqual(info);
  expect(other.dismissed).toBeNull();
  expect([host.info, host.talk, other.seat]).toEqual([info, [], 1]);
});

test('a guest who could not be admitted is told so and disconnected, and may try again', async () => {
  const { code, host, other } = await rig.gather();
  other.hangUp();
  rig.store.failing = 1;
  const back = await rig.come('bob', code, { name: 'Robert' });
  expect(back.last('error')).toMatchObject({ code: 'not-stored', about: 'join' });
  expect(back.dismissed).toBe('not-stored');
  expect(host.info.seats[1]?.connected).toBe(false);
  expect((await rig.come('bob', code, { name: 'Robert' })).seat).toBe(1);
});

test('a new table that can’t be stored is not made', async () => {
  rig.store.failing = 1;
  await expect(rig.create()).rejects.toMatchObject({ name: 'StoreFailure' });
  expect(rig.tables.count).toBe(0);
  await rig.create();
});

test('an unexpected error of the server is reported as internal without its details, and changes nothing', async () => {
  const { code, guests } = await rig.deal();
  const one = asked(guests);
  rig.store.fault = new TypeError('nonsense');
  rig.store.failing = 2;
  expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBe('internal');
  expect(one.last('error').message).not.toContain('nonsense');
  expect((await rig.come('host', code, { name: 'Other' })).dismissed).toBe('internal');
  expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
});
