// Tests that a guest who comes back is told what they missed, and no more.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/guest.ts';
import { asked, playOn, Rig } from '../../testing/rig.ts';
import { until } from '../../testing/until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** From now on nothing happens by itself: no answer that everybody can see, and none that was on its way. */
const standsStill = (host: Guest): Promise<string | null> => host.does({ type: 'pause', on: true });

describe.each(['card', 'dice'] as const)('coming back to a %s game', (game) => {
  test('a player who comes back keeps the seat, and goes on at the fact where they stopped', async () => {
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

  test('a spectator who comes back is the same spectator', async () => {
    const { guests, host, code } = await rig.deal(4, game);
    const watcher = await rig.come('watcher', code);
    watcher.hangUp();
    await playOn(guests, () => host.view.step >= 3);
    await standsStill(host);
    const back = await watcher.returns();
    expect(back.all('game')).toEqual([]);
    expect(back.view).toEqual((await rig.come('another', code)).view);
  });

  test('a guest who comes back too late sees the whole game', async () => {
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

test('a guest who has missed nothing is told nothing', async () => {
  const { other } = await rig.deal();
  other.hangUp();
  const back = await other.returns();
  expect([...back.all('game'), ...back.all('update')]).toEqual([]);
  expect(back.view.viewer).toBe(1);
});

test('a guest who followed another game, or claims to be ahead, gets the whole game', async () => {
  const { code, host } = await rig.deal();
  const { id } = host.last('game');
  expect((await rig.come('host', code, { since: { game: 'another', step: 0 } })).all('game')).toHaveLength(1);
  expect((await rig.come('host', code, { since: { game: id, step: 99 } })).all('game')).toHaveLength(1);
  expect((await rig.come('host', code)).all('game')).toHaveLength(1);
});

test('a guest who lost their seat meanwhile gets the view of spectators', async () => {
  const { other } = await rig.deal();
  await other.does({ type: 'leave' });
  const back = await other.returns();
  expect(back.last('welcome').seat).toBeNull();
  expect(back.view.viewer).toBe('spectator');
});

test('a guest who was absent at the end of the game learns the end, and its proof', async () => {
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
  test('the token of a seat opens it from any device, with everything that its guest can do', async () => {
    const { code, guests, host } = await rig.deal();
    const one = asked(guests);
    const phone = await rig.come('somebody', code, { token: one.token });
    expect(phone.last('welcome')).toMatchObject({ you: one.id, seat: one.seat });
    expect(phone.view).toEqual(one.view);
    expect(await phone.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect(host.view.step).toBe(1);
  });

  test('the token of the host’s seat has the host’s powers', async () => {
    const { code, host } = await rig.gather();
    host.hangUp();
    const phone = await rig.come('somebody', code, { token: host.token });
    expect(await phone.does({ type: 'start' })).toBeNull();
  });

  test('a token that nobody ever gave opens nothing, and its bearer is turned away', async () => {
    const { code, host } = await rig.gather();
    for (const token of ['1.wrong', '9.wrong', 'wrong', `1${host.token.slice(1)}`]) {
      const thief = await rig.come('thief', code, { token });
      expect(thief.dismissed).toBe('bad-token');
      expect(thief.heard.map(({ type }) => type)).toEqual(['error']);
      expect(thief.last('error')).toMatchObject({ code: 'bad-token', about: 'join' });
    }
    expect(host.info.watchers).toBe(0);
  });

  test('the token of a seat opens nothing once the seat was given up, or given to another', async () => {
    const { code, host, other } = await rig.gather(2);
    const { token } = other;
    await other.does({ type: 'leave' });
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    await (await rig.come('cleo', code)).does({ type: 'sit', seat: 1 });
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    await host.does({ type: 'bot', seat: 1 });
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
  });

  test('the token is a new one for a guest who takes their seat again', async () => {
    const { code, other } = await rig.deal();
    const { token } = other;
    await other.does({ type: 'leave' });
    await other.does({ type: 'sit' });
    expect(other.token).not.toBe(token);
    expect((await rig.come('bob', code, { token })).dismissed).toBe('bad-token');
    expect((await rig.come('x', code, { token: other.token })).last('welcome').seat).toBe(1);
  });
});

test('all that a client hears of a game makes the same picture as the whole of it', async () => {
  rig.config.pause = [0, 0];
  const { guests, host, code } = await rig.deal(2, 'card', { seats: 5 });
  await playOn(guests);
  await until(() => guests.every(({ info }) => info.phase === 'over'));
  expect(host.view).toEqual((await rig.come('host', code)).view);
});
