// Tests of seat recovery by vouching, and of the owner taking the seat back.

import { RECOVERY } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { goesForLong, noticeIsOver, vouch } from '../../testing/seat-recovery-steps.ts';
import { handsSeenBy } from '../../testing/seen-hands.ts';
import { dealAgain, type Party, playOn, Rig } from '../../testing/test-tables.ts';
import type { TableState } from '../actor/table-state.ts';
import { withSeat } from './seat-edits.ts';

const LAST_SECOND = RECOVERY.absenceSeconds - 1;
/** Seconds after a restart in which absences do not count. */
const RESTART_GRACE = 15;

let rig: Rig;
beforeEach(() => {
  stopTime();
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

/** All guests but Bob, who sits in seat 1. */
const othersIn = ({ guests }: Party): readonly Guest[] => guests.filter(({ id }) => id !== 'bob');

/** Bob is absent for this long, and all others vouch for a thief. */
async function swear(party: Party, seconds: number = RECOVERY.absenceSeconds): Promise<Guest> {
  await goesForLong(party.other, party.host, seconds);
  const thief = await rig.come('thief', party.code, { name: 'Thief' });
  await thief.does({ type: 'claim', seat: 1 });
  await vouch(othersIn(party), 'thief');
  return thief;
}

/** A table where the thief has recovered Bob's seat. */
async function stolen(plan: object = {}, people = 4) {
  const party = await rig.deal(people, 'card', { seats: 5, ...plan });
  const { token } = party.other;
  const thief = await swear(party);
  await noticeIsOver(thief);
  expect(thief.seat).toBe(1);
  return { ...party, thief, token };
}

const refusalOf = (guest: Guest): string => guest.last('error').message;

describe('a seat whose player is absent', () => {
  test.each([0, 1, 59, LAST_SECOND])(
    'an absent player’s seat can’t be claimed after only %d seconds',
    async (seconds) => {
      const party = await rig.deal(4);
      const thief = await swear(party, seconds);
      expect(thief.all('error').map(({ code }) => code)).toEqual(['too-soon']);
      expect(refusalOf(thief)).toMatch(/less than 3 minutes ago: wait/);
      expect(party.host.info.seats[1]?.claimable).toBe(false);
      pass(RECOVERY.noticeSeconds);
      await thief.isHeard();
      expect([thief.seat, handsSeenBy(thief)]).toEqual([null, []]);
    },
  );

  test('an absent player’s seat can be claimed after three minutes, and everybody sees the claim', async () => {
    const party = await rig.deal(4);
    const watcher = await rig.come('watcher', party.code);
    const thief = await swear(party);
    expect(watcher.info.seats.map(({ claimable }) => claimable)).toEqual([false, true, false, false]);
    expect(watcher.info.claims).toMatchObject([{ guest: 'thief', name: 'Thief', seat: 1, opensIn: 20_000 }]);
    pass(RECOVERY.noticeSeconds - 1);
    await thief.isHeard();
    expect([thief.seat, handsSeenBy(thief)]).toEqual([null, []]);
    pass(1);
    for (let turn = 0; turn < 3; turn++) await thief.isHeard();
    expect([thief.seat, handsSeenBy(thief)]).toEqual([1, [1]]);
    expect(watcher.all('line').at(-1)?.line).toMatchObject({ notice: 'vouched', name: 'BOB', by: 'Thief' });
  });

  test('the three minutes until a seat can be claimed count from its player’s last connection', async () => {
    const party = await rig.deal(4);
    for (let time = 0; time < 4; time++) {
      await goesForLong(await rig.come('bob', party.code), party.host, LAST_SECOND);
      party.other.hangUp();
    }
    await goesForLong(await rig.come('bob', party.code), party.host, LAST_SECOND);
    const thief = await rig.come('thief', party.code);
    expect(await thief.does({ type: 'claim', seat: 1 })).toBe('too-soon');
  });

  test('the three minutes of absence until a seat can be claimed start again after a restart', async () => {
    const party = await rig.deal(4);
    // Shorter than the time after which a bot would play, so that the restart waits for Bob.
    await goesForLong(party.other, party.host, 19);
    await rig.restart();
    const host = await rig.come('host', party.code);
    const thief = await rig.come('thief', party.code);
    for (const id of ['cleo', 'dan']) await rig.come(id, party.code);
    expect(await thief.does({ type: 'claim', seat: 1 })).toBe('too-soon');
    pass(RESTART_GRACE);
    await host.isHeard();
    pass(LAST_SECOND);
    await host.isHeard();
    expect(await thief.does({ type: 'claim', seat: 1 })).toBe('too-soon');
    pass(1);
    expect(await thief.does({ type: 'claim', seat: 1 })).toBeNull();
  });

  test('the three minutes of absence until a seat can be claimed start again after the server stood still', async () => {
    const party = await rig.deal(4);
    await goesForLong(party.other, party.host, LAST_SECOND);
    // The clock goes on, but no timer fires: the process was stopped.
    const { now } = performance;
    performance.now = () => now.call(performance) + 60_000;
    const thief = await rig.come('thief', party.code);
    expect(await thief.does({ type: 'claim', seat: 1 })).toBe('too-soon');
    expect(party.host.info.seats[1]?.claimable).toBe(false);
  });

  test('an absent player’s seat can never be claimed at a table with a clock of more than five minutes per answer', async () => {
    const party = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 301, bank: 0 } });
    const thief = await swear(party, 3600);
    expect(thief.last('error')).toMatchObject({ code: 'slow-clock', about: 'claim' });
    expect(party.host.info.seats[1]?.claimable).toBe(false);
  });
});

describe('the wait after everybody has vouched', () => {
  test('the waiting time of a claim that all vouched for ends when the owner comes back, and the votes are void', async () => {
    const party = await rig.deal(4);
    const thief = await swear(party);
    pass(RECOVERY.noticeSeconds - 1);
    const bob = await rig.come('bob', party.code);
    expect([bob.seat, bob.info.claims]).toEqual([1, []]);
    await goesForLong(bob, party.host);
    await noticeIsOver(thief);
    expect([thief.seat, party.host.info.claims, handsSeenBy(thief)]).toEqual([null, [], []]);
  });

  test('the waiting time of a claim that all vouched for ends when a player changes their vote to no', async () => {
    const party = await rig.deal(4);
    const thief = await swear(party);
    await party.host.does({ type: 'vouch', guest: 'thief', on: false });
    await noticeIsOver(thief);
    expect([thief.seat, party.host.info.claims]).toEqual([null, []]);
  });

  test('the waiting time of a claim that all vouched for ends without effect at a restart', async () => {
    const party = await rig.deal(4);
    await swear(party);
    await rig.restart();
    const thief = await rig.come('thief', party.code);
    pass(RECOVERY.noticeSeconds);
    await thief.isHeard();
    expect([thief.seat, thief.info.claims]).toEqual([null, []]);
  });

  test('a claimed seat stays with its owner if the recovery can’t be stored', async () => {
    const party = await rig.deal(4);
    const thief = await swear(party);
    rig.store.failing = 1;
    await noticeIsOver(thief);
    expect([thief.seat, handsSeenBy(thief), party.host.info.claims]).toEqual([null, [], []]);
    expect((await rig.come('bob', party.code)).seat).toBe(1);
  });
});

describe('an owner who comes back after a recovery', () => {
  test.each(['pass', 'token'])(
    'an owner who comes back after a recovery sees no hand until they take the seat back, by their %s',
    async (way) => {
      const { code, host, thief, token } = await stolen();
      const bob = way === 'pass' ? await rig.come('bob', code) : await rig.come('phone', code, { token });
      expect(bob.last('welcome')).toMatchObject({ you: 'bob', seat: null });
      expect([bob.view.viewer, handsSeenBy(bob)]).toEqual(['spectator', []]);
      expect(bob.info.seats[1]).toMatchObject({ guest: 'thief', lostBy: ['bob'], seenBy: [] });
      // A page that reloads takes nothing.
      await rig.come('bob', code);
      expect(await bob.does({ type: 'sit' })).toBe('not-now');
      expect(refusalOf(bob)).toMatch(/take it back/);
      await thief.isHeard();
      expect(thief.seat).toBe(1);

      expect(await bob.does({ type: 'take-back' })).toBeNull();
      await thief.isHeard();
      expect([bob.seat, bob.view.viewer, thief.seat, thief.view.viewer]).toEqual([1, 1, null, 'spectator']);
      expect(host.info.seats[1]).toMatchObject({ guest: 'bob', name: 'BOB', lostBy: [], seenBy: ['thief'] });
      await host.isHeard();
      expect(host.all('line').at(-1)?.line).toMatchObject({ notice: 'taken-back', name: 'BOB', by: 'Thief' });
      expect((await rig.come('anywhere', code, { token: bob.token })).last('welcome').you).toBe('bob');
    },
  );

  test('an owner can take a recovered seat back after a restart, and the claimant’s token opens nothing', async () => {
    const { code, thief, token } = await stolen();
    const loot = thief.token;
    await rig.restart();
    const bob = await rig.come('phone', code, { token });
    expect([bob.seat, await bob.does({ type: 'take-back' }), bob.seat]).toEqual([null, null, 1]);
    expect((await rig.come('thief', code, { token: loot })).dismissed).toBe('bad-token');
  });

  test('an owner can take a recovered seat back when the claimant has left or was removed', async () => {
    for (const how of ['leave', 'kick'] as const) {
      const { code, host, thief } = await stolen();
      if (how === 'leave') await thief.does({ type: 'leave' });
      else await host.does({ type: 'kick', guest: 'thief' });
      const bob = await rig.come('bob', code);
      expect(await bob.does({ type: 'take-back' })).toBeNull();
      expect([bob.seat, bob.info.seats[1]?.gone]).toEqual([1, null]);
    }
  });

  test('removing the owner of a recovered seat takes the seat from the claimant too', async () => {
    const { code, host, thief } = await stolen();
    const bob = await rig.come('bob', code);
    expect(await host.does({ type: 'kick', guest: 'bob' })).toBeNull();
    await thief.isHeard();
    expect([bob.dismissed, thief.seat, thief.view.viewer]).toEqual(['sent-away', null, 'spectator']);
    expect(host.info.seats[1]).toMatchObject({ guest: 'bob', gone: 'sent-away', lostBy: [], seenBy: ['thief'] });
    expect(await thief.does({ type: 'sit' })).toBe('has-seen');
    expect(await thief.does({ type: 'claim', seat: 1 })).toBe('has-seen');
  });

  test('an owner takes a recovered seat back from the device to which the claimant moved it', async () => {
    const { code, thief } = await stolen();
    await thief.does({ type: 'move' });
    const phone = await rig.come('phone', code, { ticket: thief.last('ticket').ticket });
    const bob = await rig.come('bob', code);
    await bob.does({ type: 'take-back' });
    await phone.isHeard();
    expect([bob.seat, phone.seat]).toEqual([1, null]);
    expect(bob.info.seats[1]?.seenBy).toEqual(['thief', 'phone']);
  });

  test('an owner takes a recovered seat back from the last of several claimants', async () => {
    const party = await stolen();
    await goesForLong(party.thief, party.host);
    const second = await rig.come('second', party.code);
    expect(await second.does({ type: 'claim', seat: 1 })).toBeNull();
    await vouch(othersIn(party), 'second');
    await noticeIsOver(second);
    expect([second.seat, second.info.seats[1]?.lostBy]).toEqual([1, ['bob', 'thief']]);
    const bob = await rig.come('bob', party.code);
    await bob.does({ type: 'take-back' });
    expect(bob.info.seats[1]).toMatchObject({ guest: 'bob', lostBy: [], seenBy: ['thief', 'second'] });
  });

  test('while the owner of a recovered seat is watching, nobody else can claim it', async () => {
    const party = await stolen();
    await rig.come('bob', party.code);
    await goesForLong(party.thief, party.host);
    const second = await rig.come('second', party.code);
    expect(await second.does({ type: 'claim', seat: 1 })).toBe('seat-taken');
  });

  test('an owner can take a recovered seat back after the game, and in the next game', async () => {
    for (const next of [false, true]) {
      rig.config.pause = [0, 0];
      const party = await rig.deal(4, 'dice', { seats: 4 });
      const thief = await swear(party);
      await noticeIsOver(thief);
      const people = [...othersIn(party), thief];
      await playOn(people);
      if (next) await dealAgain(people);
      const bob = await rig.come('bob', party.code);
      expect([bob.seat, await bob.does({ type: 'take-back' }), bob.seat]).toEqual([null, null, 1]);
      await thief.isHeard();
      expect([thief.seat, thief.info.seats[1]?.seenBy]).toEqual([null, next ? ['thief'] : []]);
      expect(await thief.does({ type: 'sit' })).toBe(next ? 'has-seen' : 'no-free-seat');
    }
  });

  test('an owner who has taken another seat can’t take their recovered seat back', async () => {
    rig.config.pause = [0, 0];
    const party = await rig.deal(4, 'dice', { seats: 5 });
    const thief = await swear(party);
    await noticeIsOver(thief);
    await playOn([...othersIn(party), thief]);
    const bob = await rig.come('bob', party.code);
    expect(await bob.does({ type: 'sit', seat: 4 })).toBeNull();
    expect(await bob.does({ type: 'take-back' })).toBe('not-seated');
    expect(bob.info.seats[1]?.lostBy).toEqual([]);
  });

  test('an owner can take a recovered seat back with a ticket that they got before the recovery', async () => {
    const party = await rig.deal(4);
    await party.other.does({ type: 'move' });
    const { ticket } = party.other.last('ticket');
    const thief = await swear(party);
    await noticeIsOver(thief);
    const phone = await rig.come('phone', party.code, { ticket });
    expect([phone.seat, phone.info.seats[1]?.seenBy]).toEqual([1, ['thief']]);
    await thief.isHeard();
    expect(thief.seat).toBeNull();
  });

  test('a token that a move to another device had replaced does not help to take a recovered seat back', async () => {
    const party = await rig.deal(4);
    const { token } = party.other;
    await party.other.does({ type: 'move' });
    const phone = await rig.come('phone', party.code, { ticket: party.other.last('ticket').ticket });
    await goesForLong(phone, party.host);
    const thief = await rig.come('thief', party.code);
    await thief.does({ type: 'claim', seat: 1 });
    await vouch(othersIn(party), 'thief');
    await noticeIsOver(thief);
    expect((await rig.come('bob', party.code, { token })).dismissed).toBe('bad-token');
    const old = await rig.come('bob', party.code);
    expect(await old.does({ type: 'take-back' })).toBe('not-seated');
    expect(await (await rig.come('phone', party.code)).does({ type: 'take-back' })).toBeNull();
  });
});

test('a spectator who never owned a recovered seat can’t take it back', async () => {
  const { code } = await stolen();
  expect(await (await rig.come('watcher', code)).does({ type: 'take-back' })).toBe('not-seated');
});

describe('a claimant from whom the owner took the seat back', () => {
  async function caught(plan: object = {}) {
    const party = await stolen(plan);
    const bob = await rig.come('bob', party.code);
    await bob.does({ type: 'take-back' });
    await party.thief.isHeard();
    return { ...party, bob };
  }

  test('a claimant who lost the seat to its owner sits nowhere in that game, also after a restart', async () => {
    const { code, host, thief } = await caught({ latecomers: true });
    expect(host.info.seats[4]?.open).toBe(true);
    for (const seat of [0, 1, 4, undefined]) expect(await thief.does({ type: 'sit', seat })).toBe('has-seen');
    expect(await thief.does({ type: 'take-back' })).toBe('not-seated');
    await rig.restart();
    const back = await rig.come('thief', code);
    expect(back.info.seats[1]?.seenBy).toEqual(['thief']);
    for (const seat of [1, 4]) expect(await back.does({ type: 'sit', seat })).toBe('has-seen');
  });

  test('a claimant who lost the seat to its owner can’t claim another seat, nor get one by a ticket', async () => {
    const { code, guests, host, thief } = await caught();
    const [, , cleo] = guests as [Guest, Guest, Guest];
    await cleo.does({ type: 'move' });
    expect((await rig.come('thief', code, { ticket: cleo.last('ticket').ticket })).dismissed).toBe('seated-already');
    await goesForLong(cleo, host);
    expect(await thief.does({ type: 'claim', seat: 2 })).toBe('has-seen');
  });

  test.each([{}, { gallery: true }])(
    'a claimant who lost the seat to its owner may not chat or react during that game, with the plan %o',
    async (plan) => {
      const { code, thief } = await caught(plan);
      const watcher = await rig.come('watcher', code);
      for (const channel of ['table', 'watchers', 'gallery'] as const)
        expect(await thief.does({ type: 'say', channel, text: 'Bob is the Outlaw' })).toMatch(/has-seen|wrong-channel/);
      expect(await thief.does({ type: 'gesture', gesture: 'howdy' })).toBe('has-seen');
      await watcher.isHeard();
      expect(watcher.talk).toEqual([]);
    },
  );

  test('a claimant who lost the seat to its owner gets it if the owner moves the seat to their device', async () => {
    const { code, bob } = await caught();
    await bob.does({ type: 'move' });
    const again = await rig.come('thief', code, { ticket: bob.last('ticket').ticket });
    expect([again.seat, again.info.seats[1]?.seenBy]).toEqual([1, []]);
    expect(await again.does({ type: 'say', channel: 'table', text: 'it was me' })).toBeNull();
  });

  test('a claimant who lost the seat to its owner may sit down and chat when the game is over', async () => {
    rig.config.pause = [0, 0];
    const party = await rig.deal(4, 'dice', { seats: 5 });
    const thief = await swear(party);
    await noticeIsOver(thief);
    const bob = await rig.come('bob', party.code);
    await bob.does({ type: 'take-back' });
    await playOn([...othersIn(party), bob]);
    expect(await thief.does({ type: 'say', channel: 'table', text: 'sorry' })).toBeNull();
    expect(await thief.does({ type: 'sit' })).toBeNull();
  });

  test('a claimant who lost the seat to its owner has their own name again', async () => {
    const { code, host, thief } = await caught();
    await host.does({ type: 'kick', guest: 'thief' });
    await host.does({ type: 'pardon', guest: 'thief' });
    expect(thief.dismissed).toBe('sent-away');
    // Nobody is called Thief any more, and Bob is Bob.
    const other = await rig.come('other', code, { name: 'BOB' });
    await other.does({ type: 'say', channel: 'watchers', text: 'hello' });
    expect(other.last('line').line.name).toBe('BOB 2');
  });
});

describe('the host’s powers', () => {
  test('a host whose seat is recovered by a claimant does not lose the host’s powers to them', async () => {
    const party = await rig.deal(4);
    await goesForLong(party.host, party.other);
    const thief = await rig.come('thief', party.code);
    await thief.does({ type: 'claim', seat: 0 });
    await vouch(party.guests.slice(1), 'thief');
    await noticeIsOver(thief);
    expect([thief.seat, thief.info.host]).toEqual([0, 'bob']);
    expect(await thief.does({ type: 'pause', on: true })).toBe('not-the-host');
    // The stand-ins go one after the other: the powers never come to the claimant.
    for (const guest of party.guests.slice(1)) guest.hangUp();
    await thief.isHeard();
    pass(120);
    await thief.isHeard();
    expect(await thief.does({ type: 'pause', on: true })).toBe('not-the-host');
    const host = await rig.come('host', party.code);
    expect([host.seat, host.info.host]).toEqual([null, 'host']);
    expect(await host.does({ type: 'kick', guest: 'thief' })).toBeNull();
    expect(await host.does({ type: 'take-back' })).toBeNull();
    expect(host.seat).toBe(0);
  });

  test('a host who left and takes their recovered seat back has the host’s powers again', async () => {
    const party = await rig.deal(4);
    await party.host.does({ type: 'leave' });
    await goesForLong(party.host, party.other);
    const thief = await rig.come('thief', party.code);
    await thief.does({ type: 'claim', seat: 0 });
    await vouch(party.guests.slice(1), 'thief');
    await noticeIsOver(thief);
    const host = await rig.come('host', party.code);
    await host.does({ type: 'take-back' });
    expect([host.seat, host.info.host, await host.does({ type: 'pause', on: true })]).toEqual([0, 'host', null]);
  });
});

test('a seat moves to another device at most fifty times in a game, and its owner can still take it back', async () => {
  const { code, thief } = await stolen();
  let holder = thief;
  const move = async (to: string): Promise<Guest> => {
    await holder.does({ type: 'move' });
    return rig.come(to, code, { ticket: holder.last('ticket').ticket });
  };
  for (let number = 1; number < 50; number++) holder = await move(`device-${number}`);
  const refused = await move('one-more');
  expect([refused.dismissed, refused.last('error').code, holder.dismissed]).toEqual(['seat-full', 'seat-full', null]);
  // Devices that the seat was on before are known already.
  holder = await move('device-48');
  expect(holder.seat).toBe(1);
  const bob = await rig.come('bob', code);
  expect(await bob.does({ type: 'take-back' })).toBeNull();
  expect(bob.info.seats[1]?.seenBy).toHaveLength(50);
});

test('refuses a claim of a seat that has had fifty owners, also counting earlier games', async () => {
  const party = await rig.deal(4);
  await goesForLong(party.other, party.host);
  const thief = await rig.come('thief', party.code);
  const state = rig.tables.here(party.code)?.table.state as TableState;
  const owner = { name: null, face: null, tokenHash: null, past: [], ownSteps: [], claimant: '' };
  const owners = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ ...owner, guest: `owner ${number}` }));
  await state.keep(withSeat(state.record, 1, { lost: owners(50) }));
  await party.host.isHeard();
  pass(RECOVERY.absenceSeconds);
  await party.host.isHeard();
  expect(await thief.does({ type: 'claim', seat: 1 })).toBe('seat-full');
  await state.keep(withSeat(state.record, 1, { lost: owners(49) }));
  await party.host.isHeard();
  expect(await thief.does({ type: 'claim', seat: 1 })).toBeNull();
});

test('a table has room for twenty claims of seats, and for more only after a player has voted', async () => {
  const party = await rig.deal(4);
  await goesForLong(party.other, party.host);
  const claim = async (number: number): Promise<string | null> =>
    (await rig.come(`claimant-${number}`, party.code)).does({ type: 'claim', seat: 1 });
  for (let number = 0; number < 20; number++) expect(await claim(number)).toBeNull();
  expect(await claim(20)).toBe('not-now');
  // The same claim once more.
  expect(await claim(0)).toBeNull();
  await party.host.does({ type: 'vouch', guest: 'claimant-7', on: false });
  expect(await claim(20)).toBeNull();
});
