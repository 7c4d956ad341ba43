// npm run playthroughs: writes the games in rulings/playthroughs anew, and says which of them go another way now.

import { FOLDER, renew } from './files.ts';
import { GAMES } from './games.ts';

if (process.argv.length > 2) {
  console.error('npm run playthroughs takes no arguments: it writes all games anew.');
  process.exitCode = 2;
} else {
  const changed = renew(FOLDER, GAMES);
  for (const file of changed) console.log(`rulings/playthroughs/${file}`);
  console.log(`${changed.length} of ${GAMES.length} games changed`);
}
