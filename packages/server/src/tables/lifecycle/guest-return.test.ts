// Tests that a guest who comes back is told what they missed, and no more.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** Pauses the table: nothing happens by itself, no forced answer comes, and no bot's answer either. */
const standsStill = (host: Guest): Promise<string | null> => host.does({ type: 'pause', on: true });

describe.each(['card', 'dice'] as const)('coming back to a %s game', (game) => {
  test('a player who reconnects keeps their seat, and gets exactly the updates that they missed', async () => {
    const { guests, host, other } = await rig.deal(4, game);
    other.hangUp();
    const before = host.all('update').length;
    const others = guests.filter((guest) => guest !== other);
    await playOn(others, () => host.view.step > 4 || host.view.asked === other.seat);
    await standsStill(host);
    const missed = host.all('update').slice(before);
    const back = await other.returns();
    expect(back.last('welcome').seat).toBe(1);
    expect(back.all('game')).toEqual([]);
    expect(back.all('update').map(({ step }) => step)).toEqual(missed.map(({ step }) => step));
    expect(back.view).toEqual((await rig.come('bob', host.info.code)).view);
  });

  test('a spectator who reconnects counts as the same spectator, and gets only missed updates', async () => {
    const { guests, host, code } = await rig.deal(4, game);
    const watcher = await rig.come('watcher', code);
    watcher.hangUp();
    await playOn(guests, () => host.view.step >= 3);
    await standsStill(host);
    const back = await watcher.returns();
    expect(back.all('game')).toEqual([]);
    expect(back.view).toEqual((await rig.come('another', code)).view);
  });

  test('a guest who reconnects after too many missed updates gets the whole game', async () => {
    const { guests, host, other } = await rig.deal(4, game);
    const picture = await rig.come('bob', host.info.code);
    picture.hangUp();
    await playOn(guests, () => host.view.step > 30 || host.info.phase === 'over');
    await standsStill(host);
    const back = await picture.returns();
    expect(back.all('update')).toEqual([]);
    expect(back.view).toEqual(other.view);
  });
});

test('a guest who reconnects and has missed nothing is sent nothing of the game', async () => {
  const { other } = await rig.deal();
  other.hangUp();
  const back = await other.returns();
  expect([...back.all('game'), ...back.all('update')]).toEqual([]);
  expect(back.view.viewer).toBe(1);
});

test('a guest who reconnects from another game, or claims to be ahead of this one, gets the whole game', async () => {
  const { code, host } = await rig.deal();
  const { id } = host.last('game');
  expect((await rig.come('host', code, { since: { game: 'another', step: 0 } })).all('game')).toHaveLength(1);
  expect((await rig.come('host', code, { since: { game: id, step: 99 } })).all('game')).toHaveLength(1);
  expect((await rig.come('host', code)).all('game')).toHaveLength(1);
});

test('a guest who lost their seat while disconnected gets the view of spectators', async () => {
  const { other } = await rig.deal();
  await other.does({ type: 'leave' });
  const back = await other.returns();
  expect(back.last('welcome').seat).toBeNull();
  expect(back.view.viewer).toBe('spectator');
});

test('a guest who was disconnected at the end of the game gets its last update and its proof', async () => {
  rig.config.pause = [0, 0];
  const { guests, host, code } = await rig.deal(2, 'dice');
  await playOn(guests);
  const { step } = host.view;
  const since = { game: host.last('game').id, step: step - 1 };
  const back = await rig.come('watcher', code, { since });
  expect(back.all('update').map(({ step }) => step)).toEqual([step]);
  expect(back.last('proof')).toEqual(host.last('proof'));
});

describe('the token of a seat', () => {
  test('a seat’s token opens the seat from any device, with everything that its guest can do', async () => {
    const { code, guests, host } = await rig.deal();
    const one = asked(guests);
    const phone = await rig.come('somebody', code, { token: one.token });
    expect(phone.last('welcome')).toMatchObject({ you: one.id, seat: one.seat });
    expect(phone.view).toEqual(one.view);
    expect(await phone.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect(host.view.step).toBe(1);
  });

  test('a token of the host’s seat gives its bearer the host’s powers on another device', async () => {
    const { code, host } = await rig.gather();
    host.hangUp();
    const phone = await rig.come('somebody', code, { token: host.token });
    expect(await phone.does({ type: 'start' })).toBeNull();
  });

  test('a forged seat token opens nothing, and its bearer is disconnected', async () => {
    const { code, host } = await rig.gather();
    for (const token of ['1.wrong', '9.wrong', 'wrong', `1${host.token.slice(1)}`]) {
      const thief = await rig.come('thief', code, { token });
      expect(thief.dismissed).toBe('bad-token');
      expect(thief.heard.map(({ type }) => type)).toEqual(['error']);
      expect(thief.last('error')).toMatchObject({ code: 'bad-token', about: 'join' });
    }
    expect(host.info.watchers).toBe(0);
  });

  test('a seat’s token opens nothing once its guest has left the seat, or another guest or a bot has it', async () => {
    const { code, host, other } = await rig.gather(2);
    const { token } = other;
    await other.does({ type: 'leave' });
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    await (await rig.come('cleo', code)).does({ type: 'sit', seat: 1 });
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    await host.does({ type: 'bot', seat: 1 });
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
  });

  test('a guest who leaves a seat and takes it again gets a new token, and the old one opens nothing', async () => {
    const { code, other } = await rig.deal();
    const { token } = other;
    await other.does({ type: 'leave' });
    await other.does({ type: 'sit' });
    expect(other.token).not.toBe(token);
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    expect((await rig.come('x', code, { token: other.token })).last('welcome').seat).toBe(1);
  });
});

test('all updates that a client receives of a game add up to the same view as the whole game', async () => {
  rig.config.pause = [0, 0];
  const { guests, host, code } = await rig.deal(2, 'card', { seats: 5 });
  await playOn(guests);
  await until(() => guests.every(({ info }) => info.phase === 'over'));
  expect(host.view).toEqual((await rig.come('host', code)).view);
});
