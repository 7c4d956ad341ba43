// `npm run properties`: random games with every property checked, until everything was used.
// `-- --games N` plays more of each game, `-- --game dice` only one of them.

import { parseArgs } from 'node:util';
import { type AnswerBase, type FactBase, randomFrom } from '@posse/engine';
import { cardSubject } from './card.ts';
import { Broken, Checker } from './check.ts';
import { diceSubject } from './dice.ts';
import type { Subject } from './subject.ts';

/** Whatever was not used by then is reported as never used. */
const PATIENCE = 10;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1200' },
    game: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  process.stderr.write(`--games should be a whole number of games, such as 10000, not "${values.games}".\n`);
  process.exit(2);
}
if (!['card', 'dice', 'both'].includes(values.game)) {
  process.stderr.write(`--game should be card, dice or both, not "${values.game}".\n`);
  process.exit(2);
}

let played = 0;
let failed = 0;

function run<Setup, State, Frame, A extends AnswerBase, Fact extends FactBase, View, Client>(
  subject: Subject<Setup, State, Frame, A, Fact, View, Client>,
): void {
  const checker = new Checker(subject);
  const random = randomFrom(values.seed);
  const missing = (): string[] => subject.everything().filter((name) => !checker.used.has(name));
  let number = 0;
  try {
    while (number < games || (missing().length > 0 && number < games * PATIENCE)) checker.play(number++, random);
    if (missing().length > 0) failed++;
  } catch (problem) {
    if (!(problem instanceof Broken)) throw problem;
    process.stdout.write(`${problem.message}\n`);
    failed++;
  }
  played += number;
  for (const name of missing()) process.stdout.write(`never used: ${name}\n`);
  const things = `${checker.used.size} things used`;
  process.stdout.write(`${subject.name}: ${number} games, ${checker.decisions} decisions, ${things}\n`);
}

if (values.game !== 'dice') run(cardSubject);
if (values.game !== 'card') run(diceSubject);
process.stdout.write(`properties: ${played - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
