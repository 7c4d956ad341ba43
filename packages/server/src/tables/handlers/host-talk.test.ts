// Tests of what a host can do about talk: chat off, a voice link, reports.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const saying = (guest: Guest, text: string) => guest.does({ type: 'say', channel: 'table', text });

test('the host switches the chat off for everybody, in a game too, and reactions stay', async () => {
  const { code, host, other } = await rig.deal(2, 'card', { seats: 4 });
  expect(await other.does({ type: 'chat', on: false })).toBe('not-the-host');
  expect(await host.does({ type: 'chat', on: false })).toBeNull();
  await other.isHeard();
  expect(other.info.chat).toBe(false);
  expect(other.last('line').line).toMatchObject({ notice: 'arranged', name: 'HOST', text: 'chat-off' });
  for (const guest of [host, other]) expect(await saying(guest, 'hello')).toBe('chat-off');
  expect(await other.does({ type: 'gesture', gesture: 'howdy' })).toBeNull();
  await rig.restart();
  const [back, bob] = [await rig.come('host', code), await rig.come('bob', code)];
  expect(await saying(bob, 'hello')).toBe('chat-off');
  expect(await back.does({ type: 'chat', on: true })).toBeNull();
  expect(await saying(bob, 'hello')).toBeNull();
});

test('switching the chat to what it is makes no notice', async () => {
  const { host } = await rig.gather();
  const before = host.notices.length;
  expect(await host.does({ type: 'chat', on: true })).toBeNull();
  expect(host.notices).toHaveLength(before);
});

test('the host names a voice channel that everybody sees, and removes it', async () => {
  const { host, other } = await rig.gather();
  expect(await other.does({ type: 'voice', link: 'https://voice.example/posse' })).toBe('not-the-host');
  expect(await host.does({ type: 'voice', link: 'https://voice.example/posse' })).toBeNull();
  await other.isHeard();
  expect(other.info.voice).toBe('https://voice.example/posse');
  expect(other.notices.at(-1)).toBe('HOST: arranged');
  expect(await host.does({ type: 'voice', link: null })).toBeNull();
  await other.isHeard();
  expect(other.info).not.toHaveProperty('voice');
});

test.each([
  'http://voice.example/posse',
  'javascript:alert(1)',
  'https://bank.example@voice.example/',
  'https://:secret@voice.example/',
  'https://voice/posse',
  'voice.example/posse',
  'https://',
])('refuses the voice channel %s', async (link) => {
  const { host } = await rig.gather();
  expect(await host.does({ type: 'voice', link })).toBe('bad-link');
  expect(host.info).not.toHaveProperty('voice');
});

test('the host reports who said a line, once, and removes them', async () => {
  const { code, host, other } = await rig.gather();
  const wanda = await rig.come('wanda', code, { name: 'Wanda' });
  await saying(wanda, 'something bad');
  const { number } = wanda.last('line').line;
  expect(await other.does({ type: 'report', line: number })).toBe('not-the-host');
  expect(await host.does({ type: 'report', line: number })).toBeNull();
  expect(await host.does({ type: 'report', line: number, remove: true })).toBeNull();
  expect(rig.warnings).toEqual([{ table: code, guest: 'host', reported: 'wanda', message: 'A person was reported.' }]);
  expect(wanda.dismissed).toBe('sent-away');
  expect(JSON.stringify(rig.warnings)).not.toContain('something bad');
});

test('the host reports a guest by their seat, but neither themselves nor somebody who was never here', async () => {
  const { host, other } = await rig.gather();
  expect(await host.does({ type: 'report', guest: other.id })).toBeNull();
  expect(await host.does({ type: 'report', guest: 'host' })).toBe('no-such-guest');
  expect(await host.does({ type: 'report', guest: 'stranger' })).toBe('no-such-guest');
  expect(await host.does({ type: 'report' })).toBe('no-such-guest');
  expect(rig.warnings).toHaveLength(1);
});
