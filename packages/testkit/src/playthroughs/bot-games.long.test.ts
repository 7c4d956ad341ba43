// Tests that bots think and play as recorded in packages/bots/games.

import { expect, test } from 'vitest';
import { BOT_GAMES } from './bot-games.ts';
import { BOT_FOLDER, compare, strays } from './game-files.ts';

test.each(BOT_GAMES)('bots play as recorded in $name', (games) => {
  const changed = compare(BOT_FOLDER, games);
  if (changed !== null) expect.fail(changed);
});

test('the folder of recorded bot games has no other files', () => {
  expect(strays(BOT_FOLDER, BOT_GAMES)).toEqual([]);
});
