import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Guest } from '../testing/guest.ts';
import { pauseWhenOut, playOn, Rig } from '../testing/rig.ts';
import { pass, stopTime } from '../testing/time.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const saying = (guest: Guest, text: string, channel: 'table' | 'gallery' = 'table') =>
  guest.does({ type: 'say', channel, text });
const linesOf = (guest: Guest) => guest.last('welcome').lines.map(({ text }) => text);

test('between games everybody talks at the table, and everybody hears it', async () => {
  const { code, host, other } = await rig.gather();
  const watcher = await rig.come('watcher', code, { name: 'Wanda' });
  await saying(watcher, 'nice hats');
  await saying(host, 'thanks');
  await watcher.isHeard();
  for (const guest of [host, other, watcher]) expect(guest.talk).toEqual(['nice hats', 'thanks']);
  expect(other.all('line')[0]?.line).toMatchObject({ number: 1, channel: 'table', seat: null, name: 'Wanda' });
  expect(other.all('line')[1]?.line).toMatchObject({ number: 2, seat: 0, name: 'HOST' });
  expect(await saying(host, 'psst', 'gallery')).toBe('wrong-channel');
});

test('lines do not say which guest it was', async () => {
  const { host, other } = await rig.gather();
  await saying(other, 'hello');
  expect(JSON.stringify(host.last('line'))).not.toContain('"bob"');
});

describe('in a game', () => {
  test('those who watch have a channel of their own, and those who play do not hear it', async () => {
    const { code, host, other } = await rig.deal();
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    expect(await saying(wanda, 'he is the Renegade', 'gallery')).toBeNull();
    expect(await saying(wanda, 'he is the Renegade', 'table')).toBe('wrong-channel');
    expect(await saying(host, 'what do you say?', 'gallery')).toBe('wrong-channel');
    await will.isHeard();
    expect(will.talk).toEqual(['he is the Renegade']);
    for (const player of [host, other]) expect(player.talk).toEqual([]);
  });

  test('those who watch hear the table', async () => {
    const { code, host } = await rig.deal();
    const wanda = await rig.come('wanda', code);
    await saying(host, 'draw!');
    await wanda.isHeard();
    expect(wanda.talk).toEqual(['draw!']);
  });

  test('who is out of it talks with those who watch', async () => {
    rig.config.pause = [0, 0];
    const { code, guests } = await rig.deal(2, 'card', { seats: 5 });
    const out = await pauseWhenOut(guests, (seat) => seat < 2);
    const [dead, living] = (out === 0 ? guests : guests.toReversed()) as [Guest, Guest];
    const wanda = await rig.come('wanda', code);
    expect(await saying(dead, 'it was him', 'table')).toBe('wrong-channel');
    expect(await saying(dead, 'it was him', 'gallery')).toBeNull();
    await wanda.isHeard();
    await living.isHeard();
    expect(wanda.talk).toEqual(['it was him']);
    expect(living.talk).toEqual([]);
  });

  test('whoever comes to watch reads what the gallery has said, and whoever comes to play does not', async () => {
    const { code, host } = await rig.deal();
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    await saying(host, 'draw!');
    expect(linesOf(await rig.come('will', code))).toEqual(['he is the Renegade', 'draw!']);
    expect(linesOf(await rig.come('bob', code))).toEqual(['draw!']);
    await rig.restart();
    expect(linesOf(await rig.come('bob', code))).toEqual(['draw!']);
  });
});

describe('who has heard the gallery', () => {
  test('may not sit down in that game', async () => {
    const { code } = await rig.deal(3);
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    await saying(wanda, 'he is the Renegade', 'gallery');
    expect(await will.does({ type: 'sit' })).toBe('not-now');
    expect(await wanda.does({ type: 'sit', seat: 3 })).toBe('not-now');
  });

  test('may not sit down either if he has only read it', async () => {
    const { code } = await rig.deal(3);
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    expect(await (await rig.come('will', code)).does({ type: 'sit' })).toBe('not-now');
    await rig.restart();
    expect(await (await rig.come('will', code)).does({ type: 'sit' })).toBe('not-now');
  });

  test('is nobody who has left a living seat: he can have it back', async () => {
    const { code, other } = await rig.deal(4);
    await other.does({ type: 'leave' });
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    await other.isHeard();
    expect(other.talk).toEqual([]);
    expect(await other.does({ type: 'say', channel: 'gallery', text: 'who is it?' })).toBe('wrong-channel');
    expect(await other.does({ type: 'sit' })).toBeNull();
  });

  test('may not play for the living when he is dead', async () => {
    rig.config.pause = [0, 0];
    const { code, guests } = await rig.deal(2, 'card', { seats: 5, latecomers: true });
    const dead = guests[await pauseWhenOut(guests, (seat) => seat < 2)] as Guest;
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    await dead.does({ type: 'leave' });
    for (const seat of [2, 3, 4]) expect(await dead.does({ type: 'sit', seat })).toBe('not-now');
  });

  test('may sit down when the game is over', async () => {
    const { code, guests, other } = await rig.deal(4, 'dice');
    const wanda = await rig.come('wanda', code);
    await saying(wanda, 'he is the Renegade', 'gallery');
    await playOn(guests);
    await other.does({ type: 'leave' });
    expect(await wanda.does({ type: 'sit' })).toBeNull();
  });
});

test('after a game everybody may read what the gallery has said in it', async () => {
  const { code, host, guests } = await rig.deal(4, 'dice');
  await saying(await rig.come('wanda', code), 'he was the Renegade', 'gallery');
  await playOn(guests);
  expect(linesOf(await rig.come('host', code))).toEqual(['he was the Renegade']);
  await host.does({ type: 'again' });
  expect(linesOf(await rig.come('host', code))).toEqual(['he was the Renegade']);
});

test('nobody may say more than six lines in ten seconds', async () => {
  stopTime();
  const { host, other } = await rig.gather();
  for (let count = 0; count < 6; count++) expect(await saying(host, `line ${count}`)).toBeNull();
  expect(await saying(host, 'one too many')).toBe('slow-down');
  expect(await saying(other, 'my first')).toBeNull();
  pass(11);
  expect(await saying(host, 'after a while')).toBeNull();
  await other.isHeard();
  expect(other.talk).not.toContain('one too many');
});

test('the last fifty lines are kept, also over a restart', async () => {
  stopTime();
  const { code, host } = await rig.gather();
  for (let count = 1; count <= 53; count++) {
    pass(2);
    await saying(host, `line ${count}`);
  }
  const kept = Array.from({ length: 50 }, (_, place) => `line ${place + 4}`);
  expect(linesOf(await rig.come('watcher', code))).toEqual(kept);
  await rig.restart();
  const watcher = await rig.come('watcher', code);
  expect(linesOf(watcher)).toEqual(kept);
  await saying(watcher, 'and on');
  expect(watcher.last('line').line.number).toBe(54);
});
