// Tests that a deal follows from earlier commitments, and that its proof says so.

import {
  commitmentOf,
  defaultContribution,
  gameIdOf,
  isFairlyDealt,
  ownContributions,
  seatCommitmentOf,
  seedOf,
  transcriptHashOf,
} from '@posse/protocol';
import type { GameRecord } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contributionOf, promise, reveal, revealAll } from '../../testing/contributing-guests.ts';
import { dealAgain, playOn, Rig } from '../../testing/test-tables.ts';
import { Archive } from '../lifecycle/finished-games.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

describe.each(['card', 'dice'] as const)('the %s game', (game) => {
  test('a game is dealt from all committed contributions, which are shown only after the deal', async () => {
    const code = await rig.create(game, { seats: 4 });
    const [host, bob] = [await rig.come('host', code), await rig.come('bob', code)];
    const promised = host.info.commitment;
    await host.does({ type: 'sit', promise: seatCommitmentOf(contributionOf(0)) });
    await bob.does({ type: 'sit' });
    await promise(bob, contributionOf(1));
    await host.does({ type: 'start' });
    const { start } = host.info;
    expect(start).toMatchObject({
      before: '-',
      commitment: promised,
      promises: [seatCommitmentOf(contributionOf(0)), seatCommitmentOf(contributionOf(1)), null, null],
    });
    expect([host.info.phase, host.all('game')]).toEqual(['gathering', []]);
    const seal = transcriptHashOf(start as NonNullable<typeof start>);
    await revealAll([host, bob]);

    const { id, lucks } = host.last('game');
    expect(lucks).toEqual([
      contributionOf(0),
      contributionOf(1),
      defaultContribution(promised, 2),
      defaultContribution(promised, 3),
    ]);
    expect([host.info.commitment, host.info.start, id]).toEqual([promised, null, gameIdOf(seal)]);
    await playOn([host, bob]);
    const { secret } = host.last('proof');
    expect(host.last('proof').game).toBe(id);
    expect(commitmentOf(secret)).toBe(promised);
    expect((await rig.store.game(id))?.seed).toBe(seedOf(secret, seal, lucks));
    expect(host.info.commitment).not.toBe(promised);
  });
});

test('no secret is told before the end of a game, no contribution before the deal, and neither is stored', async () => {
  rig.slowBots();
  const { host, other, code } = await rig.gather();
  await promise(host, contributionOf(0));
  await promise(other, contributionOf(1));
  await host.does({ type: 'start' });
  await reveal(host, contributionOf(0));
  const watcher = await rig.come('watcher', code);
  expect(JSON.stringify([other.heard, watcher.heard, rig.store.writes])).not.toContain(contributionOf(0));
  await reveal(other, contributionOf(1));
  const { secret, seed } = (await rig.store.game(host.last('game').id)) ?? { secret: '', seed: '' };
  const next = await rig.store.table(code);
  for (const guest of [host, other, watcher]) {
    const heard = JSON.stringify(guest.heard);
    for (const hidden of [secret, seed, next?.nextSecret ?? '']) expect(heard).not.toContain(hidden);
    expect(guest.all('proof')).toEqual([]);
  }
});

test('the shuffle of the next game has a new commitment of the server and new commitments of the players', async () => {
  const { host, guests } = await rig.gather(2, 'dice');
  await promise(host, contributionOf(0));
  await host.does({ type: 'start' });
  await reveal(host, contributionOf(0), contributionOf(7));
  await playOn(guests);
  const promised = host.info.commitment;
  await dealAgain(guests);
  expect(host.info.start?.promises).toEqual([seatCommitmentOf(contributionOf(7)), null, null, null]);
  await reveal(host, contributionOf(7));
  expect((await rig.store.game(host.last('game').id))?.commitment).toBe(promised);
  expect(host.last('game').lucks[0]).toBe(contributionOf(7));
});

test('a contribution that an older page sends without a commitment counts for nothing in the shuffle', async () => {
  const { host } = await rig.gather(1);
  await host.does({ type: 'leave' });
  await host.does({ type: 'sit', luck: 'a1'.repeat(8) });
  await host.does({ type: 'ready', on: true, luck: 'a1'.repeat(8) });
  await host.does({ type: 'start' });
  const { lucks } = host.last('game');
  expect(lucks).toEqual(lucks.map((_, seat) => defaultContribution(host.info.commitment, seat)));
});

test('a deal that could not be stored is the same when it is tried again', async () => {
  rig.slowBots();
  const { host } = await rig.gather(1);
  await promise(host, contributionOf(0));
  await host.does({ type: 'start' });
  rig.store.failing = 1;
  expect(await reveal(host, contributionOf(0))).toBe('not-stored');
  const tried = rig.store.writes.at(-1)?.find(({ put }) => put === 'game');
  await reveal(host, contributionOf(0));
  const { id, lucks } = host.last('game');
  expect(tried).toMatchObject({ record: { id, lucks } });
});

describe('the archive', () => {
  test('the archive has the replay and the proof of every finished game', async () => {
    const { host, other, guests } = await rig.gather(2, 'card');
    await promise(other, contributionOf(1));
    await host.does({ type: 'start' });
    await reveal(other, contributionOf(1));
    await playOn(guests);
    const { id, lucks } = host.last('game');
    const { secret } = host.last('proof');
    const archive = new Archive(rig.store);
    const replay = await archive.replay(id);
    expect(replay).toMatchObject({ format: 'posse-replay', game: 'card' });
    expect(replay.answers).toHaveLength(host.view.step);
    expect(replay.winners).not.toBeNull();
    expect(replay.names.slice(0, 2)).toEqual(['HOST', 'BOB']);
    const proof = await archive.proof(id);
    expect(proof).toEqual({
      format: 'posse-proof',
      version: 3,
      id,
      commitment: commitmentOf(secret),
      secret,
      lucks,
      promises: [null, seatCommitmentOf(contributionOf(1)), null, null],
      givenUp: [],
      next: expect.stringMatching(/^[0-9a-f]{64}$/),
      replay,
    });
    expect(isFairlyDealt(proof)).toBe(true);
    expect(ownContributions(proof)).toEqual([false, true, false, false]);
  });

  test('the archive proves a game of an older program with the version of its time', async () => {
    const { host, guests } = await rig.deal(2, 'dice');
    await playOn(guests);
    const { id } = host.last('game');
    const { promises: _, givenUp: __, ...older } = (await rig.store.game(id)) as GameRecord;
    rig.store.game = async () => older;
    expect(await new Archive(rig.store).proof(id)).toMatchObject({
      version: 1,
      lucks: older.lucks,
      secret: older.secret,
    });
  });

  test('the archive refuses a game that still runs, or that never was', async () => {
    rig.slowBots();
    const { host } = await rig.deal();
    const archive = new Archive(rig.store);
    const { id } = host.last('game');
    await expect(archive.replay(id)).rejects.toMatchObject({ code: 'not-over' });
    await expect(archive.proof(id)).rejects.toMatchObject({ code: 'not-over' });
    await expect(archive.replay('none')).rejects.toMatchObject({ code: 'no-such-game' });
  });
});
