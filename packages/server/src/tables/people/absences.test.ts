// Absences: deadlines and bots for players who are not connected.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { anyOption, asked, dealAgain, type Party, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

const CLOCK = { answer: 45, bank: 180 };

let rig: Rig;
let party: Party;
/** The player who is asked first. */
let one: Guest;
/** Another player, who stays. */
let friend: Guest;
beforeEach(() => {
  stopTime();
  rig = new Rig();
  rig.config.pause = [1000, 1000];
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

async function deal(clock = CLOCK): Promise<void> {
  party = await rig.deal(4, 'card', { seats: 4 }, { clock });
  one = asked(party.guests);
  friend = party.guests.find((guest) => guest !== one) as Guest;
}

const stored = async () => rig.store.answers(party.guests[0]?.last('game').id ?? '', 0);
const seatOf = (guest: Guest, here: Guest = friend) => here.info.seats[guest.seat ?? -1];
const info = async () => await rig.tables.info(party.code);

async function leaves(guest: Guest): Promise<void> {
  guest.hangUp();
  await friend.isHeard();
}

const isStill = async (step: number, guest = friend): Promise<void> => {
  await guest.isHeard();
  expect(guest.view.step).toBe(step);
};

describe('a player who is asked and not connected', () => {
  beforeEach(() => deal());

  test('an absent player who is asked is waited for twenty seconds, and then a bot plays', async () => {
    await leaves(one);
    expect(friend.info.botIn).toBe(20_000);
    pass(19);
    await isStill(0);
    pass(1);
    await until(() => friend.view.step === 1, 'the answer of a bot');
    await friend.isHeard();
    expect(seatOf(one)).toMatchObject({ away: true, bank: CLOCK.bank * 1000 });
    expect((await stored())[0]).toMatchObject({ seat: one.seat, byBot: true, took: 20_000 });
    expect(friend.notices).toEqual([`${one.id.toUpperCase()}: away`]);
  });

  test('an absent player has twenty seconds from the question on, however long they have been away', async () => {
    const next = (one.seat ?? 0) + 1;
    const gone = party.guests[next % 4] as Guest;
    friend = party.guests.find((guest) => guest !== one && guest !== gone) as Guest;
    await leaves(gone);
    pass(40);
    const choose = anyOption();
    while (one.view.asked !== gone.seat) {
      const now = asked([one, ...party.guests]);
      const { step, options } = now.view;
      // The table itself gives a forced answer, which has no options.
      if (options.length === 0) await until(() => one.view.step > step, 'the forced answer');
      else await now.does({ type: 'answer', step: step, option: choose(options.length) });
      await one.isHeard();
    }
    const { step } = one.view;
    expect(one.info.botIn).toBe(20_000);
    pass(19);
    await isStill(step, one);
    pass(1);
    await until(() => one.view.step > step, 'the answer of a bot');
  });

  test('an absent player who comes back has their full answer time again', async () => {
    await leaves(one);
    pass(19);
    const back = await rig.come(one.id, party.code);
    expect(back.info.botIn).toBeNull();
    pass(CLOCK.answer + CLOCK.bank - 20);
    await isStill(0);
    pass(1);
    await until(() => friend.view.step === 1, 'the answer when all time is used');
    expect((await info())?.seats[one.seat ?? -1]?.bank).toBe(0);
  });

  test('an absent player has no more time than their clock still gives', async () => {
    pass(CLOCK.answer + CLOCK.bank - 5);
    await leaves(one);
    expect(friend.info.botIn).toBe(5000);
    pass(5);
    await until(() => friend.view.step === 1, 'the answer of a bot');
  });

  test('an absent player keeps their full time while no player is connected, and has twenty seconds once one is', async () => {
    const watcher = await rig.come('watcher', party.code);
    for (const guest of party.guests) guest.hangUp();
    pass(60);
    await isStill(0, watcher);
    expect(watcher.info.botIn).toBeNull();
    const back = await rig.come(friend.id, party.code);
    expect(back.info.botIn).toBe(20_000);
    pass(19);
    await isStill(0, back);
    pass(1);
    await until(() => back.view.step === 1, 'the answer of a bot');
  });

  test('an absent player has twenty seconds once another player is back after nobody was connected', async () => {
    const watcher = await rig.come('watcher', party.code);
    for (const guest of party.guests) guest.hangUp();
    await watcher.isHeard();
    pass(10);
    expect((await rig.come(friend.id, party.code)).info.botIn).toBe(20_000);
  });

  test('after a restart an absent player has the grace period first, and then their twenty seconds', async () => {
    await rig.restart();
    const back = await rig.come(friend.id, party.code);
    pass(34);
    await isStill(0, back);
    pass(1);
    await until(() => back.view.step === 1, 'the answer of a bot');
  });

  test('an absent player’s twenty seconds do not run while the table is paused', async () => {
    const host = party.host === one ? null : party.host;
    await (host ?? one).does({ type: 'pause', on: true });
    await leaves(one);
    expect((await info())?.botIn).toBeNull();
    pass(60);
    await isStill(0);
  });
});

test('a clock of more than five minutes per answer is not shortened for an absent player', async () => {
  await deal({ answer: 301, bank: 0 });
  await leaves(one);
  expect(friend.info.botIn).toBeNull();
  pass(300);
  await isStill(0);
  pass(1);
  await until(() => friend.view.step === 1, 'the answer when the time is up');
});

test('an absent player’s only answer of a hidden hand comes no sooner than any other answer', async () => {
  await deal();
  const choose = anyOption();
  for (const guest of party.guests) await guest.does({ type: 'automatic', on: false });
  for (;;) {
    const match = rig.tables.here(party.code)?.table.game?.match;
    await until(() => !match?.isForced, 'a forced answer');
    await party.host.isHeard();
    if (party.host.info.phase === 'over') await dealAgain(party.guests);
    else {
      one = asked(party.guests);
      const { step, options } = one.view;
      if (options.length === 1) break;
      await one.does({ type: 'answer', step: step, option: choose(options.length) });
      await party.host.isHeard();
    }
  }
  friend = party.guests.find((guest) => guest !== one) as Guest;
  const { step } = one.view;
  one.say({ type: 'automatic', on: true });
  await leaves(one);
  pass(19);
  await isStill(step);
  pass(1);
  await until(() => friend.view.step > step, 'the answer of a bot');
});

describe('“Let a bot play”', () => {
  beforeEach(() => deal());

  test('“Let a bot play” is offered after a player’s ten seconds of unbroken absence', async () => {
    await leaves(one);
    pass(9);
    expect(await friend.does({ type: 'bot-plays', seat: one.seat ?? -1 })).toBe('not-now');
    expect(seatOf(one)?.botAllowed).toBe(false);
    pass(1);
    await friend.isHeard();
    expect(seatOf(one)?.botAllowed).toBe(true);
    expect(await friend.does({ type: 'bot-plays', seat: one.seat ?? -1 })).toBeNull();
    expect(seatOf(one)).toMatchObject({ away: true, botAllowed: false });
    expect(friend.all('line').at(-1)?.line).toMatchObject({
      notice: 'away',
      name: one.id.toUpperCase(),
      by: friend.id.toUpperCase(),
    });
    pass(1);
    await until(() => friend.view.step === 1, 'the answer of a bot');
  });

  test('“Let a bot play” is not offered any sooner to the host than to other players', async () => {
    const { host } = party;
    const gone = party.guests.find((guest) => guest !== host) as Guest;
    friend = host;
    await leaves(gone);
    pass(9);
    expect(await host.does({ type: 'bot', seat: gone.seat ?? -1 })).toBe('not-now');
    pass(1);
    expect(await host.does({ type: 'bot', seat: gone.seat ?? -1 })).toBeNull();
    expect(seatOf(gone)?.away).toBe(true);
  });

  test('“Let a bot play” counts a player’s absence from their last connection', async () => {
    await leaves(one);
    pass(9);
    const back = await rig.come(one.id, party.code);
    await leaves(back);
    pass(9);
    expect(await friend.does({ type: 'bot-plays', seat: one.seat ?? -1 })).toBe('not-now');
  });

  test('“Let a bot play” is refused for a player who is connected', async () => {
    pass(30);
    expect(await friend.does({ type: 'bot-plays', seat: one.seat ?? -1 })).toBe('seat-taken');
  });

  test('“Let a bot play” is refused to spectators', async () => {
    const watcher = await rig.come('watcher', party.code);
    await leaves(one);
    pass(10);
    expect(await watcher.does({ type: 'bot-plays', seat: one.seat ?? -1 })).toBe('not-seated');
  });

  test('“Let a bot play” has no effect if the player is back before the bot has answered', async () => {
    await leaves(one);
    pass(10);
    await friend.does({ type: 'bot-plays', seat: one.seat ?? -1 });
    const back = await rig.come(one.id, party.code);
    pass(2);
    await isStill(0, back);
    expect(seatOf(one, back)).toMatchObject({ away: false });
    expect(await stored()).toEqual([]);
  });
});

test('refuses a latecomer’s wish to let a bot play for a player of the original deal', async () => {
  rig.slowBots();
  party = await rig.deal(3, 'card', { seats: 4, latecomers: true }, { clock: CLOCK });
  const late = await rig.come('late', party.code);
  await late.does({ type: 'sit' });
  const { seat } = party.other;
  friend = party.host;
  await leaves(party.other);
  pass(10);
  const code = await late.does({ type: 'bot-plays', seat: seat ?? -1 });
  expect(code).toBe('not-seated');
  expect(await party.host.does({ type: 'bot-plays', seat: seat ?? -1 })).toBeNull();
});
