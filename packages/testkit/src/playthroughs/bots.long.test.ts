// The bots think and play as it is written in packages/bots/games: a change that nobody meant shows here.

import { expect, test } from 'vitest';
import { BOT_GAMES } from './bots.ts';
import { BOT_FOLDER, compare, strays } from './files.ts';

test.each(BOT_GAMES)('$name: bots play as they did', (games) => {
  const changed = compare(BOT_FOLDER, games);
  if (changed !== null) expect.fail(changed);
});

test('nothing else lies beside them', () => {
  expect(strays(BOT_FOLDER, BOT_GAMES)).toEqual([]);
});
