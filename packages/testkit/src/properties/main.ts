// `npm run properties`: random games with every property checked, until everything was used. `-- --games N` plays more.

import { parseArgs } from 'node:util';
import { randomFrom } from '@posse/engine';
import { cardSubject } from './card.ts';
import { Broken, Checker } from './check.ts';

/** Whatever was not used by then is reported as never used. */
const PATIENCE = 10;

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1500' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  process.stderr.write(`--games should be a whole number of games, such as 10000, not "${values.games}".\n`);
  process.exit(2);
}

const checker = new Checker(cardSubject);
const random = randomFrom(values.seed);
const missing = (): string[] => cardSubject.everything().filter((name) => !checker.used.has(name));
let played = 0;
let failed = 0;

try {
  while (played < games || (missing().length > 0 && played < games * PATIENCE)) checker.play(played++, random);
  if (missing().length > 0) failed = 1;
} catch (problem) {
  if (!(problem instanceof Broken)) throw problem;
  process.stdout.write(`${problem.message}\n`);
  failed = 1;
}

for (const name of missing()) process.stdout.write(`never used: ${name}\n`);
process.stdout.write(`${played} games, ${checker.decisions} decisions, ${checker.used.size} things used\n`);
process.stdout.write(`properties: ${played - failed} passed, ${failed} failed\n`);
process.exitCode = failed;
