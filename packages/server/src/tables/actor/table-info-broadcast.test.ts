// Tests of the cost of broadcasts, and that nobody misses anything.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';
import { BROADCAST_INTERVAL_MS } from './table-info-broadcast.ts';

let rig: Rig;
beforeEach(() => {
  stopTime();
  rig = new Rig();
  rig.slowBots();
  rig.config.newsEvery = BROADCAST_INTERVAL_MS;
});
afterEach(async () => {
  await rig.close();
  vi.useRealTimers();
});

const SECONDS = BROADCAST_INTERVAL_MS / 1000;

/** Spectators of the table who have been sent everything. */
async function watchers(code: string, many: number): Promise<readonly Guest[]> {
  const all = await Promise.all(Array.from({ length: many }, (_, number) => rig.come(`watcher ${number}`, code)));
  await told(all);
  return all;
}

/** Resolves when all guests have been sent everything. */
async function told(guests: readonly Guest[]): Promise<void> {
  pass(SECONDS);
  await Promise.all(guests.map((guest) => guest.isHeard()));
}

const bytesOf = (guests: readonly Guest[]): number =>
  guests.flatMap((guest) => guest.all('table')).reduce((sum, news) => sum + JSON.stringify(news).length, 0);

const nameSeen = ({ info }: Guest): string | null | undefined => info.seats[0]?.name;

test('a rename with 190 spectators sends at most a twelfth of the bytes of the whole table to all of them', async () => {
  const { code, host, guests } = await rig.gather();
  const all = [...guests, ...(await watchers(code, 190))];
  const before = bytesOf(all);
  const whole = JSON.stringify({ type: 'table', table: host.info }).length * all.length;
  await host.does({ type: 'rename', name: 'Calamity' });
  await told(all);
  expect(all.map(nameSeen)).toEqual(all.map(() => 'Calamity'));
  expect(bytesOf(all) - before).toBeLessThan(whole / 12);
});

test('quick changes at a table are broadcast together, except to the participant who makes them', async () => {
  const { code, host, other } = await rig.gather();
  const [wanda] = (await watchers(code, 1)) as [Guest];
  const before = wanda.all('table').length;
  for (let number = 0; number < 20; number++) {
    host.say({ type: 'rename', name: `Name ${number}` }).say({ type: 'ready', on: number % 2 === 0 });
    await until(() => nameSeen(host) === `Name ${number}`);
  }
  await told([wanda, other]);
  expect(wanda.all('table').length - before).toBeLessThanOrEqual(2);
  expect([wanda, other, host].map(nameSeen)).toEqual(['Name 19', 'Name 19', 'Name 19']);
});

describe('while something waits to be told', () => {
  test('a participant who joins while a broadcast waits gets the whole table, and from then on differences', async () => {
    const { code, host } = await rig.gather();
    await host.does({ type: 'rename', name: 'Calamity' });
    await host.does({ type: 'ready', on: true });
    const late = await rig.come('late', code);
    expect(nameSeen(late)).toBe('Calamity');
    await host.does({ type: 'rename', name: 'Jane' });
    await told([late, host]);
    expect([late.info, host.info]).toEqual([await rig.tables.info(code), await rig.tables.info(code)]);
  });

  test('a broadcast of the table that waits is sent before the next message about the game', async () => {
    const { guests, host, other } = await rig.deal(4);
    await told(guests);
    const one = asked(guests);
    for (const name of ['Jane', 'Calamity']) await host.does({ type: 'rename', name });
    const heard = other.heard.length;
    const { step } = one.view;
    one.answer();
    await until(() => other.view.step > step);
    const types = other.heard.slice(heard).map(({ type }) => type);
    expect(nameSeen(other)).toBe('Calamity');
    expect(types.indexOf('table')).toBeLessThan(types.indexOf('update'));
  });

  test('a table that has stopped sends no broadcast that still waited', async () => {
    const { host, code } = await rig.gather(1);
    for (const name of ['Jane', 'Calamity']) await host.does({ type: 'rename', name });
    const heard = host.heard.length;
    await rig.tables.stop();
    pass(SECONDS);
    expect(host.heard.length).toBe(heard);
    expect(rig.tables.here(code)).not.toBeNull();
  });
});
