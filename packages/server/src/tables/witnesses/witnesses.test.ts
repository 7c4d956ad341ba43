// Tests of open hands, and of witnesses.

import { MESSAGES, type MessageEntry, type TablePlan } from '@posse/protocol';
import { MESSAGE_DOCS } from '@posse/protocol/docs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BRINGS_BACK } from '../../games/playable-games.ts';
import type { Guest, Said } from '../../testing/recording-guest.ts';
import { dealAgain, pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const OPEN: TablePlan = { seats: 5, openHands: true };

/**
 * A game that stands still when exactly one of its three people is out, who sits in a seat that is meant. Nobody pauses
 * it, because a host who is out can't.
 */
async function withDead(isMeant: (seat: number) => boolean = (seat) => seat > 0) {
  rig.config.pause = [0, 0];
  const party = await rig.deal(3, 'card', OPEN);
  const { guests, host } = party;
  const isAlive = ({ view, seat }: Guest): boolean => view.players[seat ?? -1]?.alive === true;
  const dead = (): readonly Guest[] => guests.filter((guest) => !isAlive(guest));
  for (;;) {
    rig.config.pause = [0, 0];
    if (host.info.phase === 'over') await dealAgain(guests);
    await playOn(guests, () => {
      const stops = dead().length > 0 || host.info.phase === 'over';
      // Bots that are asked from now on stand still.
      if (stops) rig.slowBots();
      return stops;
    });
    const [out, ...others] = dead();
    const isWanted =
      host.info.phase === 'playing' && others.length === 0 && out !== undefined && isMeant(out.seat ?? -1);
    if (isWanted) return { ...party, dead: out, living: guests.filter(isAlive) };
    await playToEnd(guests);
  }
}

/** Wakes the bots that stood still, and plays the game to its end. */
async function playToEnd(guests: readonly Guest[]): Promise<void> {
  rig.config.pause = [0, 0];
  for (const guest of guests) for (const on of [true, false]) await guest.does({ type: 'pause', on });
  await playOn(guests);
}

const handsAt = (code: string) => rig.tables.here(code)?.table.game?.match.hands;

test('an eliminated player sees all hands on all their devices, and again after a reload and a restart', async () => {
  const { code, dead, living } = await withDead();
  const tab = await rig.come(dead.id, code);
  expect(await dead.does({ type: 'see-hands' })).toBeNull();
  await tab.isHeard();
  for (const device of [dead, tab]) expect(device.last('hands').hands).toEqual(handsAt(code));
  for (const guest of living) expect(guest.all('hands')).toEqual([]);
  await rig.restart();
  const back = await rig.come(dead.id, code);
  expect(back.last('hands').hands).toEqual(handsAt(code));
  const other = await rig.come('stranger', code);
  const screen = await rig.come(dead.id, code, { as: 'screen' });
  for (const guest of [other, screen]) expect(guest.all('hands')).toEqual([]);
});

test('those who play, spectators and screens are never shown all hands, and nobody is without the option', async () => {
  const { code, living } = await withDead();
  const [watcher, screen] = [await rig.come('watcher', code), await rig.come('watcher', code, { as: 'screen' })];
  expect(await living[0]?.does({ type: 'see-hands' })).toBe('not-now');
  expect(await watcher.does({ type: 'see-hands' })).toBe('not-seated');
  expect(await screen.does({ type: 'see-hands' })).toBe('only-watches');
  rig.config.pause = [0, 0];
  const { guests } = await rig.deal(2, 'card', { seats: 5 });
  const out = await pauseWhenOut(guests, (seat) => seat < 2);
  expect(await guests[out]?.does({ type: 'see-hands' })).toBe('not-now');
});

test('hands can’t be open at public tables, with latecomers, with events that bring players back, or with dice', async () => {
  const refused = async (game: 'card' | 'dice', plan: TablePlan, isPublic = false): Promise<string | null> => {
    try {
      await rig.create(game, { ...plan, openHands: true }, { isPublic });
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(await refused('card', { seats: 5 })).toBeNull();
  expect(await refused('card', { seats: 5, sets: ['base', 'dodge-city'] })).toBeNull();
  expect(await refused('card', { seats: 5 }, true)).toBe('bad-plan');
  expect(await refused('card', { seats: 5, latecomers: true })).toBe('bad-plan');
  for (const set of BRINGS_BACK) expect(await refused('card', { seats: 5, sets: ['base', set] })).toBe('bad-plan');
  expect(await refused('card', { seats: 5, preset: 'everything' })).toBe('bad-plan');
  expect(await refused('dice', { seats: 5 })).toBe('bad-plan');
  const { host } = await rig.gather(1, 'card', OPEN);
  expect(await host.does({ type: 'arrange', isPublic: true })).toBe('bad-plan');
  expect(await host.does({ type: 'arrange', plan: { ...OPEN, latecomers: true } })).toBe('bad-plan');
});

test('a witness has no say: every message that others would notice is refused', async () => {
  const { dead, living } = await withDead();
  await dead.does({ type: 'see-hands' });
  const before = living.map(({ heard }) => heard.length);
  const accepted: string[] = [];
  for (const [type, { sender }] of Object.entries(MESSAGES) as [Said['type'], MessageEntry][]) {
    if (sender === 'connection') continue;
    const refusal = await dead.does(MESSAGE_DOCS[type].sample as unknown as Said);
    if (refusal === null) accepted.push(type);
  }
  expect(accepted.toSorted()).toEqual([
    'automatic',
    'back',
    'deeds',
    'evening',
    'promise',
    'role-seen',
    'see-hands',
    'settle',
    'story',
  ]);
  for (const [place, guest] of living.entries()) {
    await guest.isHeard();
    expect(guest.heard.slice(before[place]).filter(({ type }) => type !== 'settled')).toEqual([]);
  }
});

/** Everything that a living player and a screen are sent while a witness does this. */
async function sentWhile(act: (dead: Guest, code: string) => Promise<void>): Promise<readonly string[]> {
  const twin = new Rig('twins');
  try {
    const outer = rig;
    rig = twin;
    twin.slowBots();
    const { code, dead, living } = await withDead();
    const screen = await twin.come('screen of a room', code, { as: 'screen' });
    await dead.does({ type: 'see-hands' });
    const [player] = living as [Guest];
    const heard = [player, screen].map((guest) => guest.heard.length);
    await act(dead, code);
    await player.does({ type: 'say', channel: 'table', text: 'Is anybody here?' });
    await twin.come('passer-by', code);
    await player.does({ type: 'gesture', gesture: 'howdy' });
    for (const guest of [player, screen]) await guest.isHeard();
    rig = outer;
    return [player, screen].map((guest, place) =>
      JSON.stringify(guest.heard.slice(heard[place]).filter(({ type }) => type !== 'settled')).replace(
        /"at":\d+/g,
        '"at":0',
      ),
    );
  } finally {
    await twin.close();
  }
}

test('whatever a witness does, those who play and the screens are sent the very same', async () => {
  const quiet = await sentWhile(async () => undefined);
  const loud = await sentWhile(async (dead, code) => {
    await dead.does({ type: 'say', channel: 'gallery', text: 'Bob holds three BANG!' });
    await dead.does({ type: 'gesture', gesture: 'ouch' });
    await dead.does({ type: 'rename', name: 'Bob holds BANG!' });
    await dead.does({ type: 'leave' });
    await dead.does({ type: 'move' });
    await dead.does({ type: 'promise', promise: 'a'.repeat(64) });
    const tab = await rig.come(dead.id, code, { name: 'Another name', face: 'miner', promise: 'b'.repeat(64) });
    tab.hangUp();
    dead.hangUp();
    await (await rig.come('passer-by', code)).isHeard();
    await (await rig.come(dead.id, code)).isHeard();
  });
  // The passer-by was there a moment longer, and is a spectator each time.
  const withoutWatchers = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => text.replace(/\{"type":"table","changes":\{"watchers":\d+\}\},?/g, ''));
  expect(withoutWatchers(loud)).toEqual(withoutWatchers(quiet));
});

test('a host who is out of such a game loses the powers to somebody who plays, and has them again after it', async () => {
  const { host, dead, living, guests } = await withDead((seat) => seat === 0);
  expect(dead).toBe(host);
  const [heir] = living as [Guest];
  await heir.isHeard();
  expect(living.map(({ id }) => id)).toContain(heir.info.host);
  expect(await host.does({ type: 'pause', on: false })).toBe('not-the-host');
  await host.does({ type: 'see-hands' });
  expect(await host.does({ type: 'kick', guest: heir.id })).toBe('witness');
  const standIn = living.find(({ id }) => id === heir.info.host) as Guest;
  expect(await standIn.does({ type: 'host', guest: 'host' })).toBe('not-now');
  await playToEnd(guests);
  await host.isHeard();
  expect(host.info.host).toBe('host');
  await dealAgain(guests);
  expect(await host.does({ type: 'see-hands' })).toBe('not-now');
});

test('a witness can bring the seat to no other device, not even with a link made before', async () => {
  const { code, dead } = await withDead();
  await dead.does({ type: 'move' });
  const { ticket } = dead.last('ticket');
  await dead.does({ type: 'see-hands' });
  const phone = await rig.come('phone', code, { ticket });
  expect(phone.dismissed).toBe('bad-ticket');
  expect(await dead.does({ type: 'move' })).toBe('witness');
});
