// Tests of time at a table, and what happens at its end.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, type Party, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

const ANSWER = 10;
const BANK = 30;

let rig: Rig;
let party: Party;
/** The player who is asked first. */
let one: Guest;
beforeEach(async () => {
  stopTime();
  rig = new Rig();
  rig.config.pause = [1000, 1000];
  party = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: ANSWER, bank: BANK } });
  one = asked(party.guests);
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const seatOf = ({ info, seat }: Guest) => info.seats[seat ?? -1];
const bankOf = (guest: Guest): number | undefined => rig.tables.here(party.code)?.info.seats[guest.seat ?? -1]?.bank;
const stored = async () => rig.store.answers(party.host.last('game').id, 0);

/** Lets this guest's time run out. Players who are asked before them answer at once. */
async function miss(guest: Guest): Promise<void> {
  await turnOf(guest);
  const { step } = guest.view;
  pass(ANSWER + BANK);
  await until(() => guest.view.step > step, 'an answer in his place');
}

/** The others answer until this guest is asked. */
async function turnOf(guest: Guest): Promise<void> {
  while (guest.view.asked !== guest.seat) {
    const other = asked(party.guests);
    await other.does({ type: 'answer', step: other.view.step, option: other.view.options.length - 1 });
    await guest.isHeard();
  }
}

describe('an answer', () => {
  test('an answer within its time costs a player nothing of their bank', async () => {
    pass(ANSWER);
    await one.does({ type: 'answer', step: 0, option: 0 });
    expect(bankOf(one)).toBe(BANK * 1000);
    expect(party.host.last('update').bank).toBeUndefined();
    expect((await stored())[0]).toMatchObject({ took: ANSWER * 1000, byBot: false });
  });

  test('the time that an answer takes too long is paid from the player’s bank, and everybody is told', async () => {
    pass(ANSWER + 12);
    await one.does({ type: 'answer', step: 0, option: 0 });
    await party.host.isHeard();
    expect(bankOf(one)).toBe((BANK - 12) * 1000);
    expect(party.host.last('update').bank).toBe((BANK - 12) * 1000);
  });

  test('a player’s answer is waited for as long as time and bank last, and no longer', async () => {
    pass(ANSWER + BANK - 1);
    await one.isHeard();
    expect(one.view.step).toBe(0);
    pass(1);
    await until(() => one.view.step === 1);
    expect((await stored())[0]).toMatchObject({ seat: one.seat, byBot: true });
  });

  test('an answer that comes after a bot has answered for the player is refused', async () => {
    pass(ANSWER + BANK);
    await until(() => one.view.step === 1);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBe('stale-question');
  });

  test('every answer starts the full time of the next question, whoever gives it', async () => {
    pass(ANSWER - 1);
    await one.does({ type: 'answer', step: 0, option: 0 });
    pass(ANSWER - 1);
    const next = asked(party.guests);
    await next.does({ type: 'answer', step: 1, option: 0 });
    expect(bankOf(next)).toBe(BANK * 1000);
  });
});

describe('a player whose time runs out', () => {
  test('a player whose time runs out has nothing left in their time bank', async () => {
    await miss(one);
    expect(bankOf(one)).toBe(0);
    await turnOf(one);
    const { step } = one.view;
    pass(ANSWER);
    await until(() => one.view.step > step);
  });

  test('a player whose time runs out once is played by a bot from then on, and a notice says so', async () => {
    await miss(one);
    await one.isHeard();
    expect(seatOf(one)).toMatchObject({ away: true, guest: one.id, by: 'person' });
    expect(one.notices).toEqual([`${one.id.toUpperCase()}: away`]);
    await turnOf(one);
    const { step } = one.view;
    pass(1);
    await until(() => one.view.step > step, 'the answer of a bot after a moment');
  });
});

describe('an absent player', () => {
  beforeEach(async () => {
    await miss(one);
    await turnOf(one);
  });

  test.each([
    { type: 'back' },
    { type: 'say', channel: 'table', text: 'sorry' },
    { type: 'rename', name: 'Sorry' },
    { type: 'automatic', on: true },
    { type: 'explain', step: 0, attempt: {} },
  ] as const)('a bot stops playing for an absent player at any message from them: %s', async (sign) => {
    await one.does(sign);
    expect(seatOf(one)?.away).toBe(false);
    expect(one.notices.map((notice) => notice.split(': ')[1])).toEqual(['away', 'back']);
    const { step } = one.view;
    pass(2);
    await one.isHeard();
    expect(one.view.step).toBe(step);
  });

  test('a bot stops playing for an absent player when they answer', async () => {
    expect(await one.does({ type: 'answer', step: one.view.step, option: 0 })).toBeNull();
    expect(seatOf(one)?.away).toBe(false);
  });

  test('a bot stops playing for an absent player when they rejoin', async () => {
    one.hangUp();
    const again = await rig.come(one.id, party.code);
    expect(seatOf(again)?.away).toBe(false);
    const { step } = again.view;
    pass(2);
    await again.isHeard();
    expect(again.view.step).toBe(step);
  });

  test('an absent player counts as absent after a restart too', async () => {
    await rig.restart();
    expect((await rig.tables.info(party.code))?.seats[one.seat ?? -1]?.away).toBe(true);
  });
});

describe('a bot that was called', () => {
  test('a bot that began to wait for an absent player does not answer once they are back before their turn', async () => {
    await miss(one);
    await turnOf(one);
    const { step } = one.view;
    const release = rig.store.hold();
    one.say({ type: 'back' });
    pass(1);
    release();
    await one.isHeard();
    expect(one.view.step).toBe(step);
    expect(seatOf(one)?.away).toBe(false);
  });

  test('a bot whose answer is due does not answer once the host has paused', async () => {
    await one.does({ type: 'leave' });
    const host = party.guests.find(({ id }) => id === one.info.host);
    const release = rig.store.hold();
    host?.say({ type: 'pause', on: true });
    pass(1);
    release();
    await host?.isHeard();
    expect(host?.view.step).toBe(0);
  });

  test('a bot answers for a player who has left', async () => {
    await one.does({ type: 'leave' });
    pass(1);
    await until(() => one.view.step === 1);
  });
});

describe('a pause', () => {
  test('a pause stops the clock of the asked player, which goes on from there afterwards', async () => {
    const { host } = party;
    pass(ANSWER);
    await host.does({ type: 'pause', on: true });
    pass(1000);
    const watcher = await rig.come('watcher', party.code);
    expect(watcher.last('game').left).toBeNull();
    expect(watcher.info.paused).toBe(true);
    await host.does({ type: 'pause', on: false });
    pass(5);
    await one.does({ type: 'answer', step: 0, option: 0 });
    expect(bankOf(one)).toBe((BANK - 5) * 1000);
  });

  test('asking for a pause twice is the same as once', async () => {
    const { host } = party;
    for (const on of [true, true, false, false]) {
      await host.does({ type: 'pause', on });
      pass(on ? 100 : ANSWER / 2);
    }
    await one.does({ type: 'answer', step: 0, option: 0 });
    expect((await stored())[0]?.took).toBe(ANSWER * 1000);
  });
});

test('a participant who joins a running game is told how much time the asked player has left', async () => {
  pass(4);
  const watcher = await rig.come('watcher', party.code);
  expect(watcher.last('game').left).toBe((ANSWER + BANK - 4) * 1000);
});

test('no bot ever answers for a person on a server without clocks', async () => {
  Object.assign(rig.config, { untimed: true });
  await rig.restart();
  const back = await rig.come(one.id, party.code);
  const { step } = back.view;
  pass(30 * 24 * 60 * 60);
  await back.isHeard();
  expect(back.view.step).toBe(step);
  expect(seatOf(back)).toMatchObject({ by: 'person', away: false });
});
