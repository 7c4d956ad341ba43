// Tests of screens for the room: they see what a stranger sees, and are nobody.

import { fromWire, isForScreens, MESSAGES, type MessageEntry, type TableMessageType } from '@posse/protocol';
import { MESSAGE_DOCS } from '@posse/protocol/docs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Guest, Join, Said } from '../../testing/recording-guest.ts';
import { dealAgain, pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

const MINUTE = 60_000;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** A screen that this guest opens. */
const screenOf = (guest: string, code: string, join: Partial<Join> = {}): Promise<Guest> =>
  rig.come(guest, code, { ...join, as: 'screen' });

/** All that a screen was sent, without how long an answer may still take, which depends on the moment. */
const sentTo = ({ heard }: Guest): readonly object[] =>
  heard.map((message) => (message.type === 'game' ? { ...message, left: null } : message));

test('the screen of the browser that holds the host’s seat is sent exactly what a stranger’s screen is sent', async () => {
  rig.config.pause = [0, 0];
  const { code, guests, host } = await rig.gather(2, 'card', { seats: 5 });
  const ticket = await host.does({ type: 'move' }).then(() => host.last('ticket').ticket);
  const screens = [
    await screenOf('host', code, { token: host.token, ticket, name: 'Host', promise: 'a'.repeat(64) }),
    await screenOf('stranger', code),
  ];
  await host.does({ type: 'say', channel: 'table', text: 'Draw!' });
  await host.does({ type: 'start' });
  await playOn(guests);
  await dealAgain(guests);
  // Two who come in the middle of a game.
  await pauseWhenOut(guests, (seat) => seat < 2);
  screens.push(await screenOf('host', code, { token: host.token }), await screenOf('stranger', code));
  for (const screen of screens) await screen.isHeard();
  const [first, second, third, fourth] = screens.map(sentTo);
  expect(first).toEqual(second);
  expect(third).toEqual(fourth);
  expect(screens[0]?.view.viewer).toBe('spectator');
  for (const { heard } of screens) {
    expect(heard.filter(({ type }) => type === 'seat' || type === 'error')).toEqual([]);
    expect(heard.find(({ type }) => type === 'welcome')).toMatchObject({ you: 'screen', seat: null, pass: null });
  }
  // The ticket still works, and the host never noticed.
  expect((await rig.come('phone', code, { ticket })).seat).toBe(0);
});

test('a screen may ask for the story, and for the games of the evening, and is refused all other messages', async () => {
  const { code, host } = await rig.deal();
  const screen = await screenOf('host', code, { token: host.token });
  const answers: Record<string, string | null> = {};
  for (const [type, { sender }] of Object.entries(MESSAGES) as [TableMessageType, MessageEntry][]) {
    if (sender === 'connection') continue;
    answers[type] = await screen.does(fromWire(MESSAGE_DOCS[type].sample) as Said);
  }
  const refused = Object.entries(answers).map(([type]) => [
    type,
    isForScreens(type as TableMessageType) ? null : 'only-watches',
  ]);
  expect(answers).toEqual(Object.fromEntries(refused));
  expect(Object.keys(answers).filter((type) => answers[type] === null)).toEqual(['settle', 'story', 'evening']);
  expect(host.info).toMatchObject({ host: 'host', paused: false });
});

test('a screen is no spectator, ends no absence, and never stands in for the host', async () => {
  const { code, host, other } = await rig.deal(2, 'card', { seats: 4 });
  host.hangUp();
  await other.isHeard();
  expect(other.info.seats[0]).toMatchObject({ connected: false });
  const before = other.tables.length;
  const screen = await screenOf('host', code, { token: host.token });
  await other.isHeard();
  // Its coming tells nobody anything.
  expect(other.tables).toHaveLength(before);
  expect(other.info).toMatchObject({ watchers: 0, seats: [{ connected: false }, { connected: true }, {}, {}] });
  other.hangUp();
  await screen.isHeard();
  expect(rig.tables.here(code)?.table.hostPowers.guest).toBe('host');
  expect(await (await rig.come('bob', code)).does({ type: 'host', guest: 'screen' })).toBe('not-the-host');
  const back = await rig.come('host', code);
  expect(await back.does({ type: 'host', guest: 'screen' })).toBe('no-such-guest');
  expect(await back.does({ type: 'kick', guest: 'screen' })).toBe('no-such-guest');
});

test('a table at which only a screen is left stays in memory until it is swept, when the screen is told', async () => {
  const { code, guests } = await rig.gather(2);
  const screen = await screenOf('host', code);
  for (const guest of guests) guest.hangUp();
  await until(() => rig.tables.here(code)?.emptySince != null);
  const now = rig.time.now();
  await rig.tables.maintenance.run(now + 5 * MINUTE);
  expect(screen.dismissed).toBeNull();
  await rig.tables.maintenance.sweep(now + 11 * MINUTE, rig.tables.today + 11 * MINUTE);
  expect(screen.dismissed).toBe('swept');
  expect(await rig.tables.info(code)).toBeNull();
});

test('a screen that comes back after a restart does not put off the sweep of its table', async () => {
  const { code, guests } = await rig.gather(2);
  const screen = await screenOf('host', code);
  for (const guest of guests) guest.hangUp();
  await until(() => rig.tables.here(code)?.emptySince != null);
  await rig.restart();
  expect(screen.dismissed).toBe('restart');
  const back = await screenOf('host', code);
  // By the clock of the program, the table has been empty for a moment only.
  await rig.tables.maintenance.sweep(rig.time.now(), rig.tables.today + 11 * MINUTE);
  expect(back.dismissed).toBe('swept');
});

test('a screen shows what is said at the table, and what others say only when the game is over', async () => {
  rig.config.pause = [0, 0];
  const { code, guests, host } = await rig.deal(2, 'card', { seats: 5, gallery: true });
  const screen = await screenOf('watcher', code);
  const out = await pauseWhenOut(guests, (seat) => seat < 2);
  const [dead, living] = (out === 0 ? guests : guests.toReversed()) as [Guest, Guest];
  const watcher = await rig.come('watcher', code);
  await dead.does({ type: 'say', channel: 'gallery', text: 'Bob is the Renegade' });
  await dead.does({ type: 'gesture', gesture: 'ouch' });
  await watcher.does({ type: 'say', channel: 'gallery', text: 'I know' });
  await living.does({ type: 'say', channel: 'table', text: 'Who is next?' });
  const late = await screenOf('watcher', code);
  await screen.isHeard();
  expect(screen.talk).toEqual(['Who is next?']);
  const linesOf = (guest: Guest): readonly string[] =>
    guest.last('welcome').lines.flatMap(({ text, notice }) => (notice === undefined ? [text] : []));
  expect(linesOf(late)).toEqual(['Who is next?']);
  await host.does({ type: 'pause', on: false });
  await playOn(guests);
  expect(linesOf(await screenOf('watcher', code))).toEqual(['Bob is the Renegade', '', 'I know', 'Who is next?']);
});

test('a guest who is removed loses the screens that they opened, and opens no more', async () => {
  const { code, host } = await rig.gather(2);
  const [theirs, hosts] = [await screenOf('bob', code), await screenOf('host', code)];
  await host.does({ type: 'kick', guest: 'bob' });
  expect([theirs.dismissed, hosts.dismissed]).toEqual(['sent-away', null]);
  expect((await screenOf('bob', code)).dismissed).toBe('sent-away');
});

test('a screen from the network of a removed guest waits for the host to let it in', async () => {
  const { code, host } = await rig.gather(1);
  const troll = await rig.come('troll', code, {}, 'hotel');
  await host.does({ type: 'kick', guest: 'troll' });
  expect(troll.dismissed).toBe('sent-away');
  const knocking = rig.guest('television', code, { as: 'screen' }, 'hotel');
  await until(() => knocking.dismissed === 'barred');
  await host.isHeard();
  expect(host.info.knocks).toEqual([{ guest: 'television', name: 'Screen' }]);
  await host.does({ type: 'pardon', guest: 'television' });
  expect((await rig.come('television', code, { as: 'screen' }, 'hotel')).dismissed).toBeNull();
});
