// Tests of a table: hidden hands, metrics, batched writes.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dealAgain, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

describe.each(['card', 'dice'] as const)('a table of the %s game', (game) => {
  test('a table is played to its end by two people and three bots, and then once more', async () => {
    const { host, guests } = await rig.deal(2, game, { seats: 5 });
    const first = host.last('game').id;
    await playOn(guests);
    await dealAgain(guests);
    await playOn(guests);
    expect(host.last('game').id).not.toBe(first);
    // Two may act at once, and then one of them is too late.
    const refusals = guests.flatMap((guest) => guest.all('error')).map(({ code }) => code);
    expect(refusals.filter((code) => code !== 'stale-question')).toEqual([]);
    expect((await rig.store.outcome(first))?.winners).not.toBeNull();
  });

  test('bots play a table’s game to its end once all people have left', async () => {
    rig.slowBots();
    const { code, guests } = await rig.deal(2, game);
    for (const guest of guests) await guest.does({ type: 'leave' });
    for (const guest of guests) guest.hangUp();
    rig.config.pause = [0, 0];
    await rig.restart();
    await rig.tables.maintenance.run();
    await until(() => rig.tables.here(code)?.info.phase === 'over');
  });

  test('a table shows every player their own cards and nobody those of another', async () => {
    const { code, guests } = await rig.deal(4, game);
    const watcher = await rig.come('watcher', code);
    for (const guest of guests) {
      expect(guest.view.viewer).toBe(guest.seat);
      const roles = guest.view.players.map(({ role }, seat) => (role === null ? null : seat));
      expect(roles).toContain(guest.seat);
      expect(roles).toContain(null);
    }
    expect(watcher.view.viewer).toBe('spectator');
    expect(watcher.view.options).toEqual([]);
  });
});

test('a table counts its answers, games and refusals in the metrics', async () => {
  const { host, guests } = await rig.gather(2, 'card', { seats: 4 });
  await host.does({ type: 'start' });
  await playOn(guests);
  await dealAgain(guests);
  await playOn(guests);
  await host.does({ type: 'kick', guest: 'nobody' });
  const games = new Set(host.all('game').map(({ id }) => id));
  const answers = (await Promise.all([...games].map((id) => rig.store.answers(id, 0)))).flat();
  const byBots = answers.filter(({ byBot }) => byBot).length;
  const refusals = Map.groupBy(
    guests.flatMap((guest) => guest.all('error')),
    ({ code }) => code,
  );
  const counted = (
    await rig.metrics.text({ bytes: { database: 0, waiting: 0, backups: 0 }, tables: 1, connections: 2 })
  ).split('\n');
  const answersBy = (who: string): number =>
    Number(counted.find((line) => line.startsWith(`posse_answers_total{by="${who}"}`))?.split(' ')[1]);
  const [people, bots, nobody] = [answersBy('person'), answersBy('bot'), answersBy('nobody')];
  expect(people + bots + nobody).toBe(answers.length);
  expect(bots).toBe(byBots);
  expect(people).toBeGreaterThan(0);
  expect(counted).toEqual(
    expect.arrayContaining([
      'posse_games_total 2',
      `posse_answer_seconds_count ${answers.length}`,
      ...[...refusals].map(([code, all]) => `posse_errors_total{code="${code}"} ${all.length}`),
    ]),
  );
});

test('a table ignores messages that arrive after their sender has hung up', async () => {
  const { code, host, other } = await rig.gather();
  other.hangUp();
  await host.isHeard();
  expect(host.info.seats[1]).toMatchObject({ guest: 'bob', connected: false });
  other.say({ type: 'leave' });
  await rig.come('cleo', code);
  expect(host.info.seats[1]?.guest).toBe('bob');
});

test('changes of many tables at about the same time are stored together in one write', async () => {
  rig.slowBots();
  const parties = await Promise.all(Array.from({ length: 20 }, () => rig.deal(4)));
  const before = rig.commits;
  for (const { guests } of parties) for (const guest of guests) if (guest.seat === guest.view.asked) guest.answer();
  await until(() => parties.every(({ host }) => host.view.step === 1));
  expect(rig.commits - before).toBeLessThan(5);
});
