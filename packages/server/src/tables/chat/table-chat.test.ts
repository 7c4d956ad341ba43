// Tests of the chat at a table.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { Rig } from '../../testing/test-tables.ts';

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

test('before and between games every participant at a table can chat, and everybody there reads it', async () => {
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

test('chat lines carry the sender’s name, but not the id of their guest', async () => {
  const { host, other } = await rig.gather();
  await saying(other, 'hello');
  expect(JSON.stringify(host.last('line'))).not.toContain('"bob"');
});

test('a guest may send no more than six chat lines in ten seconds', async () => {
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

test('a table keeps the last fifty chat lines, also over a restart', async () => {
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
