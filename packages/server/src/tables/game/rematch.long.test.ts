// Tests of rematches: people who stay, newcomers, and what each player keeps.

import { MAX_ABORTED_STARTS } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { dealAgain, playOn, Rig } from '../../testing/test-tables.ts';
import type { TableState } from '../actor/table-state.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const setupOf = async (guest: Guest) =>
  (await rig.store.game(guest.last('game').id))?.setup as {
    readonly seats: number;
    readonly sheriff: number | null;
    readonly characters?: readonly (string | null)[];
    readonly diedAs?: readonly (string | null)[];
  };
const sheriffIn = ({ view }: Guest): number => view.players.findIndex(({ role }) => role === 'sheriff');

/** Plays a game to its end, and further ones until a person has survived. */
async function played(game: 'card' | 'dice', people = 4) {
  const party = await rig.deal(people, game);
  const { host, guests } = party;
  const survivor = (): Guest | undefined => guests.find(({ seat }) => host.view.players[seat ?? -1]?.alive);
  for (await playOn(guests); survivor() === undefined; await playOn(guests)) await dealAgain(guests);
  for (const guest of guests) await guest.isHeard();
  return { ...party, survivor: survivor() as Guest };
}

describe.each(['card', 'dice'] as const)('after a %s game', (game) => {
  test('after a game a survivor may keep their character, and nobody else may', async () => {
    const { host, guests } = await played(game);
    const { players } = host.view;
    for (const guest of guests) {
      const { alive } = players[guest.seat ?? -1] ?? {};
      expect(await guest.does({ type: 'ready', on: true, keep: true })).toBe(alive ? null : 'not-now');
    }
    await dealAgain(guests);
    const { characters } = await setupOf(host);
    expect(characters).toEqual(players.map(({ alive, character }) => (alive ? character : null)));
  });

  test('a survivor who changes their mind about keeping their character draws a new one', async () => {
    const { host, survivor, guests } = await played(game);
    const keepOf = () => survivor.info.seats[survivor.seat ?? -1];
    await survivor.does({ type: 'ready', on: true, keep: true });
    expect(keepOf()).toMatchObject({ ready: true, keep: true });
    await survivor.does({ type: 'ready', on: false, keep: true });
    expect(keepOf()).toMatchObject({ ready: false, keep: false });
    await dealAgain(guests);
    expect((await setupOf(host)).characters).toEqual([null, null, null, null]);
  });

  test('the next game’s Sheriff sits to the left of the last one if the host wants that', async () => {
    const { host, guests } = await played(game);
    const sheriff = sheriffIn(host);
    await dealAgain(guests, true);
    expect(sheriffIn(host)).toBe((sheriff + 1) % 4);
  });

  test('the roles of the next game are random if the host does not pass the Sheriff’s star on', async () => {
    const { host, guests } = await played(game);
    await dealAgain(guests);
    expect((await setupOf(host)).sheriff).toBeNull();
  });

  test('after a game no player is marked ready, and every participant sees how it ended', async () => {
    const { host, code } = await played(game);
    expect(host.info).toMatchObject({ phase: 'over', gameId: host.last('game').id, paused: false });
    expect(host.info.seats.map(({ ready }) => ready)).toEqual([false, false, false, false]);
    const late = await rig.come('late', code);
    expect(late.view.asked).toBeNull();
    expect(late.view.players.every(({ role }) => role !== null)).toBe(true);
    expect(late.last('proof').game).toBe(host.last('game').id);
  });
});

test('after a game the host can reset the table to a fresh start, so that nobody keeps a character', async () => {
  const { host, survivor, code, guests } = await played('dice');
  await survivor.does({ type: 'ready', on: true, keep: true });
  expect(await host.does({ type: 'again' })).toBeNull();
  expect(host.info).toMatchObject({ phase: 'gathering', gameId: null });
  expect(host.info.seats.some(({ keep }) => keep)).toBe(false);
  expect(await survivor.does({ type: 'ready', on: true, keep: true })).toBe('not-now');
  expect((await rig.come('late', code)).all('game')).toEqual([]);
  await dealAgain(guests, true);
  expect((await setupOf(host)).characters).toBeUndefined();
});

test('refuses the host’s rematch at once after twenty aborted shuffles in a row', async () => {
  const { host, code } = await played('dice');
  const state = rig.tables.here(code)?.table.state as TableState;
  const hash = 'a'.repeat(64);
  const one = { commitment: hash, secret: hash, deal: hash, promises: [], missing: [] };
  await state.keep({ ...state.record, givenUp: Array.from({ length: MAX_ABORTED_STARTS }, () => one) });
  expect(await host.does({ type: 'start' })).toBe('not-now');
  expect(host.info.startsIn).toBeNull();
});

test('a new guest may take the seat of a bot for the next game', async () => {
  rig.config.pause = [0, 0];
  const { code, guests } = await played('dice', 2);
  const late = await rig.come('late', code);
  expect(await late.does({ type: 'sit', seat: 3 })).toBeNull();
  rig.slowBots();
  await dealAgain(guests);
  await late.isHeard();
  expect(late.view.viewer).toBe(3);
});

describe.each(['card', 'dice'] as const)('a player who changes seats after a %s game', (game) => {
  /** Everybody moves to the next seat, and the last player to the first. */
  async function movedOn() {
    const party = await played(game);
    const { guests, host } = party;
    const before = host.view.players.map(({ alive, character }) => (alive ? null : character));
    for (const guest of guests) await guest.does({ type: 'leave' });
    for (const [place, guest] of guests.entries()) await guest.does({ type: 'sit', seat: (place + 1) % 4 });
    return { ...party, before };
  }

  test('a player who changes seats after a game still does not get the character that they died with', async () => {
    const { host, guests, before } = await movedOn();
    await dealAgain(guests);
    const { diedAs } = await setupOf(host);
    expect(diedAs).toEqual([before[3], before[0], before[1], before[2]]);
  });

  test('a player who changes seats after a game takes over no character of the new seat', async () => {
    const { code, host, guests, other } = await movedOn();
    for (const guest of guests) expect(await guest.does({ type: 'ready', on: true, keep: true })).toBe('not-now');
    await other.does({ type: 'leave' });
    const late = await rig.come('late', code);
    await late.does({ type: 'sit' });
    await dealAgain(guests.map((guest) => (guest === other ? late : guest)));
    const { diedAs } = await setupOf(host);
    expect(diedAs?.[late.seat ?? -1]).toBeNull();
  });
});

test('the seat of a player who left during a game is free for anybody after it', async () => {
  const { code, other, guests } = await rig.deal(4, 'dice');
  rig.config.pause = [0, 0];
  await other.does({ type: 'leave' });
  await playOn(guests.filter((guest) => guest !== other));
  expect(await (await rig.come('late', code)).does({ type: 'sit', seat: 1 })).toBeNull();
});

describe('the agreement', () => {
  test('changing the plan between games means that nobody keeps their character', async () => {
    const { host, guests } = await played('card');
    expect(await host.does({ type: 'arrange', plan: { seats: 6, bot: 'random' } })).toBeNull();
    expect(host.info).toMatchObject({ phase: 'gathering', plan: { seats: 6 } });
    expect(host.info.seats.map(({ bot }) => bot)).toEqual(Array(6).fill('random'));
    await dealAgain(guests);
    expect((await setupOf(host)).seats).toBe(6);
  });

  test('refuses a plan that can’t be played', async () => {
    const { host } = await rig.gather();
    const { plan } = host.info;
    expect(await host.does({ type: 'arrange', plan: { seats: 2 } })).toBe('bad-plan');
    expect(await host.does({ type: 'arrange', plan: { seats: 4, preset: 'wild' } })).toBe('bad-plan');
    expect(await host.does({ type: 'arrange', plan: { seats: 4, bot: 'hal' } })).toBe('no-such-bot');
    expect(host.info.plan).toEqual(plan);
  });

  test('a plan with fewer seats turns the people of removed seats into spectators, and tells them', async () => {
    const { code, host } = await rig.gather(5, 'card', { seats: 5 });
    const eve = (await rig.come('eve', code)) as Guest;
    expect(eve.seat).toBe(4);
    await host.does({ type: 'arrange', plan: { seats: 4 }, unseat: true });
    await eve.isHeard();
    expect(eve.seat).toBeNull();
    expect(eve.info).toMatchObject({ watchers: 1, plan: { seats: 4 } });
    expect(await eve.does({ type: 'leave' })).toBe('not-seated');
  });

  test('changing the clock and the public listing after a game lets survivors still keep their characters', async () => {
    const { host, survivor, guests } = await played('dice');
    await survivor.does({ type: 'ready', on: true, keep: true });
    await host.does({ type: 'arrange', clock: { answer: 20, bank: 0 }, isPublic: true });
    expect(host.info).toMatchObject({ phase: 'over', clock: { answer: 20, bank: 0 }, isPublic: true });
    await dealAgain(guests);
    expect((await setupOf(host)).characters?.[survivor.seat ?? -1]).not.toBeNull();
    expect(host.info.seats[0]?.bank).toBe(0);
  });

  test('changing the plan leaves a bot that the host has chosen in its seat', async () => {
    const { host } = await rig.gather(1);
    await host.does({ type: 'bot', seat: 1, bot: 'random' });
    const usual = host.info.seats[2]?.bot;
    await host.does({ type: 'arrange', plan: { seats: 5 } });
    expect(host.info.seats.map(({ bot }) => bot)).toEqual([usual, 'random', usual, usual, usual]);
    expect(host.info.seats[1]?.by).toBe('bot');
  });
});
