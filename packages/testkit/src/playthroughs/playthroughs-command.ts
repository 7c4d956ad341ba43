// npm run playthroughs: records all games anew, and lists those that changed.

import { BOT_GAMES } from './bot-games.ts';
import { BOT_FOLDER, FOLDER, renew } from './game-files.ts';
import { GAMES } from './recorded-games.ts';

if (process.argv.length > 2) {
  console.error('npm run playthroughs takes no arguments: it writes all games anew.');
  process.exitCode = 2;
} else {
  const changed = [
    ...renew(FOLDER, GAMES).map((file) => `rulings/playthroughs/${file}`),
    ...renew(BOT_FOLDER, BOT_GAMES).map((file) => `packages/bots/games/${file}`),
  ];
  for (const file of changed) console.log(file);
  console.log(`${changed.length} of ${GAMES.length + BOT_GAMES.length} files changed`);
}
