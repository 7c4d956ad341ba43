// Tests that a damaged table is closed with a sentence, and all others go on.

import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passUntil, stopTime } from '../../testing/fake-clocks.ts';
import { asked, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

/** Damages stored data as a faulty disk might do. */
const spoil =
  (statement: string) =>
  (file: string): void => {
    const database = new DatabaseSync(file);
    database.exec(statement);
    database.close();
  };

test.each([
  ['an answer', `UPDATE answers SET took = took + 1 WHERE number = 2`],
  ['the deal', `UPDATE games SET record = replace(record, '"seed":"', '"seed":"0') WHERE table_code = '$code'`],
  ['who sits there', `UPDATE tables SET record = replace(record, 'HOST', 'H0ST') WHERE code = '$code'`],
  ['what was said', `UPDATE lines SET line = replace(line, 'Howdy', 'Adieu') WHERE table_code = '$code'`],
])('a table is shut where %s is damaged in the database, and other tables go on', async (_, statement) => {
  const { code, guests, host } = await rig.deal(4);
  await playOn(guests, () => host.view.step >= 4);
  await host.does({ type: 'say', channel: 'table', text: 'Howdy.' });
  const sound = await rig.deal(2, 'dice');
  await rig.restart(spoil(statement.replace('$code', code)));
  await expect(rig.tables.info(code)).rejects.toThrow(/damaged, so nobody plays on/);
  const back = await rig.come('bob', sound.code);
  expect(back.last('game')).toBeDefined();
  expect(rig.errors).toEqual([expect.stringContaining('What is kept of this table is damaged')]);
});

describe('a table that is brought back in the middle of a game', () => {
  const spoilt = (): Promise<never> => Promise.reject(new StoreFailure('spoilt', 'It is not what was written.'));

  /** Another process has continued the game. */
  async function goneOn() {
    const party = await rig.deal(4);
    const one = asked(party.guests);
    const answer = JSON.stringify(one.view.options.at(-1));
    const record = { step: 0, seat: one.seat ?? 0, answer, byBot: false, took: 0, at: 0 };
    await rig.store.write([{ put: 'answer', game: one.last('game').id, record }]);
    return { ...party, one };
  }

  test.each(['openTable', 'game', 'answers', 'lines'] as const)(
    'a table that is restored in the middle of a game is shut where its "%s" can’t be read',
    async (part) => {
      const { code, guests, one } = await goneOn();
      const sound = await rig.deal(2, 'dice');
      rig.store[part] = spoilt;
      one.answer();
      await until(() => guests.every(({ dismissed }) => dismissed === 'moved'), 'the end of the table');
      expect((await rig.come('bob', code)).dismissed).toBe('damaged');
      await expect(rig.tables.info(code)).rejects.toThrow(/damaged, so nobody plays on/);
      expect(rig.errors.at(-1)).toContain('What is kept of this table is damaged');
      expect(await sound.host.does({ type: 'pause', on: true })).toBeNull();
    },
  );

  test('a damaged table is shut when a bot’s answer brings it to light, and the bot does not retry for ever', async () => {
    stopTime();
    rig.config.pause = [100, 100];
    const { code, guests, one } = await goneOn();
    rig.store.answers = spoilt;
    await one.does({ type: 'leave' });
    await passUntil(() => guests.every(({ dismissed }) => dismissed === 'moved'), 'the end of the table');
    await expect(rig.tables.info(code)).rejects.toThrow(/damaged, so nobody plays on/);
  });

  test('a table that finds its game begun by another server stops waiting for people to view their roles', async () => {
    rig.config.roleViewing = 1e8;
    const { host, one, code } = await goneOn();
    expect(host.info.beginsIn).not.toBeNull();
    await one.does({ type: 'answer', step: 0, option: 0 });
    const { info } = await rig.come('host', code);
    expect([info.beginsIn, info.seats.map(({ looking }) => looking)]).toEqual([null, [false, false, false, false]]);
  });
});
