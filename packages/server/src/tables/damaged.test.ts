// A table of which something is damaged is shut, with a sentence; all others go on.

import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playOn, Rig } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** As a bad disk might do it. */
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
])('it is shut where %s is damaged', async (_, statement) => {
  const { code, guests, host } = await rig.deal(4);
  await playOn(guests, () => host.view.step >= 4);
  await host.does({ type: 'say', channel: 'table', text: 'Howdy.' });
  const sound = await rig.deal(2, 'dice');
  await rig.restart(spoil(statement.replace('$code', code)));
  expect(() => rig.tables.info(code)).toThrow(/damaged, so nobody plays on/);
  const back = await rig.come('bob', sound.code);
  expect(back.last('game')).toBeDefined();
  expect(rig.stumbles).toEqual([expect.stringContaining('What is kept of this table is damaged')]);
});
