// Tests of the chat of eliminated players, and of spectators.

import type { Channel, TablePlan } from '@posse/protocol';
import { rewriteFile } from '@posse/store/rewritten-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';
import { MAX_HEARD } from './chat-channels.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const saying = (guest: Guest, text: string, channel: Channel = 'table') => guest.does({ type: 'say', channel, text });
const linesOf = (guest: Guest) =>
  guest
    .last('welcome')
    .lines.filter(({ notice }) => notice === undefined)
    .map(({ text }) => text);
const talkOf = (guest: Guest) => guest.talk.filter((text) => text !== '');

const OPEN: TablePlan = { seats: 4, gallery: true, latecomers: true };

/** A paused game with somebody who is out of it, somebody who plays, and a bot in a seat that could be taken. */
async function withDead(plan: Partial<TablePlan> = {}) {
  rig.config.pause = [0, 0];
  const { code, guests } = await rig.deal(2, 'card', { seats: 5, latecomers: true, ...plan });
  const out = await pauseWhenOut(guests, (seat) => seat < 2);
  const [dead, living] = (out === 0 ? guests : guests.toReversed()) as [Guest, Guest];
  return { code, dead, living };
}

describe('in a game', () => {
  test('spectators of a running game have a chat channel of their own, which players do not receive', async () => {
    const { code, host, other } = await rig.deal();
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    expect(await saying(wanda, 'he looks like a Renegade', 'watchers')).toBeNull();
    for (const channel of ['table', 'gallery'] as const)
      expect(await saying(wanda, 'he looks like a Renegade', channel)).toBe('wrong-channel');
    for (const channel of ['watchers', 'gallery'] as const)
      expect(await saying(host, 'what do you say?', channel)).toBe('wrong-channel');
    await will.isHeard();
    expect(talkOf(will)).toEqual(['he looks like a Renegade']);
    for (const player of [host, other]) expect(talkOf(player)).toEqual([]);
    expect(will.last('line').line).toMatchObject({ channel: 'watchers', game: host.info.gameId });
  });

  test('spectators of a running game receive the chat of its players', async () => {
    const { code, host } = await rig.deal();
    const wanda = await rig.come('wanda', code);
    await saying(host, 'draw!');
    await wanda.isHeard();
    expect(talkOf(wanda)).toEqual(['draw!']);
    expect(wanda.last('line').line).toMatchObject({ channel: 'table', game: host.info.gameId });
  });

  test('only eliminated players read and write in their own chat channel', async () => {
    const { code, dead, living } = await withDead();
    const wanda = await rig.come('wanda', code);
    for (const channel of ['table', 'watchers'] as const)
      expect(await saying(dead, 'it was him', channel)).toBe('wrong-channel');
    expect(await saying(dead, 'it was him', 'gallery')).toBeNull();
    expect(await saying(wanda, 'who was it?', 'watchers')).toBeNull();
    for (const guest of [wanda, living, dead]) await guest.isHeard();
    expect([talkOf(dead), talkOf(living), talkOf(wanda)].map((lines) => lines.slice(-1))).toEqual([
      ['it was him'],
      [],
      ['who was it?'],
    ]);
    for (const came of ['will', living.id, 'wanda'])
      expect(linesOf(await rig.come(came, code))).not.toContain('it was him');
    expect(linesOf(await rig.come(dead.id, code))).toContain('it was him');
    await rig.restart();
    for (const came of ['will', living.id, 'wanda'])
      expect(linesOf(await rig.come(came, code))).not.toContain('it was him');
    expect(linesOf(await rig.come(dead.id, code))).toContain('it was him');
    expect(linesOf(await rig.come('will', code))).toContain('who was it?');
  });

  test('spectators share the chat of eliminated players if the plan says so, and everybody sees that in the plan', async () => {
    const { code, dead, living } = await withDead({ gallery: true });
    const wanda = await rig.come('wanda', code);
    expect(wanda.info.plan.gallery).toBe(true);
    expect(await saying(wanda, 'who was it?', 'watchers')).toBe('wrong-channel');
    expect(await saying(wanda, 'who was it?', 'gallery')).toBeNull();
    expect(await saying(dead, 'it was him', 'gallery')).toBeNull();
    for (const guest of [wanda, living, dead]) await guest.isHeard();
    for (const guest of [wanda, dead]) expect(talkOf(guest).slice(-2)).toEqual(['who was it?', 'it was him']);
    expect(talkOf(living)).not.toContain('it was him');
    expect(linesOf(await rig.come(living.id, code))).toEqual(linesOf(living));
    expect(linesOf(await rig.come('will', code))).toContain('it was him');
  });

  test('the host can’t open the chat of eliminated players to spectators while a game runs', async () => {
    const { host } = await rig.deal();
    expect(await host.does({ type: 'arrange', plan: OPEN })).toBe('not-now');
    expect(host.info.plan.gallery).toBeUndefined();
  });

  test('a line of spectator chat belongs to its game, even if the machine’s clock was set since', async () => {
    const { code, host } = await rig.deal(4, 'card', OPEN);
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    // The clock of the machine was set back, or forward, since.
    for (const at of [0, 8e15]) {
      await rig.restart((file) => rewriteFile(file, `UPDATE lines SET line = json_set(line, '$.at', ${at})`));
      expect(linesOf(await rig.come('bob', code))).toEqual([]);
      expect(linesOf(await rig.come('will', code))).toEqual(['he is the Renegade']);
    }
    expect(host.info.phase).toBe('playing');
  });

  test('spectators’ chat lines that do not say of which game they are stay hidden from players', async () => {
    const { code } = await rig.deal(4, 'card', OPEN);
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    await rig.restart((file) => rewriteFile(file, `UPDATE lines SET line = json_set(line, '$.game', NULL)`));
    expect(linesOf(await rig.come('bob', code))).toEqual([]);
  });
});

describe('a guest who has read the chat of eliminated players', () => {
  test('a guest who has only read the chat of eliminated players takes no seat in that game, also after a restart', async () => {
    const { code } = await rig.deal(2, 'card', OPEN);
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    await saying(wanda, 'he is the Renegade', 'gallery');
    for (const listener of [wanda, will, await rig.come('wes', code)])
      expect(await listener.does({ type: 'sit' })).toBe('not-now');
    // The lines may be gone by then.
    await rig.restart((file) => rewriteFile(file, 'DELETE FROM lines'));
    for (const id of ['wanda', 'will', 'wes'])
      expect(await (await rig.come(id, code)).does({ type: 'sit' })).toBe('not-now');
    expect(await (await rig.come('wilma', code)).does({ type: 'sit' })).toBeNull();
  });

  test('a spectator who has only read the chat of other spectators may still take a seat in the game', async () => {
    const { code, dead } = await withDead();
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    await saying(dead, 'it was him', 'gallery');
    await saying(will, 'nice hats', 'watchers');
    expect(await wanda.does({ type: 'sit' })).toBeNull();
  });

  test('a player who left their living seat reads no chat of eliminated players, and may take the seat back', async () => {
    const { code, other } = await rig.deal(4, 'card', OPEN);
    await other.does({ type: 'leave' });
    await saying(await rig.come('wanda', code), 'he is the Renegade', 'gallery');
    await other.isHeard();
    expect(talkOf(other)).toEqual([]);
    expect(await saying(other, 'who is it?', 'gallery')).toBe('wrong-channel');
    expect(await other.does({ type: 'sit' })).toBeNull();
  });

  test('an eliminated player can’t sit down in the seat of a living one during the same game', async () => {
    const { dead } = await withDead();
    await dead.does({ type: 'leave' });
    for (const seat of [2, 3, 4]) expect(await dead.does({ type: 'sit', seat })).toBe('not-now');
  });

  test('a guest who has read the chat of eliminated players is never forgotten, even if that list is full', async () => {
    const { code, dead } = await withDead({ gallery: true });
    const wanda = await rig.come('wanda', code);
    await saying(wanda, 'who was it?', 'gallery');
    const full = Array.from({ length: MAX_HEARD }, (_, number) => (number === 0 ? 'wanda' : `listener-${number}`));
    await rig.restart((file) =>
      rewriteFile(file, `UPDATE tables SET record = json_set(record, '$.heard', json('${JSON.stringify(full)}'))`),
    );
    const [new1, back, out] = [
      await rig.come('new', code),
      await rig.come('wanda', code),
      await rig.come(dead.id, code),
    ];
    expect([linesOf(new1), linesOf(back)]).toEqual([[], ['who was it?']]);
    expect(await saying(new1, 'tell me', 'gallery')).toBe('gallery-full');
    expect(new1.last('error').message).toMatch(/talk with everybody after the game/);
    expect(await saying(back, 'anybody?', 'gallery')).toBeNull();
    expect(await saying(out, 'it was him', 'gallery')).toBeNull();
    await new1.isHeard();
    expect([talkOf(new1), talkOf(back).slice(-1)]).toEqual([[], ['it was him']]);
    // A guest who has read nothing may still take a seat.
    expect(await new1.does({ type: 'sit' })).toBeNull();
    expect(await (await rig.come('listener-7', code)).does({ type: 'sit' })).toBe('not-now');
  });

  test('chat of eliminated players that could not be stored reaches nobody, and costs nobody the right to sit down', async () => {
    const { code } = await rig.deal(2, 'card', OPEN);
    const [wanda, will] = [await rig.come('wanda', code), await rig.come('will', code)];
    rig.store.failing = 1;
    expect(await saying(wanda, 'he is the Renegade', 'gallery')).toBe('not-stored');
    expect(talkOf(will)).toEqual([]);
    expect(await will.does({ type: 'sit' })).toBeNull();
  });

  test('a guest who has read the chat of eliminated players may sit down when the game is over', async () => {
    const { code, guests, host, other } = await rig.deal(4, 'dice', OPEN);
    const wanda = await rig.come('wanda', code);
    await saying(wanda, 'he is the Renegade', 'gallery');
    await playOn(guests);
    await other.does({ type: 'leave' });
    expect(await wanda.does({ type: 'sit' })).toBeNull();
    await host.does({ type: 'bot', seat: 1 });
    expect((await rig.store.table(code))?.heard).toEqual(['wanda']);
    await host.does({ type: 'again' });
    await host.does({ type: 'start' });
    expect((await rig.store.table(code))?.heard).toEqual([]);
  });
});

test.each(['gallery', 'watchers'] as const)(
  'everybody may read the "%s" chat channel of a game when it is over',
  async (channel) => {
    const { code, host, guests } = await rig.deal(4, 'dice', { seats: 4, gallery: channel === 'gallery' });
    await saying(await rig.come('wanda', code), 'he was the Renegade', channel);
    await playOn(guests);
    expect(linesOf(await rig.come('host', code))).toEqual(['he was the Renegade']);
    await host.does({ type: 'again' });
    expect(linesOf(await rig.come('host', code))).toEqual(['he was the Renegade']);
  },
);
