import { commitmentOf, seedOf } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dealAgain, playOn, Rig } from '../testing/rig.ts';
import { Archive } from './archive.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const LUCK = 'a1'.repeat(8);
const OTHER_LUCK = 'b2'.repeat(8);

describe.each(['card', 'dice'] as const)('the %s game', (game) => {
  test('is dealt from what the server promised and what the seats have added', async () => {
    const code = await rig.create(game, { seats: 4 });
    const [host, bob] = [await rig.come('host', code), await rig.come('bob', code)];
    const promised = host.info.commitment;
    await host.does({ type: 'sit', luck: LUCK });
    await bob.does({ type: 'sit' });
    await bob.does({ type: 'ready', on: true, luck: OTHER_LUCK });
    await host.does({ type: 'start' });
    const { id, lucks } = host.last('game');
    expect(lucks.slice(0, 2)).toEqual([LUCK, OTHER_LUCK]);
    expect(host.info.commitment).toBe(promised);
    await playOn([host, bob]);

    const { secret } = host.last('proof');
    expect(host.last('proof').game).toBe(id);
    expect(commitmentOf(secret)).toBe(promised);
    expect((await rig.store.game(id))?.seed).toBe(seedOf(secret, id, lucks));
    expect(host.info.commitment).not.toBe(promised);
  });
});

test('nobody is told a secret before the game is over, nor a seat’s part before the deal', async () => {
  rig.slowBots();
  const { host, other, code } = await rig.gather();
  await host.does({ type: 'ready', on: true, luck: LUCK });
  await other.isHeard();
  expect(JSON.stringify(other.heard)).not.toContain(LUCK);
  await host.does({ type: 'start' });
  const watcher = await rig.come('watcher', code);
  const { secret, seed } = (await rig.store.game(host.last('game').id)) ?? { secret: '', seed: '' };
  const next = await rig.store.table(code);
  for (const guest of [host, other, watcher]) {
    const heard = JSON.stringify(guest.heard);
    for (const hidden of [secret, seed, next?.nextSecret ?? '']) expect(heard).not.toContain(hidden);
    expect(guest.all('proof')).toEqual([]);
  }
});

test('the next game has a promise of its own, told before it is dealt', async () => {
  const { host, guests } = await rig.deal(2, 'dice');
  await playOn(guests);
  const promised = host.info.commitment;
  await host.does({ type: 'ready', on: true, luck: LUCK });
  await dealAgain(guests);
  expect((await rig.store.game(host.last('game').id))?.commitment).toBe(promised);
  expect(host.last('game').lucks[0]).toBe(LUCK);
});

test('a part that was added once is not added again', async () => {
  const { host, guests } = await rig.gather(2, 'dice');
  await host.does({ type: 'ready', on: true, luck: LUCK });
  await host.does({ type: 'start' });
  await playOn(guests);
  await dealAgain(guests);
  expect(host.last('game').lucks).not.toContain(LUCK);
});

test('the server has nothing to choose once it knows what the seats have added', async () => {
  rig.slowBots();
  const { host } = await rig.gather(1);
  const promised = host.info.commitment;
  await host.does({ type: 'ready', on: true, luck: LUCK });
  rig.store.failing = 1;
  expect(await host.does({ type: 'start' })).toBe('not-stored');
  const tried = rig.store.writes.at(-1)?.find(({ put }) => put === 'game');
  await host.does({ type: 'start' });
  const { id, lucks } = host.last('game');
  expect(promised.startsWith(id)).toBe(true);
  expect(lucks).toHaveLength(4);
  expect(new Set(lucks).size).toBe(4);
  expect(tried).toMatchObject({ record: { id, lucks } });
});

describe('the archive', () => {
  test('has the replay and the proof of every finished game', async () => {
    const { host, guests } = await rig.deal(2, 'card');
    await playOn(guests);
    const { id, lucks } = host.last('game');
    const { secret } = host.last('proof');
    const archive = new Archive(rig.store);
    const replay = await archive.replay(id);
    expect(replay).toMatchObject({ format: 'posse-replay', game: 'card', seed: seedOf(secret, id, lucks) });
    expect(replay.answers).toHaveLength(host.view.step);
    expect(replay.winners).not.toBeNull();
    expect(replay.names.slice(0, 2)).toEqual(['HOST', 'BOB']);
    expect(await archive.proof(id)).toEqual({
      format: 'posse-proof',
      version: 1,
      id,
      commitment: commitmentOf(secret),
      secret,
      lucks,
      replay,
    });
  });

  test('tells nothing of a game that is still played, or that never was', async () => {
    rig.slowBots();
    const { host } = await rig.deal();
    const archive = new Archive(rig.store);
    const { id } = host.last('game');
    await expect(archive.replay(id)).rejects.toMatchObject({ code: 'not-over' });
    await expect(archive.proof(id)).rejects.toMatchObject({ code: 'not-over' });
    await expect(archive.replay('none')).rejects.toMatchObject({ code: 'no-such-game' });
  });
});
