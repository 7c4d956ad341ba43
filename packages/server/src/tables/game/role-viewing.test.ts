// Tests of role viewing before the first question.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, type Party, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

const ANSWER = 10;
const BANK = 30;
const CLOCK = { answer: ANSWER, bank: BANK };

let rig: Rig;
beforeEach(() => {
  stopTime();
  rig = new Rig();
  rig.config.roleViewing = 10_000;
  rig.config.pause = [1000, 1000];
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const deal = (people: number): Promise<Party> => rig.deal(people, 'card', { seats: 4 }, { clock: CLOCK });
const looks = (guest: Guest): Promise<string | null> => guest.does({ type: 'role-seen' });
const lookingAt = ({ code }: Party): number[] =>
  (rig.tables.here(code)?.info.seats ?? []).flatMap(({ looking }, place) => (looking ? [place] : []));
const left = ({ host }: Party): number | null => host.last('game').left;

describe('people who have yet to look at their role', () => {
  test('during role viewing no time runs, and the table lists who has yet to look at their role', async () => {
    const party = await deal(4);
    expect(lookingAt(party)).toEqual([0, 1, 2, 3]);
    expect(left(party)).toBeNull();
    pass(4);
    expect((await rig.tables.info(party.code))?.beginsIn).toBe(6000);
    await looks(party.other);
    expect(lookingAt(party)).toEqual([0, 2, 3]);
    expect(party.host.info.seats[1]?.looking).toBe(false);
  });

  test('role viewing ends, and the clock starts, as soon as all people have looked at their roles', async () => {
    const party = await deal(4);
    pass(3);
    for (const guest of party.guests) await looks(guest);
    await party.host.isHeard();
    expect(lookingAt(party)).toEqual([]);
    expect(party.host.info.beginsIn).toBeNull();
    expect(left(party)).toBe((ANSWER + BANK) * 1000);
    pass(ANSWER + 2);
    const one = asked(party.guests);
    await one.does({ type: 'answer', step: 0, option: 0 });
    expect((await rig.tables.info(party.code))?.seats[one.seat ?? -1]?.bank).toBe((BANK - 2) * 1000);
  });

  test('role viewing waits ten seconds for people who have yet to look, and no longer', async () => {
    const party = await deal(4);
    for (const guest of party.guests.slice(1)) await looks(guest);
    pass(9.9);
    await party.host.isHeard();
    expect(lookingAt(party)).toEqual([0]);
    pass(0.2);
    await until(() => left(party) !== null, 'the first clock');
    expect(lookingAt(party)).toEqual([]);
    pass(ANSWER + BANK);
    await until(() => party.host.view.step > 0, 'an answer in place of whoever was asked');
  });

  test('role viewing waits ten seconds for disconnected people, and not for people who have left', async () => {
    const party = await deal(3);
    const [host, other, third] = party.guests as [Guest, Guest, Guest];
    other.hangUp();
    await third.does({ type: 'leave' });
    await looks(host);
    expect(lookingAt(party)).toEqual([1]);
    pass(10);
    await until(() => lookingAt(party).length === 0, 'the beginning without him');
  });

  test('role viewing ends when the last person who has not looked leaves', async () => {
    const party = await deal(2);
    await looks(party.host);
    await party.other.does({ type: 'leave' });
    await party.host.isHeard();
    expect(lookingAt(party)).toEqual([]);
    expect((await rig.tables.info(party.code))?.beginsIn).toBeNull();
  });

  test('a player who answers during role viewing counts as having looked at their role', async () => {
    const party = await deal(4);
    const one = asked(party.guests);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect(lookingAt(party)).not.toContain(one.seat);
    expect(lookingAt(party)).toHaveLength(3);
  });
});

/** A game in which a bot is asked first. */
async function botFirst(): Promise<Party> {
  for (;;) {
    const party = await deal(2);
    const first = party.host.view.asked ?? 0;
    if (first >= 2) return party;
    await party.host.does({ type: 'pause', on: true });
  }
}

test('bots give no answer before role viewing is over', async () => {
  const party = await botFirst();
  pass(9);
  await party.host.isHeard();
  expect(party.host.view.step).toBe(0);
  for (const guest of party.guests) await looks(guest);
  pass(1.1);
  await until(() => party.host.view.step > 0, 'the answer of a bot');
});

test('role viewing is skipped at a table of bots alone', async () => {
  const code = await rig.create('card', { seats: 4 });
  const host = await rig.come('host', code);
  for (let seat = 0; seat < 4; seat++) await host.does({ type: 'bot', seat });
  await host.does({ type: 'start' });
  expect((await rig.tables.info(code))?.beginsIn).toBeNull();
  pass(1.1);
  await until(() => host.view.step > 0, 'the answer of a bot');
});

test('role viewing does not wait for a latecomer in a bot’s seat', async () => {
  const party = await rig.deal(2, 'card', { seats: 4, latecomers: true }, { clock: CLOCK });
  const late = await rig.come('late', party.code);
  expect(await late.does({ type: 'sit' })).toBeNull();
  expect(lookingAt(party)).toEqual([0, 1]);
  for (const guest of party.guests) await looks(guest);
  expect(lookingAt(party)).toEqual([]);
});

test('refuses a spectator’s message that they have looked at their role', async () => {
  const party = await deal(2);
  const watcher = await rig.come('watcher', party.code);
  expect(await looks(watcher)).toBe('not-seated');
  expect(lookingAt(party)).toEqual([0, 1]);
});

test('a pause during role viewing goes on after everybody has looked at their role', async () => {
  const party = await deal(2);
  await party.host.does({ type: 'pause', on: true });
  for (const guest of party.guests) await looks(guest);
  expect(left(party)).toBeNull();
  await party.host.does({ type: 'pause', on: false });
  expect(lookingAt(party)).toEqual([]);
});

test('role viewing starts again after a restart, and waits at most ten seconds', async () => {
  const party = await deal(4);
  await looks(party.host);
  await rig.restart();
  await rig.tables.find(party.code);
  expect(lookingAt(party)).toEqual([0, 1, 2, 3]);
  pass(10);
  await until(() => lookingAt(party).length === 0, 'the beginning');
  const back = await rig.come('host', party.code, { token: party.host.token });
  pass(ANSWER + BANK);
  await until(() => back.view.step > 0, 'an answer in place of whoever was asked');
});

test('role viewing does not start again after a restart once the game has had an answer', async () => {
  const party = await deal(4);
  for (const guest of party.guests) await looks(guest);
  const one = asked(party.guests);
  await one.does({ type: 'answer', step: 0, option: 0 });
  await rig.restart();
  await rig.tables.find(party.code);
  expect(lookingAt(party)).toEqual([]);
  expect(rig.tables.here(party.code)?.table.game?.match.step).toBe(1);
});

test('on a server without clocks role viewing lasts until everybody has looked', async () => {
  Object.assign(rig.config, { untimed: true });
  const party = await deal(1);
  expect((await rig.tables.info(party.code))?.beginsIn).toBeNull();
  pass(3600);
  await party.host.isHeard();
  expect(party.host.view.step).toBe(0);
  expect(lookingAt(party)).toEqual([0]);
});

test('bots that a test holds back answer once it releases them', async () => {
  Object.assign(rig.config, { bots: 'held' });
  const party = await botFirst();
  for (const guest of party.guests) await looks(guest);
  pass(60);
  await party.host.isHeard();
  expect(party.host.view.step).toBe(0);
  Object.assign(rig.config, { bots: 'as usual' });
  rig.tables.settleAll();
  await party.host.isHeard();
  pass(1.1);
  await until(() => party.host.view.step > 0, 'the answer of a bot');
});
