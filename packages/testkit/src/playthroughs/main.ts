// npm run playthroughs: writes the games in rulings/playthroughs and those of the bots anew, and says which of them go another way now.

import { BOT_GAMES } from './bots.ts';
import { BOT_FOLDER, FOLDER, renew } from './files.ts';
import { GAMES } from './games.ts';

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
