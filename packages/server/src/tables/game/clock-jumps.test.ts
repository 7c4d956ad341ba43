// Tests that no decision at a table depends on the machine's clock.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, pauseWhenOut, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

describe.each([
  ['forward a day', DAY],
  ['forward ten years', 3652 * DAY],
  ['back a day', -DAY],
  ['back to 1970', -20_000 * DAY],
])('a clock that is set %s', (_, jump) => {
  test('setting the machine’s clock causes no table to be swept', async () => {
    const { code, guests } = await rig.deal(4);
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.info.seats.every(({ connected }) => !connected) === true);
    rig.clockAhead = jump;
    await rig.tables.maintenance.sweep();
    expect((await rig.tables.info(code))?.phase).toBe('playing');
    await rig.tables.maintenance.sweep(rig.time.now() + 3 * HOUR);
    expect(await rig.tables.info(code)).toBeNull();
  });

  test('setting the machine’s clock neither takes time from a player’s bank nor adds any', async () => {
    stopTime();
    const { guests, code } = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 10, bank: 60 } });
    const one = asked(guests);
    pass(25);
    rig.clockAhead = jump;
    pass(5);
    expect((await rig.come('watcher', code)).last('game').left).toBe(40_000);
    await one.does({ type: 'answer', step: 0, option: 0 });
    expect((await rig.tables.info(code))?.seats[one.seat ?? -1]?.bank).toBe(40_000);
    const [answer] = await rig.store.answers(one.last('game').id, 0);
    expect(answer).toMatchObject({ took: 30_000, byBot: false });
  });

  test('setting the machine’s clock does not change how long a link to another device stays valid', async () => {
    stopTime();
    const { code, other } = await rig.deal(4);
    await other.does({ type: 'move' });
    const { ticket } = other.last('ticket');
    rig.clockAhead = jump;
    pass(4 * 60);
    const moved = await rig.come('phone', code, { ticket });
    expect(moved.seat).toBe(1);
    await moved.does({ type: 'move' });
    const { ticket: second } = moved.last('ticket');
    rig.clockAhead = 0;
    pass(6 * 60);
    expect((await rig.come('laptop', code, { ticket: second })).dismissed).toBe('bad-ticket');
  });

  test('setting the machine’s clock changes nothing about how often a guest may chat', async () => {
    const { host } = await rig.deal(4);
    const says = () => host.does({ type: 'say', channel: 'table', text: 'howdy' });
    for (let line = 0; line < 3; line++) expect(await says()).toBeNull();
    rig.clockAhead = jump;
    for (let line = 0; line < 3; line++) expect(await says()).toBeNull();
    expect(await says()).toBe('slow-down');
  });

  test('setting the machine’s clock shows no living player the eliminated players’ chat, which these keep', async () => {
    rig.config.pause = [0, 0];
    const { code, guests } = await rig.deal(2, 'card', { seats: 5 });
    const out = await pauseWhenOut(guests, (seat) => seat < 2);
    const [dead, living] = (out === 0 ? guests : guests.toReversed()) as [Guest, Guest];
    const whisper = (text: string) => dead.does({ type: 'say', channel: 'gallery', text });
    await whisper('before');
    rig.clockAhead = jump;
    await whisper('after');
    const heard = ({ talk }: Guest) => talk.filter((text) => text !== '');
    const shown = (guest: Guest) => guest.last('welcome').lines.flatMap(({ text }) => (text === '' ? [] : [text]));
    expect(heard(living)).toEqual([]);
    expect(shown(await rig.come(living.id, code))).toEqual([]);
    expect(shown(await rig.come(dead.id, code))).toEqual(['before', 'after']);
    await rig.restart();
    expect(shown(await rig.come(living.id, code))).toEqual([]);
    expect(shown(await rig.come(dead.id, code))).toEqual(['before', 'after']);
  });
});
