// Tests of reactions: ids that everybody reads in their own language, limited like chat.

import { type ChatLineInfo, REACTIONS, type Reaction, type TablePlan } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { pauseWhenOut, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const doing = (guest: Guest, gesture: string) => guest.does({ type: 'gesture', gesture });
const seenBy = (guest: Guest): ChatLineInfo[] =>
  guest.all('line').flatMap(({ line }) => (line.gesture === undefined ? [] : [line]));
const gesturesOf = (lines: readonly ChatLineInfo[]) => lines.flatMap(({ gesture }) => gesture ?? []);

async function withDead(plan: Partial<TablePlan> = {}) {
  rig.config.pause = [0, 0];
  const { code, guests } = await rig.deal(2, 'card', { seats: 5, ...plan });
  const out = await pauseWhenOut(guests, (seat) => seat < 2);
  const [dead, living] = (out === 0 ? guests : guests.toReversed()) as [Guest, Guest];
  return { code, dead, living };
}

test('a table accepts every known reaction, and shows it to all participants', async () => {
  stopTime();
  const { code, host, other } = await rig.gather();
  const watcher = await rig.come('watcher', code, { name: 'Wanda' });
  for (const gesture of REACTIONS) {
    expect(await doing(host, gesture)).toBeNull();
    pass(3);
  }
  expect(await doing(watcher, 'howdy')).toBeNull();
  for (const guest of [host, other, watcher]) {
    await guest.isHeard();
    expect(gesturesOf(seenBy(guest))).toEqual([...REACTIONS, 'howdy']);
  }
  expect(seenBy(other)[0]).toMatchObject({ number: 1, channel: 'table', seat: 0, name: 'HOST', text: '' });
  expect(seenBy(other).at(-1)).toMatchObject({ seat: null, name: 'Wanda' });
  expect(JSON.stringify(seenBy(host).at(-1))).not.toContain('"watcher"');
});

test('an unknown reaction is refused, and the refusal lists the known ones', async () => {
  const { host, other } = await rig.gather();
  expect(await doing(host, 'curtsy')).toBe('no-such-gesture');
  const { message, about } = host.last('error');
  expect(about).toBe('gesture');
  expect(message).toBe(`There is no gesture "curtsy": ${REACTIONS.join(', ')} are known here.`);
  await other.isHeard();
  expect(other.all('line')).toEqual([]);
});

test('reactions count towards the chat limit: six reactions and lines together in ten seconds', async () => {
  stopTime();
  const { host, other } = await rig.gather();
  for (let count = 0; count < 3; count++) {
    expect(await doing(host, 'ouch')).toBeNull();
    expect(await host.does({ type: 'say', channel: 'table', text: 'ouch' })).toBeNull();
  }
  expect(await doing(host, 'ouch')).toBe('slow-down');
  expect(await host.does({ type: 'say', channel: 'table', text: 'ouch' })).toBe('slow-down');
  expect(await doing(other, 'doubts')).toBeNull();
  pass(11);
  expect(await doing(host, 'thanks')).toBeNull();
  await other.isHeard();
  expect(gesturesOf(seenBy(other))).toEqual(['ouch', 'ouch', 'ouch', 'doubts', 'thanks']);
});

test('reactions are kept with the chat lines, also over a restart', async () => {
  const { code, host } = await rig.gather();
  await doing(host, 'pure-luck');
  const kept = [{ gesture: 'pure-luck' satisfies Reaction, text: '', name: 'HOST' }];
  expect((await rig.come('watcher', code)).last('welcome').lines).toMatchObject(kept);
  await rig.restart();
  expect((await rig.come('watcher', code)).last('welcome').lines).toMatchObject(kept);
});

describe('in a game', () => {
  test('a living player never receives the reactions of eliminated players or spectators', async () => {
    const { code, dead, living } = await withDead();
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    const before = seenBy(living).length;
    expect(await doing(dead, 'trust-me')).toBeNull();
    expect(await doing(wanda, 'doubts')).toBeNull();
    expect(await doing(living, 'ouch')).toBeNull();
    for (const guest of [dead, living, wanda, will]) await guest.isHeard();
    expect(gesturesOf(seenBy(living).slice(before))).toEqual(['ouch']);
    expect(JSON.stringify(living.heard)).not.toMatch(/trust-me|doubts/);
    expect(gesturesOf(seenBy(dead))).toEqual(['trust-me', 'ouch']);
    for (const watcher of [wanda, will]) expect(gesturesOf(seenBy(watcher))).toEqual(['doubts', 'ouch']);
    expect(seenBy(dead)[0]).toMatchObject({ channel: 'gallery', game: living.info.gameId });
    expect(seenBy(will)[0]).toMatchObject({ channel: 'watchers', game: living.info.gameId });

    // Not after joining again either, nor after a restart; an eliminated player finds it again.
    expect(gesturesOf((await rig.come(living.id, code)).last('welcome').lines)).toEqual(['ouch']);
    await rig.restart();
    expect(gesturesOf((await rig.come(living.id, code)).last('welcome').lines)).toEqual(['ouch']);
    expect(gesturesOf((await rig.come(dead.id, code)).last('welcome').lines)).toEqual(['trust-me', 'ouch']);
  });

  test('spectators see eliminated players’ reactions if the plan allows it, and then may take no seat in that game', async () => {
    const { code, dead, living } = await withDead({ gallery: true, latecomers: true });
    const wanda = await rig.come('wanda', code);
    expect(await doing(dead, 'trust-me')).toBeNull();
    expect(await doing(wanda, 'thanks')).toBeNull();
    for (const guest of [dead, living, wanda]) await guest.isHeard();
    for (const guest of [dead, wanda]) expect(gesturesOf(seenBy(guest))).toEqual(['trust-me', 'thanks']);
    expect(gesturesOf(seenBy(living))).toEqual([]);
    expect(await wanda.does({ type: 'sit' })).toBe('not-now');
  });
});
