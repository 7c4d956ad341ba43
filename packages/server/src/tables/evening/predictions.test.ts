// Tests of predictions, of which nobody learns before the result.

import type { TablePlan } from '@posse/protocol';
import { winningSide } from '@posse/protocol/evening';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { dealAgain, pauseWhen, pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.config.pause = [0, 0];
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const predicting = (guest: Guest, side: 'law' | 'outlaws' | 'renegade') => guest.does({ type: 'predict', side });

/** A paused game of two people in which one of them is out. */
async function withDead(plan: Partial<TablePlan> = {}, on = rig) {
  const { code, guests } = await on.deal(2, 'card', { seats: 5, ...plan });
  const out = await pauseWhenOut(guests, (seat) => seat < 2);
  const [dead, living] = (out === 0 ? guests : guests.toReversed()) as [Guest, Guest];
  return { code, guests, dead, living };
}

test('an eliminated player predicts one side once, and a living player none', async () => {
  const { dead, living } = await withDead();
  expect(await predicting(living, 'law')).toBe('not-now');
  expect(await predicting(dead, 'outlaws')).toBeNull();
  expect(dead.last('predicted')).toEqual({ type: 'predicted', game: dead.info.gameId, side: 'outlaws' });
  expect(await predicting(dead, 'law')).toBe('predicted');
  expect(dead.all('predicted')).toHaveLength(1);
});

test('a spectator predicts before the second round, and not in it', async () => {
  const { code, host, guests } = await rig.deal(3, 'card', { seats: 4 });
  const early = await rig.come('early', code, { name: 'EARLY' });
  expect(early.info.predicts).toBe(true);
  expect(await predicting(early, 'renegade')).toBeNull();
  const turns: number[] = [];
  const turnOf = (): number => (host.view as unknown as { readonly turn: number }).turn;
  await pauseWhen(guests, () => {
    if (turns.at(-1) !== turnOf()) turns.push(turnOf());
    // Until the first player of the game has another turn.
    expect(host.info.predicts === true || new Set(turns).size < turns.length).toBe(true);
    return host.info.predicts !== true;
  });
  expect(turns.slice(0, -1)).toEqual([...new Set(turns)]);
  expect(turns.at(-1)).toBe(turns[0]);
  const late = await rig.come('late', code, { name: 'LATE' });
  expect(await predicting(late, 'law')).toBe('not-now');
});

test('the first round is the same after a restart and a crash, and so is a prediction', async () => {
  const { code } = await rig.deal(3, 'card', { seats: 4 });
  const watcher = await rig.come('watcher', code, { name: 'WANDA' });
  await predicting(watcher, 'law');
  for (const again of [() => rig.restart(), () => rig.crash()]) {
    await again();
    const back = await rig.come('watcher', code);
    expect(back.info.predicts).toBe(true);
    expect(back.last('predicted')).toMatchObject({ side: 'law' });
    expect(await predicting(back, 'outlaws')).toBe('predicted');
  }
});

test('predictions are shown with the result, and belong to that game only', async () => {
  const { code, host, guests } = await rig.deal(3, 'dice', { seats: 4 });
  const watcher = await rig.come('watcher', code, { name: 'WANDA' });
  await predicting(watcher, 'law');
  await playOn(guests);
  await host.does({ type: 'evening', from: 0 });
  const [game] = host.last('evening').games;
  expect(game?.predictions).toEqual([{ person: 'watcher', name: 'WANDA', side: 'law' }]);
  expect(game === undefined ? null : winningSide(game)).not.toBeNull();
  expect(host.info.predicts).toBeUndefined();
  expect(await predicting(watcher, 'law')).toBe('not-now');
  await dealAgain(guests);
  await watcher.isHeard();
  expect(await predicting(watcher, 'outlaws')).toBeNull();
});

test('one person predicts once, also on another device', async () => {
  const { code, dead } = await withDead();
  await predicting(dead, 'law');
  await dead.does({ type: 'move' });
  const phone = await rig.come('phone', code, { ticket: dead.last('ticket').ticket });
  expect(phone.last('predicted')).toMatchObject({ side: 'law' });
  expect(await predicting(phone, 'outlaws')).toBe('predicted');
});

describe('secrecy', () => {
  /** All that a living player is told from the elimination to the result, while those who are out do this. */
  async function toldTo(act: (dead: Guest, watcher: Guest) => Promise<void>) {
    const own = new Rig('twins');
    own.config.pause = [0, 0];
    try {
      const { code, guests, dead, living } = await withDead({}, own);
      const watcher = await own.come('watcher', code, { name: 'WANDA' });
      await living.isHeard();
      const from = living.heard.length;
      await act(dead, watcher);
      const [host] = guests as [Guest];
      await host.does({ type: 'pause', on: false });
      await playOn(guests);
      const told = living.heard.slice(from).filter(({ type }) => type !== 'settled');
      const result = told.findIndex(({ type }) => type === 'proof');
      return { before: told.slice(0, result).map((one) => JSON.stringify(one)), living };
    } finally {
      await own.close();
    }
  }

  test('the living are told the same bytes whether those who are out predict and react, or not', async () => {
    stopTime();
    const quiet = await toldTo(async () => undefined);
    const loud = await toldTo(async (dead, watcher) => {
      expect(await predicting(dead, 'outlaws')).toBeNull();
      for (const gesture of ['trust-me', 'pure-luck']) {
        expect(await dead.does({ type: 'gesture', gesture })).toBeNull();
        expect(await watcher.does({ type: 'gesture', gesture })).toBeNull();
      }
      expect(await dead.does({ type: 'say', channel: 'gallery', text: 'it was Bob' })).toBeNull();
    });
    expect(loud.before).toEqual(quiet.before);
    expect(loud.before.length).toBeGreaterThan(3);
    // After the result they read it.
    const read = loud.living.all('line').flatMap(({ line }) => line.gesture ?? line.text);
    expect(read).toEqual(expect.arrayContaining(['trust-me', 'pure-luck', 'it was Bob']));
    expect(quiet.living.all('line').filter(({ line }) => line.channel !== 'table')).toEqual([]);
  });
});
