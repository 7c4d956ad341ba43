// Tests that abandoned tables are swept, each in its time.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pauseWhen, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';
import { Archive } from './finished-games.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const sweepIn = (milliseconds: number): Promise<void> =>
  rig.tables.maintenance.sweep(rig.time.now() + milliseconds, rig.tables.today + milliseconds);

test('a table that never had a game is swept after ten minutes without people, however slow its clock is', async () => {
  const code = await rig.create('card', { seats: 4 }, { clock: { answer: 86_400, bank: 0 } });
  await sweepIn(9 * MINUTE);
  expect(await rig.tables.info(code)).not.toBeNull();
  await sweepIn(11 * MINUTE);
  expect(await rig.tables.info(code)).toBeNull();
  expect(rig.tables.count).toBe(0);
  expect(rig.tables.listed()).toEqual([]);
});

/** A table in the middle of a game that everybody has left. */
async function deserted(clock?: { answer: number; bank: number }): Promise<string> {
  const { guests, code } = await rig.deal(4, 'card', { seats: 4 }, clock === undefined ? {} : { clock });
  for (const guest of guests) guest.hangUp();
  await until(() => rig.tables.here(code)?.info.seats.every(({ connected }) => !connected) === true);
  return code;
}

test('a table whose unfinished game everybody has left is swept after two hours', async () => {
  const code = await deserted();
  await sweepIn(2 * HOUR - MINUTE);
  expect(await rig.tables.info(code)).not.toBeNull();
  await sweepIn(2 * HOUR + MINUTE);
  expect(await rig.tables.info(code)).toBeNull();
});

test('a table with even one spectator is not swept', async () => {
  const code = await rig.create();
  const watcher = await rig.come('watcher', code);
  await sweepIn(1000 * HOUR);
  expect(await rig.tables.info(code)).not.toBeNull();
  watcher.hangUp();
  await until(() => rig.tables.here(code)?.info.watchers === 0);
  await sweepIn(3 * HOUR);
  expect(await rig.tables.info(code)).toBeNull();
});

test('a table is not swept while one of its two players is still connected', async () => {
  const { code, host, other } = await rig.gather();
  other.hangUp();
  await host.isHeard();
  expect(host.info.seats[1]?.connected).toBe(false);
  await sweepIn(1000 * HOUR);
  expect(await rig.tables.info(code)).not.toBeNull();
});

test('a deserted table with a clock of days is swept only after days', async () => {
  const code = await deserted({ answer: 86_400, bank: 0 });
  await sweepIn(47 * HOUR);
  expect(await rig.tables.info(code)).not.toBeNull();
  await sweepIn(49 * HOUR);
  expect(await rig.tables.info(code)).toBeNull();
});

/** A table whose game is over and whose people have all gone. */
async function finished(people: number): Promise<string> {
  rig.config.pause = [0, 0];
  const { guests, code } = await rig.deal(people, 'dice');
  await playOn(guests);
  for (const guest of guests) guest.hangUp();
  await until(() => rig.tables.here(code)?.info.seats.every(({ connected }) => !connected) === true);
  return code;
}

test('a table whose only player has finished a game with bots is swept ten minutes after they have gone', async () => {
  const code = await finished(1);
  await sweepIn(9 * MINUTE);
  expect(await rig.tables.info(code)).not.toBeNull();
  await sweepIn(11 * MINUTE);
  expect(await rig.tables.info(code)).toBeNull();
});

test('a table where people have finished a game together is kept for 24 hours after the last one has gone', async () => {
  const code = await finished(2);
  await sweepIn(24 * HOUR - MINUTE);
  expect(await rig.tables.info(code)).toMatchObject({ evening: { games: 1 } });
  await sweepIn(24 * HOUR + MINUTE);
  expect(await rig.tables.info(code)).toBeNull();
});

test('a server without room for a new table gives up the evening that nobody is at', async () => {
  const code = await finished(2);
  await rig.tables.maintenance.run(rig.time.now() + 2 * MINUTE);
  rig.slowBots();
  const { host } = await rig.deal(2);
  rig.config.maxTables = 2;
  await expect(rig.create()).rejects.toMatchObject({ code: 'full' });
  await rig.tables.maintenance.makeRoom(rig.tables.today + 11 * MINUTE);
  expect((await rig.tables.info(await rig.create()))?.code).not.toBe(code);
  expect(await rig.tables.info(code)).toBeNull();
  expect(await rig.tables.info(host.info.code)).not.toBeNull();
});

test('a guest who is refused at a table does not postpone its sweep', async () => {
  const code = await rig.create();
  expect((await rig.come('thief', code, { token: '0.wrong' })).dismissed).toBe('bad-token');
  await sweepIn(3 * HOUR);
  expect(await rig.tables.info(code)).toBeNull();
});

describe('a table that was swept', () => {
  test('a table that was swept does not come back after a restart, and can’t be joined', async () => {
    const code = await rig.create();
    await sweepIn(3 * HOUR);
    await rig.restart();
    expect(rig.tables.count).toBe(0);
    expect(rig.bus.toTable(code, { kind: 'gone', client: 'x' })).toBe(false);
    expect(await rig.store.hasTable(code)).toBe(true);
  });

  test('the finished games of a swept table stay in the archive', async () => {
    const { guests, host } = await rig.deal(4, 'dice');
    await playOn(guests);
    const { id } = host.last('game');
    const before = await new Archive(rig.store).proof(id);
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(host.info.code)?.info.seats.every(({ connected }) => !connected) === true);
    await sweepIn(25 * HOUR);
    expect(await new Archive(rig.store).proof(id)).toEqual(before);
  });

  test('the unfinished game of a swept table ends without winners', async () => {
    const { guests, host, code } = await rig.deal(4);
    await pauseWhen(guests, () => host.view.step === 2);
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.info.seats.every(({ connected }) => !connected) === true);
    const { id } = host.last('game');
    const { length } = await rig.store.answers(id, 0);
    await sweepIn(3 * HOUR);
    expect(await rig.store.outcome(id)).toMatchObject({ winners: null, answers: length });
    expect((await new Archive(rig.store).replay(id)).winners).toBeNull();
  });

  test('the bots of a swept table stop playing', async () => {
    const { guests, host, code } = await rig.deal(4);
    for (const guest of guests) await guest.does({ type: 'leave' });
    for (const guest of guests) guest.hangUp();
    await until(() => rig.tables.here(code)?.info.watchers === 0);
    rig.config.pause = [0, 0];
    await sweepIn(3 * HOUR);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await rig.store.answers(host.last('game').id, 0)).toEqual([]);
  });

  test('a table whose sweep could not be stored can still be found', async () => {
    const code = await rig.create();
    rig.store.failing = 1;
    await sweepIn(3 * HOUR);
    expect(rig.tables.here(code)).toBeNull();
    expect(rig.tables.count).toBe(1);
    expect((await rig.tables.info(code))?.code).toBe(code);
  });
});

test('a guest who joins while their table is being swept is told that it is gone', async () => {
  const { code } = await rig.gather(1);
  await rig.restart();
  await rig.tables.find(code);
  const release = rig.store.hold();
  const late = rig.guest('host', code, { name: 'Late' });
  const swept = sweepIn(3 * HOUR);
  release();
  await swept;
  expect(late.dismissed).toBe('swept');
});
